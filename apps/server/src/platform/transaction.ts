import type { Writable } from 'node:stream'
import type { Pool, PoolClient } from 'pg'

const STORE_CODE = /^[A-Z0-9][A-Z0-9_-]{0,19}$/

/** Whether a text can be a store's code; only such a text ever reaches `SET LOCAL`. */
export const isStoreCode = (text: string): boolean => STORE_CODE.test(text)

/** Losers of a race, and who got a connection whose COMMIT was cancelled (see onceRead). */
const RETRIED = new Set(['40001', '40P01', '25P02'])

type Work<T> = (db: PoolClient) => Promise<T>

/**
 * Runs `work` in one transaction whose row security is set to one store. BEGIN and SET LOCAL travel
 * as messages of their own (06-performance §3.3), the second without waiting for the first.
 * Serialization failures and deadlocks are tried again, at most three times: nothing of a failed
 * try remains.
 */
export async function inStore<T>(pool: Pool, kode_toko: string, work: Work<T>): Promise<T> {
  const setStore = enter(kode_toko)
  return again(() => once(pool, ['BEGIN', setStore], work))
}

/**
 * The same for work that looks at the books by several statements and must see them as they stood
 * at one moment: what somebody commits in between is in none of its answers.
 */
export async function inSnapshot<T>(pool: Pool, kode_toko: string, work: Work<T>): Promise<T> {
  const setStore = enter(kode_toko)
  return again(() => once(pool, ['BEGIN ISOLATION LEVEL REPEATABLE READ', setStore], work))
}

/**
 * The same for work that only reads: the database refuses the rest. Nothing waits for BEGIN, SET
 * LOCAL and COMMIT; they stand before and behind the statements of `work` on the wire, and who
 * borrows the connection next queues behind them.
 */
export async function readInStore<T>(pool: Pool, kode_toko: string, work: Work<T>): Promise<T> {
  const setStore = enter(kode_toko)
  return again(() => onceRead(pool, setStore, work))
}

function enter(kode_toko: string): string {
  if (!isStoreCode(kode_toko)) throw new Error(`not a store code: ${kode_toko}`)
  return `SET LOCAL app.kode_toko = '${kode_toko}'`
}

/** The rest of the transaction works for this store; every node of a database hears of it. */
export const enterStore = (db: PoolClient, kode_toko: string) => db.query(enter(kode_toko))

const TRIES = 3

/** Does once more what lost a race; nothing of a failed attempt may remain. */
export async function again<T>(attempt: () => Promise<T>, tried = 1): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (tried === TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error
    return again(attempt, tried + 1)
  }
}

async function once<T>(pool: Pool, start: readonly string[], work: Work<T>): Promise<T> {
  const db = await pool.connect()
  let broken: Error | undefined
  try {
    await Promise.all(inOnePacket(db, () => start.map(statement => db.query(statement))))
    const result = await work(db)
    await db.query('COMMIT')
    return result
  } catch (error) {
    await db.query('ROLLBACK').catch((fault: Error) => {
      broken = fault
    })
    throw error
  } finally {
    db.release(broken)
  }
}

async function onceRead<T>(pool: Pool, setStore: string, work: Work<T>): Promise<T> {
  const db = await pool.connect()
  try {
    const [start, result] = await Promise.allSettled(
      inOnePacket(db, () => [
        Promise.all([db.query('BEGIN READ ONLY'), db.query(setStore)]),
        work(db),
      ]),
    )
    if (start.status === 'rejected') throw start.reason
    if (result.status === 'rejected') throw result.reason
    return result.value
  } finally {
    // The answer leaves first. COMMIT fails with the connection, which the pool then throws away,
    // or when an administrator cancels it: then the transaction would stay on the connection, and
    // whoever is behind us on it would be refused for something that is not theirs.
    setImmediate(() => {
      db.query('COMMIT').catch(() => db.query('ROLLBACK').catch(() => undefined))
      db.release()
    })
  }
}

/**
 * What `send` asks for before it first waits leaves as one packet. A write to the socket costs
 * about what the database needs for a small statement.
 */
export function inOnePacket<T>(db: PoolClient, send: () => T): T {
  const { stream } = (db as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}

/** SQLSTATE of a database error, or undefined. */
export function sqlState(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined
}

/** Table that an error of the database names. */
export function tableOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'table' in error
    ? String(error.table)
    : undefined
}

/** What an error of the database says besides, or undefined. */
export function detailOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'detail' in error
    ? String(error.detail)
    : undefined
}

/** Name of the violated constraint without a shard suffix (`_102044`). */
export function constraintOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? String(error.constraint).replace(/_\d{6,}$/, '')
    : undefined
}
