import { first, type Queryable, sql } from '../../platform/sql.ts'

/** The open business day of a store; undefined when none was ever opened. */
export const openDay = async (db: Queryable, kode_toko: string): Promise<string | undefined> =>
  (
    await first<{ tgl: string }>(
      db,
      sql`select tgl from hari_bisnis where kode_toko = ${kode_toko} and status = 'BUKA'`,
    )
  )?.tgl
