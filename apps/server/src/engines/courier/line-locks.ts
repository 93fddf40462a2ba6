import type { Pool, PoolClient } from 'pg'
import { first, type Queryable, sql } from '../../platform/sql.ts'
import type { Line } from './outbox.queries.ts'

/** Space of the advisory locks of lines. */
const LINES = 7_262

export const nameOf = ({ kode_toko, saluran }: Line): string => `${kode_toko} ${saluran}`

/** Keeps every courier from a line until the transaction ends; false when one is at it. */
export const keepFromLine = async (db: Queryable, line: Line): Promise<boolean> =>
  (
    await first<{ ours: boolean }>(
      db,
      sql`select pg_try_advisory_xact_lock(${LINES}, hashtext(${nameOf(line)})) as ours`,
    )
  )?.ours === true

/** Locks of lines: held by a connection of their own, borrowed while any is held. */
export interface LineLocks {
  /** Does the work alone among all processes of the database; `busy` when another is at it. */
  holding<T>(line: string, work: () => Promise<T>): Promise<T | 'busy'>
}

/**
 * The lock keeps processes from doing the same work twice and from tiring each other; that a
 * message is taken in once, and in its order, rests on the keys at its receiver, whoever brings it.
 * A process that ends lets its locks go with its connection.
 */
export function lineLocks(pool: Pool): LineLocks {
  let held = 0
  let current: Promise<PoolClient> | undefined
  /** Gives the connection back; a broken one is thrown away with every lock on it. */
  const giveBack = async (which: Promise<PoolClient> | undefined, isBroken: boolean) => {
    if (which === undefined || which !== current) return
    current = undefined
    await which.then(client => client.release(isBroken)).catch(() => undefined)
  }
  const ask = async (which: Promise<PoolClient>, what: string, name: string) => {
    try {
      const client = await which
      const { rows } = await client.query<{ ours: boolean }>(
        `select ${what}($1, hashtext($2)) as ours`,
        [LINES, name],
      )
      return rows[0]?.ours === true
    } catch (error) {
      await giveBack(which, true)
      throw error
    }
  }
  const holding = async <T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> => {
    held += 1
    current ??= pool.connect()
    const mine = current
    try {
      if (!(await ask(mine, 'pg_try_advisory_lock', name))) return 'busy'
      try {
        return await work()
      } finally {
        await ask(mine, 'pg_advisory_unlock', name).catch(() => undefined)
      }
    } finally {
      held -= 1
      if (held === 0) await giveBack(current, false)
    }
  }
  return { holding }
}
