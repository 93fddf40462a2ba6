import { first, type Queryable, rows, sql } from '../../../platform/sql.ts'

export interface CheckRow {
  pada: Date
  user_id: string
  nomor: string
  hasil: 'SESUAI' | 'TIDAK_SESUAI'
  keterangan: string | null
}

/** Checks of the documents that moved a loan, oldest first. */
export const loanChecks = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<CheckRow>(
    db,
    sql`select v.pada, v.user_id, v.nomor, v.hasil, v.keterangan
        from gerak_hutang g
        join validasi_hutang v on v.kode_toko = ${kode_toko} and v.nomor = g.nomor
        where g.kode_toko = ${kode_toko} and g.no_faktur_hutang = ${nomor} order by v.pada`,
  )

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
