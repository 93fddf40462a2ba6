import {
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  fineColumn,
  leadToScreen,
  refFilter,
  textColumn,
  textFilter,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'

/** Pieces that were put into another tray: one row per piece, by the document that moved it. */
export const pindahBarang = defineReport({
  id: 'laporan-pindah-barang',
  title: 'Laporan Pindah Barang',
  family: 'transfers',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    dari_baki: refFilter('baki', 'Dari Baki'),
    ke_baki: refFilter('baki', 'Ke Baki'),
    nomor: textFilter('Nomor Dokumen'),
  },
  columns: {
    nomor: textColumn('Nomor', { width: 1.4 }),
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang', { width: 1.3 }),
    kode_dept: textColumn('Jenis'),
    kode_kadar: textColumn('Kadar'),
    dari_baki: textColumn('Dari Baki'),
    ke_baki: textColumn('Ke Baki'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    user_id: textColumn('Oleh'),
    keterangan: textColumn('Keterangan', { width: 1.3 }),
  },
  group: ['nomor'],
  chart: { kind: 'bar', label: 'ke_baki', value: 'berat' },
  order: ['tgl', 'pada', 'nomor', 'baris'],
  byDays: true,
  sql: ({ toko, tanggal, dari_baki, ke_baki, nomor }) => sql`
    select b.nomor, b.tgl, d.pada, b.baris, b.kode_barcode, b.nama_barang, b.kode_dept,
      b.kode_kadar, b.kode_baki as dari_baki, b.ke_baki, 1 as jumlah, b.berat_mg as berat,
      b.murni_ug as murni, d.user_id, d.keterangan
    from dokumen_barang b
    join dokumen d on d.kode_toko = ${toko} and d.nomor = b.nomor
    where ${every([
      sql`b.kode_toko = ${toko}`,
      sql`b.jenis = 'PINDAH_BARANG'`,
      sql`b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(dari_baki === null ? [] : [sql`b.kode_baki = ${dari_baki}`]),
      ...(ke_baki === null ? [] : [sql`b.ke_baki = ${ke_baki}`]),
      ...(nomor === null ? [] : [sql`b.nomor = ${nomor}`]),
    ])}`,
})
