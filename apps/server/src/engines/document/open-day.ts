import { first, type Queryable, sql } from '../../platform/sql.ts'

/** The open business day of a store; undefined when none was ever opened. */
export const openDay = async (db: Queryable, kode_toko: string): Promise<string | undefined> =>
  (
    await first<{ tgl: string }>(
      db,
      sql`select tgl from hari_bisnis where kode_toko = ${kode_toko} and status = 'BUKA'`,
    )
  )?.tgl

/** Who closed a business day; undefined while it is open, or was never. */
export const closerOf = async (
  db: Queryable,
  kode_toko: string,
  tgl: string,
): Promise<string | undefined> =>
  (
    await first<{ ditutup_oleh: string | null }>(
      db,
      sql`select ditutup_oleh from hari_bisnis where kode_toko = ${kode_toko} and tgl = ${tgl}`,
    )
  )?.ditutup_oleh ?? undefined
