import { leadToScreen } from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'
import type { SaleScope } from '../penjualan/sale-parts.ts'

/** The screen that shows the exchange of a row. */
export const EXCHANGE = leadToScreen('/lihat-tukar-tambah', { no_tukar_tambah: 'no_tukar_tambah' })

/** Number of the exchange that a sale or a purchase is one side of, or null. */
export const exchangeOf = (toko: string, side: 'jual' | 'beli', nomor: Sql): Sql => {
  const own = side === 'jual' ? sql`t.no_faktur_jual` : sql`t.no_faktur_beli`
  return sql`(select t.nomor from tukar_tambah t where t.kode_toko = ${toko} and ${own} = ${nomor})`
}

/**
 * Exchanges of a time and what undid them: `asal` is the exchange, `tanda` -1 where it was undone,
 * with the numbers of both sides. It is made before it is joined: under row security no index is
 * asked by what coalesce() gives.
 */
export const exchangesIn = ({ toko, tanggal }: SaleScope, ...more: readonly Sql[]): Sql => sql`
  tukar as materialized (
    select k.*, a.no_faktur_jual, a.no_faktur_beli from (
      select tgl, pada, nomor, jenis, coalesce(membatalkan, nomor) as asal, kode_sales,
        nama_customer, case jenis when 'TUKAR_TAMBAH' then 1 else -1 end as tanda
      from dokumen where ${every([
        sql`kode_toko = ${toko}`,
        sql`jenis in ('TUKAR_TAMBAH', 'BATAL_TUKAR_TAMBAH')`,
        sql`tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
        ...more,
      ])}
    ) k join tukar_tambah a on a.kode_toko = ${toko} and a.nomor = k.asal
  )`

/**
 * Money of the exchanges of `exchangesIn`, with their signs: the sale's tax on top, what gold
 * settles on both sides, and what is paid on top of that by the customer or to him.
 */
export const settlementOf = (toko: string): Sql => sql`
  select k.*, k.tanda * coalesce(j.pph22_rp, 0) as pph22, k.tanda * u.tukar_rp as tukar,
    k.tanda * (u.jual_rp - u.tukar_rp) as masuk, k.tanda * (u.beli_rp - u.tukar_rp) as keluar
  from tukar k
  join dokumen j on j.kode_toko = ${toko} and j.nomor = k.no_faktur_jual
  join dokumen d on d.kode_toko = ${toko} and d.nomor = k.asal
  cross join lateral (select (d.isi->>'jual_rp')::bigint as jual_rp,
    (d.isi->>'beli_rp')::bigint as beli_rp, (d.isi->>'tukar_rp')::bigint as tukar_rp) u`

/** Lines of the sale that are sold by an exchange, lines of its purchase that come in for them. */
export const piecesOf = (toko: string, kode_kadar: string | null): Sql => {
  const lines = (side: Sql, columns: Sql) => sql`
    select k.nomor, k.tgl, k.pada, k.asal, k.tanda, k.kode_sales, b.baris, b.kode_barcode,
      b.nama_barang, b.kode_kadar, ${columns}
    from tukar k join dokumen_barang b on b.kode_toko = ${toko} and b.nomor = ${side}
    ${kode_kadar === null ? sql`` : sql`where b.kode_kadar = ${kode_kadar}`}`
  const none = (side: string) =>
    side === 'jual'
      ? sql`0 as pcs_jual, 0 as berat_jual, 0 as murni_jual, 0 as jual`
      : sql`0 as pcs_beli, 0 as berat_beli, 0 as murni_beli, 0 as beli`
  return sql`${lines(
    sql`k.no_faktur_jual`,
    sql`1 as sisi_ke, k.tanda as pcs_jual, k.tanda * b.berat_mg as berat_jual,
      k.tanda * b.murni_ug as murni_jual, k.tanda * b.harga_rp as jual, ${none('beli')},
      null as nota_asal, null as barcode_asal`,
  )} union all ${lines(
    sql`k.no_faktur_beli`,
    sql`2 as sisi_ke, ${none('jual')}, k.tanda as pcs_beli, k.tanda * b.berat_mg as berat_beli,
      k.tanda * b.murni_ug as murni_beli, k.tanda * b.harga_rp as beli,
      b.beli->>'no_faktur_jual' as nota_asal, b.beli->>'asal_barcode' as barcode_asal`,
  )}`
}
