import { onDevice } from '../../../../lib/device/local-database.ts'
import type { Cart } from './cart.ts'

interface Draft {
  readonly id: string
  readonly cart: Cart
}

/** The open nota of a user at a store: it survives a reload, a crash and a logout. */
export async function readDraft(id: string): Promise<Cart | undefined> {
  const draft = await onDevice<Draft | undefined>('draf', 'readonly', store => store.get(id))
  return draft?.cart
}

/** Keeps the nota as it stands; `null` drops it. */
export async function writeDraft(id: string, cart: Cart | null): Promise<void> {
  await onDevice('draf', 'readwrite', store =>
    cart === null ? store.delete(id) : store.put({ id, cart }),
  )
}
