import {
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
import { sql } from '../../platform/sql.ts'
import { PURCHASE } from './purchase-parts.ts'

/** Bought pieces that were sent to scrap: one row per piece, with the purchase it came in by. */
export const hancurPembelian = defineReport({
  id: 'laporan-hancur-pembelian',
  title: 'Laporan Hancur Pembelian',
  family: 'destruction',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_kadar: refFilter('kadar', 'Kadar'),
    nomor: textFilter('Nomor Dokumen'),
  },
  columns: {
    nomor: textColumn('Nomor', { width: 1.4 }),
    tgl: dateColumn('Tanggal'),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang', { width: 1.3 }),
    kode_dept: textColumn('Jenis'),
    kode_kadar: textColumn('Kadar'),
    kode_baki: textColumn('Baki'),
    no_faktur_beli: textColumn('Faktur', { leadsTo: PURCHASE, width: 1.4 }),
    tgl_beli: dateColumn('Tanggal Beli'),
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
  sql: ({ toko, tanggal, kode_kadar, nomor }) => sql`
    select b.nomor, b.tgl, d.pada, b.baris, b.kode_barcode, b.nama_barang, b.kode_dept,
      b.kode_kadar, b.kode_baki, a.nomor as no_faktur_beli, a.tgl as tgl_beli, 1 as jumlah,
      b.berat_mg as berat, b.murni_ug as murni, b.modal_rp as modal, d.user_id, d.penyetuju,
      d.keterangan as alasan
    from dokumen_barang b
    join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.nomor
    left join lateral (select l.nomor, l.tgl from dokumen_barang l
      where l.kode_toko = ${toko} and l.kode_barcode = b.kode_barcode
        and l.jenis = 'PEMBELIAN' limit 1) a on true
    where b.kode_toko = ${toko} and b.jenis = 'HANCUR_PEMBELIAN'
      and b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
      ${kode_kadar === null ? sql`` : sql`and b.kode_kadar = ${kode_kadar}`}
      ${nomor === null ? sql`` : sql`and b.nomor = ${nomor}`}`,
})
