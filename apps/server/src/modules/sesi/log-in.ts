import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { login, SessionAnswer } from '@kencana/contract/session'
import type { App } from '../../platform/context.ts'
import { countAddress } from '../../platform/session/address-limiter.ts'
import { countGuess } from '../../platform/session/guess-limiter.ts'
import { passwordMatches } from '../../platform/session/password.ts'
import {
  endSessions,
  inUse,
  openSession,
  serves,
  sessionsSince,
} from '../../platform/session/session-store.ts'
import { inStore } from '../../platform/transaction.ts'
import { findUser, holdUser, type UserRow } from './sesi.queries.ts'
import { sessionAnswer } from './session-answer.ts'

/** Where a login comes from. */
export interface LoginFrom {
  /** Address of this server as the caller sees it. */
  readonly origin: string
  /** Address of the caller. */
  readonly alamat: string
  readonly requestId: string
  /** At the server's own machine, with nothing in between. */
  readonly isHere: boolean
}

/**
 * Logs in. A user id has one session; `akhiri_sesi_lain` ends the other one, for which the password
 * was just entered again, so that a cashier is never stuck (03-decisions §3).
 */
export async function logIn(
  app: App,
  input: BodyOf<typeof login>,
  from: LoginFrom,
): Promise<SessionAnswer> {
  const user = await knownUser(app, input, from)
  const now = app.clock.now()
  const answer = await inStore(app.pool, user.kode_toko, async db => {
    // Two logins at once wait for each other here; the user may have changed in between.
    if (!(await holdUser(db, user))) refuse('LOGIN_SALAH')
    if (!input.akhiri_sesi_lain && (await inUse(db, user.user_id, sessionsSince(app))))
      refuse('SEDANG_DIPAKAI')
    const ended = await endSessions(db, user.user_id, now, null)
    const token = await openSession(db, user.user_id, now)
    const who = { ...user, akses: new Set(user.akses) }
    return { ended, ...(await sessionAnswer(db, who, user.kode_toko, from.origin)), token }
  })
  const { ended, ...session } = answer
  if (ended > 0) app.hub.drop(user.user_id)
  app.log.info(
    { request_id: from.requestId, user_id: user.user_id, kode_toko: user.kode_toko },
    'masuk',
  )
  return session
}

/** The user whose password was given; a try is counted before it is judged (T29). */
async function knownUser(
  app: App,
  input: BodyOf<typeof login>,
  { alamat, requestId, isHere }: LoginFrom,
): Promise<UserRow> {
  const forgetAddress = await countAddress(app, alamat)
  const forgetGuesses = await countGuess(app, input.user_id, { alamat })
  const user = await findUser(app.pool, input.user_id)
  const isRight = await passwordMatches(user?.sandi, input.password)
  if (isRight && !isHere && input.password === app.config.passwordForHere) {
    app.log.warn({ request_id: requestId, user_id: user?.user_id, alamat }, 'masuk ditolak')
    return refuse('SANDI_CONTOH')
  }
  if (!isRight || user === undefined) {
    // What was typed as an unknown user id may be a password: it is not written down.
    const facts = { request_id: requestId, user_id: user?.user_id ?? null, alamat }
    app.log.warn(facts, 'masuk ditolak')
    return refuse('LOGIN_SALAH')
  }
  await forgetGuesses()
  await forgetAddress()
  if (user.sandi_sampai !== null && user.sandi_sampai <= app.clock.now()) {
    return refuse('SANDI_KEDALUWARSA')
  }
  if (!serves(app, user, user.kode_toko)) {
    return refuse('SERVER_TOKO_LAIN', { kode_toko: app.config.variant?.kode_toko ?? '' })
  }
  return user
}
