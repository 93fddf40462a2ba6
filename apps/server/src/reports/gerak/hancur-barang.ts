import {
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  fineColumn,
  leadToReport,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  textFilter,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { JOURNAL } from '../akuntansi/journal-parts.ts'

/** Pieces of the stock for sale that were sent to scrap: one row per piece, and who approved it. */
export const hancurBarang = defineReport({
  id: 'laporan-hancur-barang',
  title: 'Laporan Hancur Barang',
  family: 'destruction',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_baki: refFilter('baki', 'Baki'),
    kode_kadar: refFilter('kadar', 'Kadar'),
    nomor: textFilter('Nomor Dokumen'),
  },
  columns: {
    nomor: textColumn('Nomor', {
      leadsTo: leadToReport(JOURNAL, { tanggal_awal: 'tgl', sampai_tgl: 'tgl', nomor: 'nomor' }),
      width: 1.4,
    }),
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang', { width: 1.3 }),
    kode_dept: textColumn('Jenis'),
    kode_kadar: textColumn('Kadar'),
    kode_baki: textColumn('Baki'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    modal: moneyColumn('Modal', { cost: true }),
    user_id: textColumn('Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
    alasan: textColumn('Alasan', { width: 1.3 }),
  },
  group: ['nomor'],
  chart: { kind: 'bar', label: 'kode_kadar', value: 'berat' },
  order: ['tgl', 'pada', 'nomor', 'baris'],
  sql: ({ toko, tanggal, kode_baki, kode_kadar, nomor }) => sql`
    select b.nomor, b.tgl, d.pada, b.baris, b.kode_barcode, b.nama_barang, b.kode_dept,
      b.kode_kadar, b.kode_baki, 1 as jumlah, b.berat_mg as berat, b.murni_ug as murni,
      b.modal_rp as modal, d.user_id, d.penyetuju, d.keterangan as alasan
    from dokumen_barang b
    join dokumen d on d.kode_toko = ${toko} and d.nomor = b.nomor
    where ${every([
      sql`b.kode_toko = ${toko}`,
      sql`b.jenis = 'HANCUR_BARANG'`,
      sql`b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(kode_baki === null ? [] : [sql`b.kode_baki = ${kode_baki}`]),
      ...(kode_kadar === null ? [] : [sql`b.kode_kadar = ${kode_kadar}`]),
      ...(nomor === null ? [] : [sql`b.nomor = ${nomor}`]),
    ])}`,
})
