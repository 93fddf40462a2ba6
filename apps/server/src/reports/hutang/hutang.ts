import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  moneyColumn,
  percentColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { isRenewal, LOAN, pledgeOf, ranUntil, STATUS } from './loan-parts.ts'

/** How long a loan was past its due date at the end of the dates; null once it had ended. */
const AGE = sql`case when h.lewat is null then null when h.lewat <= 0 then ${'Belum lewat'}::text
  when h.lewat <= 30 then ${'Lewat 1–30 hari'}::text
  when h.lewat <= 60 then ${'Lewat 31–60 hari'}::text
  when h.lewat <= 90 then ${'Lewat 61–90 hari'}::text else ${'Lewat di atas 90 hari'}::text end`

/**
 * Pawn loans: those written between two dates, or those that ran at the end of them, with how far
 * they are past due. A cancelled loan was none: it is shown by its own status only.
 */
export const hutang = defineReport({
  id: 'laporan-hutang',
  title: 'Laporan Hutang',
  family: 'debt',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    pinjaman: choiceFilter('Pinjaman', {
      TULIS: 'Dibuat pada tanggal ini',
      BARU: 'Baru, tanpa perpanjangan',
      PANJANG: 'Hanya perpanjangan',
      JALAN: 'Berjalan pada tanggal akhir',
    }),
    status: choiceFilter('Status', {
      ALL: 'Semua kecuali batal',
      AKTIF: 'Aktif',
      LUNAS: 'Lunas',
      DIPERPANJANG: 'Diperpanjang',
      DILELANG: 'Dilelang',
      KELEBIHAN_DIBAYAR: 'Kelebihan dibayar',
      BATAL: 'Batal',
    }),
    kode_sales: refFilter('sales', 'Sales'),
  },
  columns: {
    no_faktur_hutang: textColumn('Faktur', { leadsTo: LOAN, width: 2 }),
    tgl_hutang: dateColumn('Tanggal'),
    nama_customer: textColumn('Nama'),
    alamat_customer: textColumn('Alamat'),
    kode_sales: textColumn('Sales'),
    detail_barang: textColumn('Jaminan', { width: 1.6 }),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    taksiran: moneyColumn('Taksiran'),
    jumlah_hutang: moneyColumn('Pokok'),
    bunga: percentColumn('Bunga'),
    tgl_jatuh_tempo: dateColumn('Jatuh Tempo'),
    tgl_lunas: dateColumn('Lunas'),
    status: wordColumn('Status'),
    lewat: countColumn('Lewat (hari)', { total: false }),
    umur: wordColumn('Umur Tempo'),
  },
  chart: { kind: 'bar', label: 'umur', value: 'jumlah_hutang' },
  order: ['tgl_hutang', 'no_faktur_hutang'],
  sql: ({ toko, tanggal, pinjaman, status, kode_sales }) => sql`
    select h.no_faktur_hutang, h.tgl_hutang, h.nama_customer, h.alamat_customer, h.kode_sales,
      ${pledgeOf(toko)} as detail_barang, h.berat_mg as berat, h.murni_ug as murni,
      h.taksiran_rp as taksiran, h.jumlah_hutang_rp as jumlah_hutang,
      (h.syarat->>'bunga_permil')::integer as bunga, h.tgl_jatuh_tempo, h.tgl_lunas,
      ${STATUS} as status, case when h.lewat is not null then greatest(h.lewat, 0) end as lewat,
      ${AGE} as umur
    from (
      select *, case when ${ranUntil(tanggal.sampai)}
        then ${tanggal.sampai}::date - tgl_jatuh_tempo end as lewat
      from hutang h where ${every([
        sql`kode_toko = ${toko}`,
        pinjaman === 'JALAN'
          ? sql`tgl_hutang <= ${tanggal.sampai}::date and ${ranUntil(tanggal.sampai)}`
          : sql`tgl_hutang between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
        ...(pinjaman === 'BARU' ? [sql`not ${isRenewal(toko)}`] : []),
        ...(pinjaman === 'PANJANG' ? [isRenewal(toko)] : []),
        status === 'ALL' ? sql`status <> 'BATAL'` : sql`status = ${status}`,
        ...(kode_sales === null ? [] : [sql`kode_sales = ${kode_sales}`]),
      ])}
    ) h`,
})
