import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { changePassword as route } from '@kencana/contract/session'
import type { StoreCtx } from '../../platform/context.ts'
import { countGuess } from '../../platform/session/guess-limiter.ts'
import { hashPassword, isWeakPassword, passwordMatches } from '../../platform/session/password.ts'
import { endSessions } from '../../platform/session/session-store.ts'
import { findUser, setPassword } from './sesi.queries.ts'

/** Changes the own password; every other session of the user ends. */
export async function changePassword(
  ctx: StoreCtx,
  input: BodyOf<typeof route>,
): Promise<{ message: string }> {
  const { user_id, sesi } = ctx.actor
  const forgetGuesses = await countGuess(ctx.app, user_id)
  const user = await findUser(ctx.db, user_id)
  if (!(await passwordMatches(user?.sandi, input.password))) {
    refuse('SANDI_LAMA_SALAH', {}, { password: 'Password lama salah' })
  }
  await forgetGuesses()
  if (isWeakPassword(input.new_password, user_id)) {
    const weak = 'Password baru sedikitnya 8 huruf dan tidak mudah ditebak'
    refuse('SANDI_LEMAH', {}, { new_password: weak })
  }
  await setPassword(ctx.db, user_id, await hashPassword(input.new_password), ctx.now())
  await endSessions(ctx.db, user_id, ctx.now(), sesi)
  return { message: 'Update password berhasil' }
}
