import { KATEGORI_OTORISASI } from '@kencana/contract/permissions'
import { REFUSALS } from '@kencana/contract/refusals'
import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { type Field, fieldsTaken, isMaster } from './bodies.ts'
import { raisedByCall } from './raised-by-call.ts'

// A figure that is typed is held by something: a refusal, an approval, or there is a reason why it
// need not be. One that nobody judged is money or gold given away with one word (18 D, kinds 1, 3).

const PRICE = ['JUAL_DIBAWAH_MODAL', 'TURUN_ONGKOS', 'PENJUALAN_DIATAS_BATAS', 'TOTAL_BERUBAH']
const BOUGHT = ['PEMBELIAN', 'TOLERANSI_BERAT_PEMBELIAN']
const PAID = ['PEMBAYARAN_KURANG', 'PEMBAYARAN_LEBIH']
const PIECE = ['BERAT_TIDAK_WAJAR']
const COST = ['MODAL_TIDAK_WAJAR']
// What is laid down another approves: AJUAN_SENDIRI.
const JOURNAL = ['JURNAL_TIDAK_SEIMBANG']
const BOARD = ['UBAH_HARGA_EMAS', 'HARGA_EMAS_MELONJAK']
const DRAWER = ['LACI_KURANG']

const NO_MONEY = 'who keeps the stock says it; a sale shows it, and its own price is held'
const ON_STATEMENT = 'beside the payment, books nothing; what comes in BIAYA_NON_CASH holds'
const LABEL = 'a line of another document, looked up there'
const RULE = 'rules are an owner’s, each version kept'
const RULE_FIGURES = [
  ...['syarat.permil_dari', 'syarat.umur_dari', 'syarat.umur_sampai', 'rumus.persen_permil'],
  ...['rumus.margin_min_permil', 'rumus.margin_max_permil', 'rumus.potongan.nilai'],
  ...['rumus.toleransi_min_rp', 'rumus.toleransi_max_rp', 'rumus.batas_mg'],
  ...['rumus.denda_per_gram_ringan', 'rumus.denda_per_gram_berat'],
]

