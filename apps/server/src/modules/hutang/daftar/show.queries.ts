import { first, type Queryable, sql } from '../../../platform/sql.ts'

/** Prints of a loan's letter. */
export const loanPrints = async (
  db: Queryable,
  kode_toko: string,
  nomor: string,
): Promise<number> =>
  (
    await first<{ n: number }>(
      db,
      sql`select count(*)::int as n from cetak_nota
          where kode_toko = ${kode_toko} and nomor = ${nomor}`,
    )
  )?.n ?? 0
