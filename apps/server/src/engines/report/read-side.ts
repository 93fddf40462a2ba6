import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { App } from '../../platform/context.ts'
import { first, type Queryable, sql } from '../../platform/sql.ts'

/** How long a report waits for the replica to catch up before the primary reads it. */
const WAIT_MS = 1_000
const LOOK_MS = 25
/** How long the primary reads everything after the replica was away or behind. */
const REST_MS = 10_000

/** Only spares tries that would fail: a process that forgets it loses a second, never a row. */
const restsUntil = new WeakMap<Pool, number>()

/** Where the primary stood when a report was asked for. */
interface Standing {
  readonly sistem: string
  readonly mulai: string
  readonly lsn: string
}

/**
 * The pool a report reads from: the replica, once it holds everything that was committed before the
 * report was asked for, else the primary. So a report is never older than its question, wherever it
 * was read (decision 0011).
 */
export async function readSide(app: Pick<App, 'readPool' | 'replicaPool' | 'log'>): Promise<Pool> {
  const { readPool, replicaPool, log } = app
  if (replicaPool === undefined || (restsUntil.get(replicaPool) ?? 0) > performance.now()) {
    return readPool
  }
  const primary = await standingOf(readPool)
  const reason = await unfitness(replicaPool, primary)
  if (reason === undefined) return replicaPool
  restsUntil.set(replicaPool, performance.now() + REST_MS)
  log.warn({ reason }, 'laporan dibaca dari basis data utama')
  return readPool
}

/** Everything committed lies before the flushed end of the log. */
async function standingOf(db: Queryable): Promise<Standing> {
  const row = await first<Standing>(
    db,
    sql`select (select system_identifier::text from pg_control_system()) as sistem,
          pg_postmaster_start_time()::text as mulai, pg_current_wal_flush_lsn()::text as lsn`,
  )
  if (row === undefined) throw new Error('the primary did not say where it stands')
  return row
}

/** Why the replica cannot be read from now; undefined when it can. */
async function unfitness(replica: Pool, primary: Standing): Promise<string | undefined> {
  const until = performance.now() + WAIT_MS
  try {
    let seen = await look(replica, primary)
    while (seen.milik && !seen.sampai && performance.now() < until) {
      await sleep(LOOK_MS)
      seen = await look(replica, primary)
    }
    if (!seen.milik) return 'not a replica of this database'
    return seen.sampai ? undefined : `behind by ${seen.kurang} bytes`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

interface Look {
  /** Follows this very primary; a replica that was promoted does not any more. */
  readonly milik: boolean
  readonly sampai: boolean
  readonly kurang: string
}

async function look(replica: Pool, { sistem, mulai, lsn }: Standing): Promise<Look> {
  const { rows } = await replica.query<Look>({
    text: `select s.system_identifier::text = $1
             and (r.lsn is not null or pg_postmaster_start_time()::text = $2) as milik,
           coalesce(r.lsn >= $3::pg_lsn, true) as sampai,
           coalesce(greatest($3::pg_lsn - r.lsn, 0), 0)::text as kurang
         from pg_control_system() s,
           (select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as lsn) r`,
    values: [sistem, mulai, lsn],
    query_timeout: WAIT_MS,
  } as { text: string; values: unknown[] })
  const [row] = rows
  if (row === undefined) throw new Error('the replica did not say where it stands')
  return row
}
