import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  textFilter,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'

/** The pieces that came into stock: one row per piece, as it was when it came. */
export const tambahBarang = defineReport({
  id: 'laporan-tambah-barang',
  title: 'Laporan Tambah Barang',
  family: 'stock',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_baki: refFilter('baki', 'Baki'),
    asal_pajak: choiceFilter('Asal Pajak', {
      ALL: 'SEMUA',
      FAKTUR: 'Dengan faktur pajak',
      TANPA: 'Tanpa faktur pajak',
    }),
    nomor: textFilter('Nomor Dokumen'),
  },
  columns: {
    nomor: textColumn('Nomor'),
    tgl: dateColumn('Tanggal'),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang'),
    kode_dept: textColumn('Jenis'),
    kode_group: textColumn('Group'),
    kode_kadar: textColumn('Kadar'),
    kode_baki: textColumn('Baki'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    modal: moneyColumn('Modal', { cost: true }),
    user_id: textColumn('Oleh'),
  },
  group: ['nomor'],
  order: ['tgl', 'pada', 'nomor', 'kode_barcode'],
  byDays: true,
  sql: ({ toko, tanggal, kode_baki, asal_pajak, nomor }) => sql`
    select g.nomor, g.tgl, g.pada, g.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group,
      g.kode_kadar, g.ke_baki as kode_baki, 1 as jumlah, g.berat_mg as berat, g.murni_ug as murni,
      b.modal_rp as modal, g.user_id
    from gerak_barang g
    join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode
    where ${every([
      sql`g.kode_toko = ${toko}`,
      sql`g.jenis = 'TAMBAH_BARANG'`,
      sql`g.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(kode_baki === null ? [] : [sql`g.ke_baki = ${kode_baki}`]),
      ...(asal_pajak === 'ALL' ? [] : [sql`b.asal_pajak = ${asal_pajak}`]),
      ...(nomor === null ? [] : [sql`g.nomor = ${nomor}`]),
    ])}`,
})
