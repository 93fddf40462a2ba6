import type { KodeTugas } from '@kencana/contract/areas/ringkasan'
import type { Page, Row } from './asked-lists.ts'

// Every summary that stands beside a list, and what its rows say of the same (18 D).

const HERE = 'seed/summaries.test.ts'

export const sumOf = (rows: readonly Row[], name: string): number =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0)

interface Issuer {
  readonly penerbit: string
  readonly banyak: number
  readonly jumlah: number
  readonly belum_cocok: number
}

/** What a list says beside its rows: of those it shows, or of `all`, whatever is asked for. */
export const BESIDE: Readonly<
  Record<string, Readonly<Record<string, string | ((found: Page, all: Page) => unknown)>>>
> = {
  barang: { lebih: ({ count }) => count > 10_000 },
  'validasi-non-cash': { jumlah: ({ data }) => sumOf(data, 'jumlah') },
  'piutang-non-cash': {
    jumlah: ({ data }) => sumOf(data, 'jumlah'),
    penerbit: ({ penerbit }, { data }) =>
      (penerbit as Issuer[]).map(one => {
        const its = data.filter(row => (row.kode_bank ?? '-') === one.penerbit)
        const open = its.filter(({ status }) => status === 'BELUM')
        const jumlah = sumOf(its, 'jumlah')
        const belum_cocok = sumOf(open, 'jumlah')
        return { ...one, banyak: its.length, jumlah, belum_cocok }
      }),
  },
  'rekening-koran/baris': {
    bagian: 'rekening-koran/one-condition.test.ts',
    pasti: 'rekening-koran/match.test.ts',
    pasti_jumlah: 'rekening-koran/match.test.ts',
  },
  'rekening-koran/buku': { bagian: 'rekening-koran/one-condition.test.ts' },
}

const DOCUMENT = 'one thing and its lines: invariants.sql'
const SETTINGS = 'what somebody may do and how it is set; sums up nothing'

/** Answers with rows and figures that are no page: the test that holds them, or why none must. */
export const HELD: Readonly<Record<string, string>> = {
  'operasi/keadaan': 'of the machine: operations/watch.test.ts',
  'users/session': SETTINGS,
  'users/{user_id}/akses': SETTINGS,
  'aturan-beli': SETTINGS,
  'aturan-beli/pembaca': SETTINGS,
  'jurnal/{no_jurnal}': DOCUMENT,
  'ajuan-jurnal/{no_ajuan}': DOCUMENT,
  'periode/{no_tutup}': DOCUMENT,
  'barang/{kode_barcode}': DOCUMENT,
  'penjualan/{no_faktur_jual}': DOCUMENT,
  'ajuan-penjualan/{no_ajuan}': DOCUMENT,
  'kirim-cuci/{no_kirim}': DOCUMENT,
  'lebur/{no_lebur}': DOCUMENT,
  'pembelian/nota/{no_faktur_jual}': DOCUMENT,
  'pembelian/{no_faktur_beli}': DOCUMENT,
  'sortir/{no_sortir}': DOCUMENT,
  'hutang/{no_faktur_hutang}': DOCUMENT,
  'titipan/{no_titipan}': DOCUMENT,
  'pencairan-non-cash/{no_cair}': DOCUMENT,
  'piutang-penjualan/{no_kurang_bayar}': DOCUMENT,
  'tutup-toko/{tgl}': 'tutup-toko/tutup-toko.test.ts',
  periode: 'akuntansi/periode.test.ts',
  'pajak/e-faktur': 'pajak/e-faktur.test.ts',
  'pelanggan/{id}': 'pelanggan/pelanggan.test.ts',
  'tutup-toko': HERE,
  ringkasan: HERE,
  'ringkasan/grafik': HERE,
  'ringkasan/grafik/{jenis}': 'ringkasan/grafik.test.ts',
  'ringkasan/posisi': 'ringkasan/posisi.test.ts',
  'cash-pusat/period-transaction-chart': 'ringkasan/cash-pusat.test.ts',
  'transaction/daily-transaction-get-year': 'ringkasan/cash-pusat.test.ts',
  'cash-pusat/daily-cash-chart': 'ringkasan/cash-pusat.test.ts',
  'cash-pusat/daily-biaya': 'ringkasan/cash-pusat.test.ts',
  'cash-pusat/outstand-noncash': 'ringkasan/cash-pusat.test.ts',
  'cash-pusat/daily-specific-chart': 'ringkasan/cash-pusat.test.ts',
}

