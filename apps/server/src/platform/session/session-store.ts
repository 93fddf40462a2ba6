import { hash, randomBytes } from 'node:crypto'
import { ACTS_FOR_STORES, type Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { Actor, App } from '../context.ts'
import { first, type Queryable, run, sql } from '../sql.ts'
import { isStoreCode } from '../transaction.ts'

/** The token is 256 random bits; only its hash is kept (03-decisions §3). */
const newToken = (): string => randomBytes(32).toString('base64url')
const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

interface SessionRow {
  user_id: string
  nama: string
  level: Level
  kode_toko: string
  tipe: 'PUSAT' | 'CABANG'
  akses: string
  ganti_sandi: boolean
  dipakai_pada: Date
  dibuat_pada: Date
  toko_ada: boolean
}

/** However much it is used, a session ends after a working day. */
const LONGEST_MS = 12 * 3_600_000

/** A session that was last used, or made, before these is over. */
export const sessionsSince = (app: App): { since: Date; born: Date } => {
  const now = app.clock.now().getTime()
  return {
    since: new Date(now - app.config.idleMinutes * 60_000),
    born: new Date(now - LONGEST_MS),
  }
}

/** Who asks, before anybody looked: the hash of the token and the store that the address names. */
export interface Asking {
  readonly sesi: Buffer
  readonly kodeToko: string | undefined
  /** Asked by the page itself, while nobody touched it: no use of the session. */
  readonly isUnattended: boolean
}

/** What a session means: its user, and the store worked for. */
export interface Seen {
  readonly actor: Actor
  readonly kode_toko: string
}

/** @throws Refusal TOKEN_TIDAK_SAH for what cannot be a token */
export function askingOf(
  authorization: string | undefined,
  kodeToko: string | undefined,
  isUnattended = false,
): Asking {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7).trim() : ''
  if (token.length < 20 || token.length > 100) refuse('TOKEN_TIDAK_SAH')
  return { sesi: tokenHash(token), kodeToko, isUnattended }
}

/**
 * The actor of a bearer token, re-read on every request.
 * @throws Refusal TOKEN_TIDAK_SAH (unknown, revoked or idle), TOKO_BUKAN_HAK
 */
export async function authenticate(
  app: App,
  authorization: string | undefined,
  kodeToko: string | undefined,
): Promise<Seen> {
  const asking = askingOf(authorization, kodeToko)
  const { seen, isDue } = await identify(app, asking, app.pool)
  if (isDue) await touch(app, asking)
  return seen
}

/**
 * Looks a session up on any connection; `isDue` says that its use has to be noted (`touch`). Sends
 * its statement before it returns, so that others may be sent behind it.
 * @throws Refusal TOKEN_TIDAK_SAH (unknown, revoked or idle), TOKO_BUKAN_HAK, SERVER_TOKO_LAIN
 */
export async function identify(
  app: App,
  asking: Asking,
  db: Queryable,
): Promise<{ seen: Seen; isDue: boolean }> {
  const { sesi, kodeToko } = asking
  const row = await first<SessionRow>(
    db,
    sql`select u.user_id, u.nama, u.level, u.kode_toko, u.akses::text as akses, t.tipe,
          u.ganti_sandi, s.dipakai_pada, s.dibuat_pada,
          exists (select 1 from toko b where b.kode_toko = ${kodeToko ?? ''}
            and b.dihapus_pada is null) as toko_ada
        from sesi s join users u on u.user_id = s.user_id join toko t on t.kode_toko = u.kode_toko
        where s.token_hash = ${sesi} and s.dicabut_pada is null and u.aktif`,
  )
  const now = app.clock.now().getTime()
  const idleSince = now - (row?.dipakai_pada.getTime() ?? 0)
  const place = placeOf(asking)
  const isOver = idleSince > app.config.idleMinutes * 60_000
  if (row === undefined || isOver || now - row.dibuat_pada.getTime() > LONGEST_MS) {
    guesses.delete(place)
    return refuse('TOKEN_TIDAK_SAH')
  }
  const kode_toko = kodeToko ?? row.kode_toko
  if (!mayActFor(row, kode_toko) || (kodeToko !== undefined && !row.toko_ada)) {
    guesses.delete(place)
    return refuse('TOKO_BUKAN_HAK', { kode_toko: isStoreCode(kode_toko) ? kode_toko : '?' })
  }
  if (!serves(app, row, kode_toko)) {
    guesses.delete(place)
    return refuse('SERVER_TOKO_LAIN', { kode_toko: app.config.variant?.kode_toko ?? '' })
  }
  return {
    seen: remember(place, row, sesi, kode_toko),
    isDue: idleSince > 60_000 && !asking.isUnattended,
  }
}

