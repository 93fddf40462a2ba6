import { isResult, type ReportRow } from '@kencana/contract/kit/report'

type OfRow = (row: ReportRow) => boolean

const EVERY: OfRow = () => true
/** What there was before the days: the documents of all days before them. */
const OPENING: OfRow = row => row.jenis === 'Saldo awal'
/** The same in days: nothing moved. */
const BEFORE: OfRow = row => row.masuk === null
/** The closing of a day moved nothing: what it counted is in the papers of the day. */
const CLOSING = 'Tutup toko'

/** Asked of a supervisor before anything was written, or for a closing. */
const UNWRITTEN: OfRow = row => row.no_dokumen === '' || String(row.no_dokumen).startsWith('TT-')

/** Rows that lead nowhere, by report and form, and why. */
export const LEADS_NOWHERE: Readonly<Record<string, OfRow>> = {
  'laporan-buku-besar': OPENING,
  'laporan-kas BARIS': OPENING,
  'laporan-bank BARIS': OPENING,
  'laporan-kartu-stock': OPENING,
  'laporan-neraca-emas TRANSAKSI': OPENING,
  'laporan-neraca-emas HARI': BEFORE,
  'laporan-emas-harian': BEFORE,
  'laporan-otorisasi': UNWRITTEN,
  'laporan-laba-rugi': isResult,
  // A change of a master, a setting or a user is told by the row itself.
  'laporan-jejak-audit': row => row.nomor === null || row.kegiatan === CLOSING,
  // A price is made of nothing but what was typed.
  'laporan-perubahan-harga-emas': EVERY,
  // What never came back stands in the batches: nothing was received.
  'laporan-wasting-sepuhan': row => row.pcs === row.hilang,
  // Gold by weight, of a kadar at a place: no report is narrowed to a pool.
  'laporan-stock-cuci-manual': EVERY,
  // What a tray held at that moment is told by the row itself.
  'laporan-timbang-baki': EVERY,
  // Papers of a whole day: sections that count different things, each with a report of its own.
  'laporan-akhir_hari': EVERY,
  'laporan-eod': EVERY,
  // No report and no screen is narrowed to one customer of several documents, to a condition, to
  // who approved, or to a bank that a way to pay went through.
  'laporan-piutang-penjualan PELANGGAN': EVERY,
  'laporan-titipan PELANGGAN': EVERY,
  'laporan-pembelian-per-kondisi': EVERY,
  'laporan-batal-penjualan PENYETUJU': EVERY,
  'laporan-penjualan-per-bayar BANK': EVERY,
  'laporan-transaksi-harian': row => row.jenis === CLOSING,
}
