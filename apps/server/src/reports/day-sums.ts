import { type Sql, sql } from '../platform/sql.ts'

/**
 * The journal of a store up to a day: closed days by account and drawer as they were summed when
 * they closed, the open one line by line. Rupiah whole, fine gold `_ug`; `baris` counts lines.
 */
export const journalSums = (toko: string, sampai: string): Sql => sql`
  select tgl, nomor_akun, jenis_akun, nullif(laci, '') as laci, baris, debit_rp, kredit_rp, murni_ug
  from rekap_jurnal where kode_toko = ${toko} and tgl <= ${sampai}::date
  union all
  select tgl, nomor_akun, jenis_akun, laci, 1, debit_rp, kredit_rp, murni_ug
  from jurnal_baris where kode_toko = ${toko} and tgl <= ${sampai}::date
    and tgl >= ${openDay(toko)}`

/** The same of what came into the trays (`arah` 1) and left them (-1); weights `_mg`. */
export const stockSums = (toko: string, sampai: string): Sql => sql`
  select tgl, jenis, arah, pcs, berat_mg, murni_ug
  from rekap_gerak where kode_toko = ${toko} and tgl <= ${sampai}::date
  union all
  select tgl, jenis, 1, 1, berat_mg, murni_ug
  from gerak_barang where kode_toko = ${toko} and tgl <= ${sampai}::date
    and tgl >= ${openDay(toko)} and ke_baki is not null
    and (dari_baki is null or dari_berat_mg is not null)
  union all
  select tgl, jenis, -1, 1, coalesce(dari_berat_mg, berat_mg), coalesce(dari_murni_ug, murni_ug)
  from gerak_barang where kode_toko = ${toko} and tgl <= ${sampai}::date
    and tgl >= ${openDay(toko)} and dari_baki is not null
    and (ke_baki is null or dari_berat_mg is not null)`

/** Everything before it is closed, and stands in the sums. */
export const openDay = (toko: string): Sql =>
  sql`(select tgl from hari_bisnis where kode_toko = ${toko} and status = 'BUKA')`
