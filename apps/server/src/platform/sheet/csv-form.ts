import { type CsvDelimiter, csvDelimiter } from '@kencana/contract/kit/csv-form'
import type { Pool } from 'pg'
import { first, type Queryable, sql } from '../sql.ts'
import { readInStore } from '../transaction.ts'

/** How a store wants its CSV, read in the transaction that is open for it. */
export async function csvFormOf(db: Queryable, kode_toko: string): Promise<CsvDelimiter> {
  const kept = await first<{ nilai: string }>(
    db,
    sql`select nilai from para_system where kode_toko = ${kode_toko} and kunci = 'CSV_PEMISAH'`,
  )
  return csvDelimiter(kept?.nilai)
}

/** The same by itself. */
export const csvFormIn = (pool: Pool, kode_toko: string): Promise<CsvDelimiter> =>
  readInStore(pool, kode_toko, db => csvFormOf(db, kode_toko))