/** A list and what is asked of it; rupiah by the name of its column. */
export interface Counted {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly rp?: string
  /** Of its rows those that are counted. */
  readonly those?: (row: Row, asking: { user_id: string; blind: string }) => boolean
}

const notToday = ({ tgl }: Row, { blind }: { blind: string }) => tgl !== blind
const ofAnother = ({ user_id }: Row, asking: { user_id: string }) => user_id !== asking.user_id
const open = (cara: string): Counted => ({
  path: 'validasi-non-cash',
  query: { status: 'BELUM', cara },
  rp: 'jumlah',
  ...(cara === 'TRANSFER' ? {} : { those: notToday }),
})

/** What home counts as waiting, and the list of its screen. */
export const WAITING: Readonly<Record<KodeTugas, Counted | string>> = {
  BELUM_TUTUP: 'one day, of which there is no list',
  AJUAN: {
    path: 'validasi-penjualan',
    query: { status: 'MENUNGGU' },
    rp: 'total',
    those: ofAnother,
  },
  AJUAN_UANG: { path: 'ajuan-uang', query: { status: 'MENUNGGU' }, rp: 'jumlah', those: ofAnother },
  UANG_DATANG: {
    path: 'kirim-uang-history',
    query: { arah: 'MASUK', status: 'OPEN' },
    rp: 'jumlah_rp',
  },
  NON_CASH: { path: 'validasi-non-cash', query: { status: 'BELUM' }, rp: 'jumlah' },
  JATUH_TEMPO: { path: 'hutang', query: { status: 'JATUH_TEMPO' }, rp: 'jumlah_hutang' },
  BLN: { path: 'antre-sortir', query: { tujuan: 'BELUM' } },
  BATCH_LEWAT: 'part of the batches, cuci/cuci.test.ts',
  SUSUT: { path: 'validasi-susut', query: { status: 'MENUNGGU' } },
  HARGA_LAMA: 'one day of one board, no list',
  EMAS_SUPPLIER: 'grams of an account: ringkasan/emas-supplier.test.ts',
  AKUN_SALAH: 'parts their screen marks: ringkasan/akun-salah.test.ts',
  KODE_AKUN: 'ringkasan/akun-salah.test.ts',
}

/** What a closing says is open, and the list its line leads to. */
export const AT_CLOSING: Readonly<Record<string, Counted | string>> = {
  'Ajuan penjualan menunggu': { path: 'validasi-penjualan', query: { status: 'MENUNGGU' } },
  'Nota tertahan': 'carts of its till, penjualan/tertahan',
  'Dokumen hutang belum divalidasi': { path: 'validasi-hutang' },
  'Dokumen titipan belum divalidasi': { path: 'validasi-titipan' },
  'Uang belum divalidasi': { path: 'ajuan-uang', query: { status: 'MENUNGGU' } },
  'Pesan belum terkirim': 'the first of each line is listed: operations',
  'Hutang jatuh tempo': { path: 'hutang', query: { status: 'JATUH_TEMPO' } },
  'Kartu debit belum dicocokkan': open('DEBIT'),
  'Kartu kredit belum dicocokkan': open('KREDIT'),
  'QRIS belum dicocokkan': open('QRIS'),
  'Transfer belum dicocokkan': open('TRANSFER'),
  'Sudah cocok, belum dicairkan': {
    path: 'piutang-non-cash',
    query: { status: 'SIAP' },
    rp: 'jumlah',
    those: notToday,
  },
  'Kurang bayar belum lunas': { path: 'piutang-penjualan', query: { status: 'BUKA' }, rp: 'sisa' },
  'Uang di jalan belum diterima': {
    path: 'kirim-uang',
    query: { status: 'OPEN' },
    rp: 'jumlah_rp',
  },
  'Uang datang belum diterima': 'each by its number, which is what is received',
  'Kiriman ke tukang lewat janji': 'part of the batches, cuci/cuci.test.ts',
  'Susut menunggu validasi': { path: 'validasi-susut', query: { status: 'MENUNGGU' } },
  'Timbangan lewat masa tera': 'part of a master, timbang-baki/timbangan.test.ts',
  'Barang beli belum disortir lebih dari 7 hari': 'part of the queue, sortir/sortir.test.ts',
  'Baki belum ditimbang': 'named by the list of today, timbang-baki/timbang.test.ts',
}