/** Guards, or why there is none, by the last part of the path and the name of the figure. */
const HELD: Readonly<Record<string, readonly string[] | string>> = {
  'barang barang.berat': PIECE,
  'barang barang.modal_rp': COST,
  'barang barang.harga_bandrol': NO_MONEY,
  'barang barang.atribut_rp': NO_MONEY,
  'barang barang.ongkos_per_gram': NO_MONEY,
  'barang barang.ongkos_per_pcs': NO_MONEY,
  'barang/{kode_barcode} harga_bandrol': ['HARGA_BERUBAH_JAUH'],
  'barang/{kode_barcode} atribut_rp': ['HARGA_BERUBAH_JAUH'],
  'barang/{kode_barcode} ongkos_per_gram': ['HARGA_BERUBAH_JAUH'],
  'barang/{kode_barcode} ongkos_per_pcs': ['HARGA_BERUBAH_JAUH'],
  'para-harga-beli harga_per_gram': ['HARGA_BERUBAH_JAUH'],
  'para-harga-beli hrg_per_gram': ['HARGA_BERUBAH_JAUH'],
  'harga-emas baris.harga_jual': BOARD,
  'harga-emas baris.harga_beli': [...BOARD, 'HARGA_BELI_LEBIH'],
  'timbang-baki/{id} berat_timbang': 'moves nothing; it is held against the books and reported',
  'sortir barang.berat': ['SUSUT_TUKANG'],
  'terima-cuci barang.berat': ['SUSUT_TUKANG'],
  'terima-cuci ongkos_per_gram': ['ONGKOS_TUKANG'],
  'terima-cuci ongkos_per_pcs': ['ONGKOS_TUKANG'],
  'terima-sepuhan barang.berat': ['SUSUT_TUKANG'],
  'terima-sepuhan ongkos_per_gram': ['ONGKOS_TUKANG'],
  'terima-sepuhan ongkos_per_pcs': ['ONGKOS_TUKANG'],
  'wasting-sepuhan sisa_pcs': ['BATCH_BERUBAH'],
  'wasting-sepuhan abu': ['ABU_LEBIH'],
  'lebur bahan.berat': ['KOLAM_KURANG'],
  'lebur berat': ['LEBUR'],
  'lebur kadar_uji': ['LEBUR', 'KADAR_LEBIH'],
  'lebur/{no_lebur}/jual harga': ['JUAL_DIBAWAH_MODAL'],
  'lebur/{no_lebur}/jual total': ['TOTAL_BERUBAH'],
  'lebur/{no_lebur}/jual pembayaran.jumlah': PAID,
  'lebur/{no_lebur}/serah kurs': ['LEBUR'],
  'stock-cuci-manual/masuk berat': ['KOLAM_KURANG'],
  'stock-cuci-manual/keluar berat': ['KOLAM_KURANG'],
  'stock-cuci-manual/kirim berat': ['KOLAM_KURANG'],
  'stock-cuci-manual/terima kirim': ['KOLAM_KURANG'],
  'stock-cuci-manual/terima berat': ['SUSUT_TUKANG'],
  'stock-cuci-manual/terima ongkos': ['SUSUT_TUKANG'],
  'penjualan barang.harga_jual': PRICE,
  'penjualan barang.diskon_rp': [...PRICE, 'DISKON_MELEBIHI'],
  'penjualan diskon_rp': [...PRICE, 'DISKON_MELEBIHI'],
  'penjualan pembayaran.jumlah': PAID,
  'penjualan total': ['TOTAL_BERUBAH'],
  'pembelian barang.berat': [...BOUGHT, ...PIECE],
  'pembelian barang.harga_beli': BOUGHT,
  'pembelian pembayaran.jumlah': [...PAID, ...DRAWER],
  'pembelian total': ['TOTAL_BERUBAH'],
  'tukar-tambah jual.barang.harga_jual': PRICE,
  'tukar-tambah jual.barang.diskon_rp': [...PRICE, 'DISKON_MELEBIHI'],
  'tukar-tambah jual.diskon_rp': [...PRICE, 'DISKON_MELEBIHI'],
  'tukar-tambah beli.barang.berat': [...BOUGHT, ...PIECE],
  'tukar-tambah beli.barang.harga_beli': [...BOUGHT, 'TUKAR_TAMBAH'],
  'tukar-tambah pembayaran.jumlah': PAID,
  'tukar-tambah total': ['TOTAL_BERUBAH'],
  'hutang barang.berat': PIECE,
  'hutang barang.berat_kotor': PIECE,
  'hutang barang.jumlah': 'pieces on the letter; the appraisal is of their weight',
  'hutang jumlah_hutang': ['MELEBIHI_PLAFOND', 'PINJAMAN_TERLALU_KECIL'],
  'hutang taksiran': ['TOTAL_BERUBAH'],
  'tebus total_bayar': ['TOTAL_BERUBAH'],
  'tebus pembayaran.jumlah': PAID,
  'perpanjang jumlah_hutang': ['MELEBIHI_PLAFOND', 'PINJAMAN_TERLALU_KECIL'],
  'perpanjang selisih': ['TOTAL_BERUBAH'],
  'perpanjang pembayaran.jumlah': PAID,
  'perpanjang barang_diambil': 'lines of the loan; what stays must bear it: MELEBIHI_PLAFOND',
  'lelang hasil': ['LELANG_HUTANG'],
  'lelang biaya': ['LELANG_HUTANG'],
  'lelang pembayaran.jumlah': PAID,
  'titipan total': PAID,
  'titipan pembayaran.jumlah': PAID,
  'tambah total': PAID,
  'tambah pembayaran.jumlah': PAID,
  'kembali jumlah': ['SALDO_KURANG', 'BATAL_TITIPAN', ...DRAWER],
  'pengalihan-saldo jumlah': ['SALDO_KURANG', 'BATAL_TITIPAN'],
  'mutasi-uang-bank jumlah': DRAWER,
  'mutasi-uang-cash jumlah': DRAWER,
  'kirim-uang jumlah_rp': DRAWER,
  'uang-kas jumlah': ['UANG_KELUAR', 'PRIVE', ...DRAWER],
  'uang-bank jumlah': ['UANG_KELUAR', 'PRIVE'],
  'gesek-tunai jumlah': ['GESEK_TUNAI'],
  'gesek-tunai tunai': ['GESEK_LEBIH', 'GESEK_PERLU_CATATAN', ...DRAWER],
  'piutang-penjualan jumlah': ['KURANG_BAYAR', 'KURANG_MELEBIHI_TUNAI'],
  'bayar total': [...PAID, 'BAYAR_MELEBIHI_SISA'],
  'bayar pembayaran.jumlah': PAID,
  'pencairan-non-cash jumlah_bank': ['BIAYA_NON_CASH', 'CAIR_LEBIH'],
  'pencairan-non-cash pembayaran.baris': LABEL,
  'validasi-non-cash baris.jumlah': ON_STATEMENT,
  'validasi-non-cash baris.baris': LABEL,
  'validasi-non-cash/batal baris': LABEL,
  'cocok jurnal.baris': LABEL,
  'cocok-pasti hari': 'how far apart two days may be; what is matched is the same amount',
  'ajuan-jurnal baris.debit': JOURNAL,
  'ajuan-jurnal baris.kredit': JOURNAL,
  'ajuan-jurnal baris.murni_ug': JOURNAL,
  'tutup-toko hitungan.pecahan': ['SELISIH_KAS'],
  'tutup-toko mesin.total': ['SELISIH_MESIN'],
  'tutup-toko mesin.jumlah': ['SELISIH_MESIN'],
  ...Object.fromEntries(RULE_FIGURES.map(name => [`aturan-beli aturan.${name}`, RULE])),
}

