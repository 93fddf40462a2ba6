import type { Pool, PoolClient } from 'pg'
import { inStore } from '../../../platform/transaction.ts'

const UNDO = new Error('undone')

/** What `work` gives when it is done in a store's transaction of which nothing stays. */
export async function undone<T>(
  pool: Pool,
  kode_toko: string,
  work: (db: PoolClient) => Promise<T>,
): Promise<T> {
  let done: { readonly value: T } | undefined
  try {
    await inStore(pool, kode_toko, async db => {
      done = { value: await work(db) }
      throw UNDO
    })
  } catch (error) {
    if (error !== UNDO || done === undefined) throw error
  }
  if (done === undefined) throw new Error('nothing was done')
  return done.value
}
