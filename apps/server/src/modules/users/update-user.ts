import type { updateUser as route } from '@kencana/contract/areas/users'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { presetFor } from './create-user.ts'
import { checkPlace, holdToChange, keepAnOwner, mayDo } from './may-manage.ts'
import { recordEvent, tellUser } from './record-event.ts'
import { type KeptUser, setFacts } from './users.queries.ts'

type Facts = BodyOf<typeof route>

/**
 * Name and number are anybody's to correct who looks after a user, and one's own; level and store
 * are decided by who makes users, never about oneself. Another level brings its own screens.
 */
export async function updateUser(
  ctx: StoreCtx,
  user_id: string,
  facts: Facts,
): Promise<AnswerOf<typeof route>> {
  const user = await holdToChange(ctx, user_id, 'oneself too')
  if (user.versi !== facts.versi) refuse('BERUBAH')
  const { versi: _, ...now } = facts
  if (user.level !== now.level || user.kode_toko !== now.kode_toko) await checkMove(ctx, user, now)
  const akses = user.level === now.level ? user.akses : presetFor(ctx.actor, now.level)
  await setFacts(ctx.db, { user_id, ...now, akses }, ctx.now())
  const changed = Object.entries(now).filter(
    ([key, value]) => user[key as keyof KeptUser] !== value,
  )
  if (changed.length > 0) {
    await recordEvent(ctx, user_id, 'UBAH', {
      sebelum: Object.fromEntries(changed.map(([key]) => [key, user[key as keyof KeptUser]])),
      sesudah: Object.fromEntries(changed),
    })
  }
  tellUser(ctx, user_id)
  return { message: 'Data User Disimpan' }
}

async function checkMove(
  ctx: StoreCtx,
  user: KeptUser,
  to: Pick<Facts, 'level' | 'kode_toko'>,
): Promise<void> {
  const { user_id } = user
  if (user_id === ctx.actor.user_id) refuse('DIRI_SENDIRI')
  if (mayDo(ctx.actor, user) !== 'ATUR') refuse('TANPA_HAK')
  await checkPlace(ctx, { user_id, ...to })
  await keepAnOwner(ctx, user_id)
}
