import { createHash, randomBytes } from 'node:crypto'
import { ACTS_FOR_STORES, type Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { Actor, App } from '../context.ts'
import { first, type Queryable, run, sql } from '../sql.ts'
import { isStoreCode } from '../transaction.ts'

/** The token is 256 random bits; only its hash is kept (03-decisions §3). */
const newToken = (): string => randomBytes(32).toString('base64url')
const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

interface SessionRow {
  user_id: string
  nama: string
  level: Level
  kode_toko: string
  tipe: 'PUSAT' | 'CABANG'
  akses: string[]
  dipakai_pada: Date
  toko_ada: boolean
}

/**
 * The actor of a bearer token, re-read on every request.
 * @throws Refusal TOKEN_TIDAK_SAH (unknown, revoked or idle), TOKO_BUKAN_HAK
 */
export async function authenticate(
  app: App,
  authorization: string | undefined,
  kodeToko: string | undefined,
): Promise<{ actor: Actor; kode_toko: string }> {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7).trim() : ''
  if (token.length < 20 || token.length > 100) refuse('TOKEN_TIDAK_SAH')
  const sesi = tokenHash(token)
  const row = await first<SessionRow>(
    app.pool,
    sql`select u.user_id, u.nama, u.level, u.kode_toko, u.akses, t.tipe, s.dipakai_pada,
          exists (select 1 from toko b where b.kode_toko = ${kodeToko ?? ''}
            and b.dihapus_pada is null) as toko_ada
        from sesi s join users u on u.user_id = s.user_id join toko t on t.kode_toko = u.kode_toko
        where s.token_hash = ${sesi} and s.dicabut_pada is null and u.aktif`,
  )
  const now = app.clock.now()
  const idleMs = app.config.idleMinutes * 60_000
  if (row === undefined || now.getTime() - row.dipakai_pada.getTime() > idleMs) {
    return refuse('TOKEN_TIDAK_SAH')
  }
  if (now.getTime() - row.dipakai_pada.getTime() > 60_000) await touch(app.pool, sesi, now)
  const kode_toko = kodeToko ?? row.kode_toko
  if (!mayActFor(row, kode_toko) || (kodeToko !== undefined && !row.toko_ada)) {
    return refuse('TOKO_BUKAN_HAK', { kode_toko: isStoreCode(kode_toko) ? kode_toko : '?' })
  }
  const { user_id, nama, level, tipe } = row
  const actor: Actor = {
    user_id,
    nama,
    level,
    tipe,
    kode_toko: row.kode_toko,
    sesi,
    akses: new Set(row.akses),
  }
  return { actor, kode_toko }
}

/** Own store always; another one only from the head office and with a level that may. */
const mayActFor = (
  user: { kode_toko: string; tipe: 'PUSAT' | 'CABANG'; level: Level },
  kode_toko: string,
): boolean =>
  user.kode_toko === kode_toko ||
  (user.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(user.level) && isStoreCode(kode_toko))

const touch = (db: Queryable, sesi: Buffer, at: Date) =>
  run(db, sql`update sesi set dipakai_pada = ${at} where token_hash = ${sesi}`)

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

/** Whether the user id is in use: a session neither revoked nor idle. */
export async function inUse(db: Queryable, userId: string, since: Date): Promise<boolean> {
  const row = await first(
    db,
    sql`select 1 from sesi where user_id = ${userId} and dicabut_pada is null
          and dipakai_pada > ${since} limit 1`,
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
