import type { UserChange } from '@kencana/contract/areas/users'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { insertEvent } from './users.queries.ts'

/** Keeps who did what with a user, in the transaction that did it. No passwords, no hashes. */
export async function recordEvent(
  ctx: StoreCtx,
  user_id: string,
  aksi: UserChange['aksi'],
  facts: { readonly sebelum?: object; readonly sesudah?: object } = {},
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
}

/** Tells the open screens of a user to read their rights again; a hint, after the commit. */
export const tellUser = (ctx: StoreCtx, user_id: string): void =>
  ctx.notify({ event: 'hak-berubah', to: { user_id }, body: {} })
