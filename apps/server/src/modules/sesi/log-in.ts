import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { login, SessionAnswer } from '@kencana/contract/session'
import type { App } from '../../platform/context.ts'
import { countGuess } from '../../platform/session/guess-limiter.ts'
import { passwordMatches } from '../../platform/session/password.ts'
import { endSessions, inUse, openSession } from '../../platform/session/session-store.ts'
import { inStore } from '../../platform/transaction.ts'
import { findUser } from './sesi.queries.ts'
import { sessionAnswer } from './session-answer.ts'

/**
 * Logs in. A user id has one session; `akhiri_sesi_lain` ends the other one, for which the password
 * was just entered again, so that a cashier is never stuck (03-decisions §3).
 */
export async function logIn(
  app: App,
  input: BodyOf<typeof login>,
  origin: string,
): Promise<SessionAnswer> {
  const forgetGuesses = await countGuess(app, input.user_id)
  const user = await findUser(app.pool, input.user_id)
  if (!(await passwordMatches(user?.sandi, input.password)) || user === undefined) {
    return refuse('LOGIN_SALAH')
  }
  await forgetGuesses()
  const now = app.clock.now()
  const since = new Date(now.getTime() - app.config.idleMinutes * 60_000)
  return inStore(app.pool, user.kode_toko, async db => {
    if (!input.akhiri_sesi_lain && (await inUse(db, user.user_id, since))) refuse('SEDANG_DIPAKAI')
    const ended = await endSessions(db, user.user_id, now, null)
    if (ended > 0) app.hub.drop(user.user_id)
    const token = await openSession(db, user.user_id, now)
    const who = { ...user, akses: new Set(user.akses) }
    return { ...(await sessionAnswer(db, who, user.kode_toko, origin)), token }
  })
}
