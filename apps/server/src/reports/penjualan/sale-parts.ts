import { every, type Sql, sql } from '../../platform/sql.ts'

/** Sales and their cancellations: a cancellation counts as its sale, the other way round. */
export const SALE_KINDS = ['PENJUALAN', 'BATAL_PENJUALAN']

export interface SaleScope {
  readonly toko: string
  readonly tanggal: { readonly dari: string; readonly sampai: string }
}

/** Rows of the ledger, or of its sums, that are sales or cancellations of a store in a time. */
export const salesIn = ({ toko, tanggal }: SaleScope): Sql =>
  every([
    sql`kode_toko = ${toko}`,
    sql`jenis = any(${SALE_KINDS}::text[])`,
    sql`tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
  ])

/** 1 for a sale, -1 for its cancellation. */
export const SIGN = sql`(case jenis when 'PENJUALAN' then 1 else -1 end)`

/** PPh 22 by day, what was given back taken off; it stands on top of the total of a nota. */
export const collected = (scope: SaleScope): Sql => sql`
  select tgl, sum(${SIGN} * pph22_rp) as pph22 from dokumen
  where ${salesIn(scope)} and pph22_rp is not null group by tgl`
