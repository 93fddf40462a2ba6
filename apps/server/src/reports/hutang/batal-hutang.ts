import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { LOAN } from './loan-parts.ts'

const KINDS = {
  BATAL_HUTANG: DOCUMENTS.BATAL_HUTANG,
  BATAL_HUTANG_LUNAS: DOCUMENTS.BATAL_HUTANG_LUNAS,
  BATAL_LELANG: DOCUMENTS.BATAL_LELANG,
} as const

/**
 * Loans, renewals, redemptions and auctions that were taken back: what was undone, who had written
 * it, who undid it and why, who approved, and the money that went back either way.
 */
export const batalHutang = defineReport({
  id: 'laporan-batal-hutang',
  title: 'Laporan Batal Hutang',
  family: 'debt',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    jenis: choiceFilter('Pembatalan', { ALL: 'SEMUA', ...KINDS }),
    kode_sales: refFilter('sales', 'Sales'),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    no_batal: textColumn('Nomor batal', { width: 1.4 }),
    jenis: wordColumn('Yang Dibatalkan'),
    no_asal: textColumn('Nomor', { width: 1.4 }),
    no_faktur_hutang: textColumn('Faktur', { leadsTo: LOAN, width: 1.4 }),
    nama_customer: textColumn('Nama'),
    kode_sales: textColumn('Sales'),
    dibuat_oleh: textColumn('Dibuat oleh'),
    user_id: textColumn('Dibatalkan oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
    alasan: textColumn('Alasan', { width: 1.3 }),
    faktur: countColumn('Pembatalan'),
    jumlah_hutang: moneyColumn('Pokok'),
    uang_masuk: moneyColumn('Uang Masuk'),
    uang_keluar: moneyColumn('Uang Keluar'),
  },
  chart: { kind: 'bar', label: 'penyetuju', value: 'jumlah_hutang' },
  order: ['tgl', 'pada', 'no_batal'],
  sql: ({ toko, tanggal, jenis, kode_sales }) => sql`
    select d.tgl, d.pada, d.nomor as no_batal, ${named(sql`o.jenis`, DOCUMENTS)} as jenis,
      o.nomor as no_asal, h.no_faktur_hutang, h.nama_customer, h.kode_sales,
      o.user_id as dibuat_oleh, d.user_id, d.penyetuju, d.keterangan as alasan, 1 as faktur,
      h.jumlah_hutang_rp as jumlah_hutang, u.masuk as uang_masuk, u.keluar as uang_keluar
    from dokumen d
    join dokumen o on o.kode_toko = ${toko} and o.nomor = d.membatalkan
    cross join lateral (select g.no_faktur_hutang as nomor from gerak_hutang g
      where g.kode_toko = ${toko} and g.nomor = d.nomor
      order by g.no_faktur_hutang = d.membatalkan desc, g.no_faktur_hutang limit 1) g
    join hutang h on h.kode_toko = ${toko} and h.no_faktur_hutang = g.nomor
    cross join lateral (
      select coalesce(sum(j.debit_rp), 0) as masuk, coalesce(sum(j.kredit_rp), 0) as keluar
      from jurnal_baris j where j.kode_toko = ${toko} and j.nomor = d.nomor
        and j.jenis_akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_EDC', 'PIUTANG_QRIS')
    ) u
    where ${every([
      sql`d.kode_toko = ${toko}`,
      sql`d.jenis = any(${jenis === 'ALL' ? Object.keys(KINDS) : [jenis]}::text[])`,
      sql`d.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(kode_sales === null ? [] : [sql`h.kode_sales = ${kode_sales}`]),
    ])}`,
})
