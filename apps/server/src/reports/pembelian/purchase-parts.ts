import { leadToScreen, refFilter } from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'

export interface PurchaseScope {
  readonly toko: string
  readonly tanggal: { readonly dari: string; readonly sampai: string }
}

/** Rows of purchases and their cancellations of a store in a time: documents, or their lines. */
export const boughtIn = (of: Sql, { toko, tanggal }: PurchaseScope): Sql =>
  every([
    sql`${of}.kode_toko = ${toko}`,
    sql`${of}.jenis in ('PEMBELIAN', 'BATAL_PEMBELIAN')`,
    sql`${of}.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
  ])

/** 1 for a purchase, -1 for its cancellation. */
export const boughtSign = (of: Sql): Sql =>
  sql`(case ${of}.jenis when 'PEMBELIAN' then 1 else -1 end)`

/** Condition and price group a bought line `b` was valued by. */
export const KONDISI = sql`(b.beli->>'kode_kondisi')`
export const KELOMPOK = sql`(b.beli->>'kelompok_harga')`

export const kondisiFilter = () => refFilter('kondisi-pembelian', 'Kondisi')
export const kelompokFilter = () => refFilter('kelompok-harga', 'Kelompok Harga')

/** Rupiah per gram of sums, whole; null where nothing is left of them. */
export const perGram = (rp: Sql, mg: Sql): Sql => sql`round(${rp} * 1000.0 / nullif(${mg}, 0))`

/** The screen that shows the purchase of a row. */
export const PURCHASE = leadToScreen('/lihat-pembelian', { no_faktur_beli: 'no_faktur_beli' })