/** Writes nothing: looks, tries, appraises. */
const LOOKS = /\/(pratinjau|taksir|coba)$|^(transaction|cash-pusat|reportbarang|hutang\/report)/

/** Papers, and counts that keep two writers apart. */
const NO_FIGURE = /^(templat\..*|(barang\.)?versi|versi_lama)$/

const nameOf = (path: string): string =>
  path
    .replace(/\/(banyak|create|update\/\{\w+\})$/, '')
    .replace(/^(hutang|titipan|piutang-penjualan|cash|rekening-koran)\/(\{\w+\}\/)?/, '')

const isFigure = ({ type, name }: Field): boolean =>
  (type === 'integer' || type === 'number') && !NO_FIGURE.test(name)

// A master's figures are held by its definition (amounts.test.ts).
const TAKEN = fieldsTaken(endpoints)
  .filter(one => one.method !== 'GET' && isFigure(one))
  .filter(({ path }) => !isMaster(path) && !LOOKS.test(path))
const FOUND = TAKEN.map(({ path, name }) => `${nameOf(path)} ${name}`)

test('every figure of a command is held by something, or need not be', () => {
  expect([...new Set(FOUND)].filter(one => HELD[one] === undefined)).toEqual([])
  expect(Object.keys(HELD).filter(one => !FOUND.includes(one))).toEqual([])
})

test('what holds a figure is a refusal or an approval there is', () => {
  const known = new Set<string>([...Object.keys(REFUSALS), ...KATEGORI_OTORISASI])
  const named = Object.values(HELD).flatMap(held => (typeof held === 'string' ? [] : held))
  expect(named.filter(guard => !known.has(guard))).toEqual([])
})

// A route may list more than it says: refusals.test.ts holds the other way alone.
test('what holds a figure is said by every command that takes it and its use case', async () => {
  const raised = await raisedByCall()
  const saysOf = new Map(
    endpoints.map(({ route: r }) => [`${r.method} ${r.path}`, r.refusals ?? []]),
  )
  const isGrant = (guard: string) => (KATEGORI_OTORISASI as readonly string[]).includes(guard)
  const idle = TAKEN.flatMap(({ command, path, name }) => {
    const held = HELD[`${nameOf(path)} ${name}`] ?? []
    if (typeof held === 'string') return []
    return held
      .map(guard => (isGrant(guard) ? 'BUTUH_OTORISASI' : guard))
      .filter(
        guard => !saysOf.get(command)?.includes(guard) || raised(command)?.has(guard) === false,
      )
      .map(guard => `${command} ${name}: ${guard}`)
  })
  expect([...new Set(idle)]).toEqual([])
})
