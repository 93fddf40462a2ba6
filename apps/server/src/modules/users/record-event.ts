import type { UserChange } from '@kencana/contract/areas/users'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { type Changed, noteChanged } from '../../platform/trail/changed.ts'
import { insertEvent } from './users.queries.ts'

/** Keeps who did what with a user, in the transaction that did it. No passwords, no hashes. */
export async function recordEvent(
  ctx: StoreCtx,
  user_id: string,
  aksi: UserChange['aksi'],
  facts: Sides = {},
): Promise<void> {
  const pada = ctx.now()
  await insertEvent(ctx.db, {
    user_id,
    id: uuidv7(pada),
    aksi,
    oleh: ctx.actor.user_id,
    pada,
    ...facts,
  })
  await noteChanged(ctx.db, () => ({ tabel: 'users', kode: user_id, aksi, bidang: sides(facts) }))
}

type Sides = { readonly sebelum?: object; readonly sesudah?: object }

/** Field by field what it was and became, as the trail tells it. */
function sides({ sebelum = {}, sesudah = {} }: Sides): Changed['bidang'] {
  const [before, after] = [new Map(Object.entries(sebelum)), new Map(Object.entries(sesudah))]
  const names = new Set([...before.keys(), ...after.keys()])
  names.delete('user_id')
  const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0
  return Object.fromEntries(
    [...names].flatMap(name => {
      const sides = [before.get(name) ?? null, after.get(name) ?? null] as const
      return sides.some(isNothing) ? [] : [[name, sides]]
    }),
  )
}

/** Tells the open screens of a user to read their rights again; a hint, after the commit. */
export const tellUser = (ctx: StoreCtx, user_id: string): void =>
  ctx.notify({ event: 'hak-berubah', to: { user_id }, body: {} })
