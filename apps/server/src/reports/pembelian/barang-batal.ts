import { DOCUMENTS } from '@kencana/contract/names/documents'
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
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { EXCHANGE, exchangeOf } from '../tukar-tambah/exchange-parts.ts'
import { PURCHASE } from './purchase-parts.ts'

/** Documents with pieces that can be cancelled, by their cancellation. */
const KINDS = {
  BATAL_PENJUALAN: 'Penjualan',
  BATAL_PEMBELIAN: 'Pembelian',
  BATAL_SALDO_AWAL: 'Saldo awal',
} as const

/** The pieces of every cancelled document: whose, why, who approved, at the price they stood. */
export const barangBatal = defineReport({
  id: 'laporan-barang-batal',
  title: 'Laporan Barang Batal',
  family: 'cancelled items',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    jenis: choiceFilter('Dokumen', { ALL: 'SEMUA', ...KINDS }),
    kode_kadar: refFilter('kadar', 'Kadar'),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    jenis: wordColumn('Dokumen'),
    no_batal: textColumn('Nomor', { width: 1.4 }),
    no_faktur: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
      orTo: [PURCHASE],
      width: 1.4,
    }),
    no_tukar_tambah: textColumn('Tukar Tambah', { leadsTo: EXCHANGE, width: 1.4 }),
    kode_sales: textColumn('Sales'),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang', { width: 1.3 }),
    kode_kadar: textColumn('Kadar'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    total: moneyColumn('Harga'),
    user_id: textColumn('Dibatalkan Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
    alasan: textColumn('Alasan', { width: 1.3 }),
  },
  chart: { kind: 'bar', label: 'jenis', value: 'total' },
  order: ['tgl', 'pada', 'no_batal', 'baris'],
  sql: ({ toko, tanggal, jenis, kode_kadar }) => sql`
    select b.tgl, d.pada, b.baris, ${named(sql`b.jenis`, DOCUMENTS)} as jenis, b.nomor as no_batal,
      d.membatalkan as no_faktur,
      case b.jenis when 'BATAL_PENJUALAN' then d.membatalkan end as no_faktur_jual,
      case b.jenis when 'BATAL_PEMBELIAN' then d.membatalkan end as no_faktur_beli,
      coalesce(${exchangeOf(toko, 'jual', sql`d.membatalkan`)},
        ${exchangeOf(toko, 'beli', sql`d.membatalkan`)}) as no_tukar_tambah,
      d.kode_sales, b.kode_barcode, b.nama_barang, b.kode_kadar, 1 as jumlah, b.berat_mg as berat,
      b.murni_ug as murni, b.harga_rp as total, d.user_id, d.penyetuju, d.keterangan as alasan
    from dokumen_barang b
    join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.nomor
    where b.kode_toko = ${toko}
      and b.jenis = any(${jenis === 'ALL' ? Object.keys(KINDS) : [jenis]}::text[])
      and b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
      ${kode_kadar === null ? sql`` : sql`and b.kode_kadar = ${kode_kadar}`}`,
})
