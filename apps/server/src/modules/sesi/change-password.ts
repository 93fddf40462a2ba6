import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { changePassword as route } from '@kencana/contract/session'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { recordChange } from '../../platform/http/change.ts'
import { countGuess } from '../../platform/session/guess-limiter.ts'
import { hashPassword, isWeakPassword, passwordMatches } from '../../platform/session/password.ts'
import { endSessions, openSession } from '../../platform/session/session-store.ts'
import { inStore } from '../../platform/transaction.ts'
import { replacePassword } from '../users/index.ts'
import { findUser } from './sesi.queries.ts'

/**
 * Changes the own password; every session of the user ends, and a new one begins with a token of
 * its own, which is told once and kept nowhere with the answer. The limiter and the hashing come
 * before the transaction: guesses must not hold connections that tills wait for.
 */
export async function changePassword(
  ctx: Ctx,
  input: BodyOf<typeof route>,
): Promise<AnswerOf<typeof route>> {
  const { user_id } = ctx.actor
  const forgetGuesses = await countGuess(ctx.app, user_id, { oleh: user_id })
  const user = await findUser(ctx.app.pool, user_id)
  const isRight = await passwordMatches(user?.sandi, input.password)
  if (isRight) await forgetGuesses()
  const isWeak =
    input.new_password === input.password || (await isWeakPassword(input.new_password, user_id))
  const fresh = isRight && !isWeak ? await hashPassword(input.new_password) : undefined
  let isChanged = false
  return inStore(ctx.app.pool, ctx.kode_toko, async db => {
    const scoped: StoreCtx = { ...ctx, db }
    const done = await recordChange(scoped, route, input, async () => {
      if (!isRight) refuseOld()
      if (fresh === undefined) return refuseWeak()
      if (!(await replacePassword(db, user_id, user?.sandi ?? '', fresh, ctx.now()))) refuseOld()
      isChanged = true
      return { message: 'Update password berhasil' }
    })
    if (!isChanged) return done
    // After the chain has taken it down: only a session that lives may write there.
    await endSessions(db, user_id, ctx.now(), null)
    return { ...done, token: await openSession(db, user_id, ctx.now()) }
  })
}

const refuseOld = (): never => refuse('SANDI_LAMA_SALAH', {}, { password: 'Password lama salah' })

function refuseWeak(): never {
  const weak = 'Password baru sedikitnya 8 huruf dan tidak mudah ditebak'
  return refuse('SANDI_LEMAH', {}, { new_password: weak })
}
