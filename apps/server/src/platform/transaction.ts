import type { Pool, PoolClient } from 'pg'

const STORE_CODE = /^[A-Z0-9][A-Z0-9_-]{0,19}$/

/** Whether a text can be a store's code; only such a text ever reaches `SET LOCAL`. */
export const isStoreCode = (text: string): boolean => STORE_CODE.test(text)

const RETRIED = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction whose row security is set to one store. BEGIN and SET LOCAL travel
 * as messages of their own (06-performance §3.3). Serialization failures and deadlocks are tried
 * again, at most three times: nothing of a failed try remains.
 */
export async function inStore<T>(
  pool: Pool,
  kode_toko: string,
  work: (db: PoolClient) => Promise<T>,
): Promise<T> {
  if (!isStoreCode(kode_toko)) throw new Error(`not a store code: ${kode_toko}`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(pool, kode_toko, work)
    } catch (error) {
      if (attempt >= 3 || !RETRIED.has(sqlState(error) ?? '')) throw error
    }
  }
}

async function once<T>(
  pool: Pool,
  kode_toko: string,
  work: (db: PoolClient) => Promise<T>,
): Promise<T> {
  const db = await pool.connect()
  let broken: Error | undefined
  try {
    await db.query('BEGIN')
    await db.query(`SET LOCAL app.kode_toko = '${kode_toko}'`)
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

/** SQLSTATE of a database error, or undefined. */
export function sqlState(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined
}

/** Name of the violated constraint without a shard suffix (`_102044`). */
export function constraintOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? String(error.constraint).replace(/_\d{6,}$/, '')
    : undefined
}
