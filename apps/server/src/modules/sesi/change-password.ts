import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { changePassword as route } from '@kencana/contract/session'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { recordChange } from '../../platform/http/change.ts'
import { countGuess } from '../../platform/session/guess-limiter.ts'
import { hashPassword, isWeakPassword, passwordMatches } from '../../platform/session/password.ts'
import { endSessions } from '../../platform/session/session-store.ts'
import { inStore } from '../../platform/transaction.ts'
import { replacePassword } from '../users/index.ts'
import { findUser } from './sesi.queries.ts'

/**
 * Changes the own password; every other session of the user ends. The limiter and the hashing come
 * before the transaction: guesses must not hold connections that tills wait for.
 */
export async function changePassword(
  ctx: Ctx,
  input: BodyOf<typeof route>,
): Promise<{ message: string }> {
  const { user_id, sesi } = ctx.actor
  const forgetGuesses = await countGuess(ctx.app, user_id, { oleh: user_id })
  const user = await findUser(ctx.app.pool, user_id)
  const isRight = await passwordMatches(user?.sandi, input.password)
  if (isRight) await forgetGuesses()
  const isWeak =
    input.new_password === input.password || isWeakPassword(input.new_password, user_id)
  const fresh = isRight && !isWeak ? await hashPassword(input.new_password) : undefined
  return inStore(ctx.app.pool, ctx.kode_toko, db => {
    const scoped: StoreCtx = { ...ctx, db }
    return recordChange(scoped, route, input, async () => {
      if (!isRight) refuseOld()
      if (fresh === undefined) return refuseWeak()
      if (!(await replacePassword(db, user_id, user?.sandi ?? '', fresh, ctx.now()))) refuseOld()
      await endSessions(db, user_id, ctx.now(), sesi)
      return { message: 'Update password berhasil' }
    })
  })
}

const refuseOld = (): never => refuse('SANDI_LAMA_SALAH', {}, { password: 'Password lama salah' })

function refuseWeak(): never {
  const weak = 'Password baru sedikitnya 8 huruf dan tidak mudah ditebak'
  return refuse('SANDI_LEMAH', {}, { new_password: weak })
}
