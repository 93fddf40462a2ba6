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

/** Sums of lines under a heading, and its share of all of them. */
export const soldSums = sql`
  sum(${SIGN}) as jumlah, sum(${SIGN} * berat_mg) as berat, sum(${SIGN} * murni_ug) as murni,
  sum(${SIGN} * diskon_rp) as diskon, sum(${SIGN} * harga_rp) as total,
  round(1000.0 * sum(${SIGN} * harga_rp)
    / nullif(sum(sum(${SIGN} * harga_rp)) over (), 0)) as andil`

/** PPh 22 by day, what was given back taken off; it stands on top of the total of a nota. */
export const collected = (scope: SaleScope): Sql => sql`
  select tgl, sum(${SIGN} * pph22_rp) as pph22 from dokumen
  where ${salesIn(scope)} and pph22_rp is not null group by tgl`

/** Which side of the books a document of such a kind stands on, in the words of a report. */
export const SOLD_OR_CANCELLED = sql`case jenis when 'PENJUALAN' then ${'Terjual'}::text
  else ${'Dibatalkan'}::text end`

/**
 * Sales and cancellations of a time, each with the sale it is about as `asal`. It is made before it
 * is joined: under row security no index is asked by what coalesce() gives.
 */
export const notasIn = (scope: SaleScope, ...more: readonly Sql[]): Sql => sql`
  nota as materialized (
    select tgl, pada, nomor, jenis, coalesce(membatalkan, nomor) as asal, ${SIGN} as tanda,
      kode_sales, nama_customer, user_id, penyetuju, keterangan
    from dokumen where ${every([salesIn(scope), ...more])}
  )`

/**
 * Money of these by way of payment, `rupiah` without a sign: what was tendered, less the change.
 * Reads `nota` of `notasIn`; rows of a cancellation say what its sale was paid with.
 */
export const moneyOf = (toko: string): Sql => sql`
  select n.nomor, n.asal, n.jenis, n.tgl, b.cara, b.kode_bank, b.jumlah_rp as rupiah
  from nota n join dokumen_bayar b on b.kode_toko = ${toko} and b.nomor = n.asal
  union all
  select n.nomor, n.asal, n.jenis, n.tgl, 'TUNAI', null, -d.kembali_rp
  from nota n join dokumen d on d.kode_toko = ${toko} and d.nomor = n.asal
  where d.kembali_rp > 0`