/** Notes that a session was used. */
export const touch = ({ pool, clock }: App, { sesi }: Asking): Promise<number> =>
  run(pool, sql`update sesi set dipakai_pada = ${clock.now()} where token_hash = ${sesi}`)

/**
 * What each token meant when this process last looked. Only to work ahead with: nothing that comes
 * of it is used before `identify` has answered the very same object. Losing it costs a round trip.
 */
const guesses = new Map<string, { readonly seen: Seen; readonly facts: Facts }>()
type Facts = readonly (string | boolean)[]
const GUESSES_MAX = 1_000

/** Who asks, if nothing has changed since; undefined when nothing is known. */
export const guessOf = (asking: Asking): Seen | undefined => guesses.get(placeOf(asking))?.seen

const placeOf = ({ sesi, kodeToko }: Asking): string =>
  `${sesi.toString('latin1')} ${kodeToko ?? ''}`

/** The object remembered when all is as it was, else a new one that is remembered instead. */
function remember(place: string, row: SessionRow, sesi: Buffer, kode_toko: string): Seen {
  const { user_id, nama, level, tipe, akses, ganti_sandi } = row
  const facts: Facts = [user_id, nama, level, tipe, row.kode_toko, ganti_sandi, kode_toko, akses]
  const known = guesses.get(place)
  if (known !== undefined && facts.every((fact, i) => fact === known.facts[i])) return known.seen
  const actor: Actor = {
    user_id,
    nama,
    level,
    tipe,
    kode_toko: row.kode_toko,
    ganti_sandi,
    sesi,
    akses: new Set(JSON.parse(akses) as string[]),
  }
  const seen = { actor, kode_toko }
  guesses.delete(place)
  guesses.set(place, { seen, facts })
  const [oldest] = guesses.keys()
  if (guesses.size > GUESSES_MAX && oldest !== undefined) guesses.delete(oldest)
  return seen
}

/** Own store always; another one only from the head office and with a level that may. */
export const mayActFor = (
  user: { kode_toko: string; tipe: 'PUSAT' | 'CABANG'; level: Level },
  kode_toko: string,
): boolean =>
  user.kode_toko === kode_toko ||
  (user.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(user.level) && isStoreCode(kode_toko))

/** Whether this process serves somebody who works for a store (TIPE, KODE_TOKO). */
export function serves(
  { config: { variant } }: App,
  user: { tipe: 'PUSAT' | 'CABANG' },
  kode_toko: string,
): boolean {
  if (variant === undefined) return true
  return variant.tipe === 'PUSAT' ? user.tipe === 'PUSAT' : variant.kode_toko === kode_toko
}

/** Opens a session; answers the token, which is never seen again. */
export async function openSession(db: Queryable, userId: string, at: Date): Promise<string> {
  const token = newToken()
  await run(
    db,
    sql`insert into sesi (token_hash, user_id, dibuat_pada, dipakai_pada)
        values (${tokenHash(token)}, ${userId}, ${at}, ${at})`,
  )
  return token
}

/** Whether the user id is in use: a session neither revoked, idle nor too old. */
export async function inUse(
  db: Queryable,
  userId: string,
  { since, born }: { since: Date; born: Date },
): Promise<boolean> {
  const row = await first(
    db,
    sql`select 1 from sesi where user_id = ${userId} and dicabut_pada is null
          and dipakai_pada > ${since} and dibuat_pada > ${born} limit 1`,
  )
  return row !== undefined
}

/** Ends a user's sessions, all or all but one. */
export const endSessions = (
  db: Queryable,
  userId: string,
  at: Date,
  except: Buffer | null,
): Promise<number> =>
  run(
    db,
    sql`update sesi set dicabut_pada = ${at}
        where user_id = ${userId} and dicabut_pada is null
          and (${except}::bytea is null or token_hash <> ${except}::bytea)`,
  )
