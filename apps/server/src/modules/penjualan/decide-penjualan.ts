import { amountRounding } from '@kencana/contract/amount-rounding'
import type { KeptDeduction, LineTaxKept } from '@kencana/contract/areas/nota/pembeli'
import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { janjiTerlaluLama } from '@kencana/domain/beli/tukar-tambah'
import { type PricedCart, priceCart, type Settlement, settle } from '@kencana/domain/cart'
import { type JournalLine, resolveAccounts } from '@kencana/domain/journal'
import {
  KONSUMEN,
  type LineTax,
  lineTax,
  type TaxBuyer,
  type TaxRates,
  taxClass,
} from '@kencana/domain/pajak'
import { postPenjualan } from '@kencana/domain/posting/penjualan'
import { LACI_GADAI } from '@kencana/domain/posting/uang'
import { type PricedLine, type PriceLimits, priceLine } from '@kencana/domain/price'
import { formatRupiah } from '@kencana/domain/quantity'
import { type WeightRule, weightRule } from '@kencana/domain/rounding'
import { bonusOf, type KeptBonus } from '@kencana/domain/terms/bonus'
import type { CategoryCut } from '@kencana/domain/terms/potongan'
import { refuseUnpaid } from '../../engines/document/cash/refuse-unpaid.ts'
import { demandDated } from '../../engines/document/open-day.ts'
import type { JournalRow } from '../../engines/document/post-document.ts'
import { type CouponRow, refuseSmall } from '../kupon/index.ts'
import type { PieceFacts, SaleFacts } from './penjualan.queries.ts'

type SoldLine = PenjualanBody['barang'][number]

/** Tenders of a sale; the old pieces of an exchange are one that no till may name. */
export type SaleTender =
  | PenjualanBody['pembayaran'][number]
  | { readonly cara: 'TUKAR'; readonly jumlah: number }

/** A sale as it is decided: sent by a till, or one side of an exchange. */
export type SaleBody = Omit<PenjualanBody, 'pembayaran'> & {
  readonly pembayaran: readonly SaleTender[]
}

/** A piece with its decided price. */
export interface DecidedLine {
  readonly piece: PieceFacts
  readonly priced: PricedLine
  /** Rates it is taxed by; null where nothing is taken. */
  readonly rates: TaxRates | null
  /** Share of the nota's discount and of its coupon. */
  readonly potongan_rp: number
  /** Until when it may be exchanged at this price. */
  readonly janji_tukar: string | null
}

export interface DecidedSale {
  readonly tgl: string
  readonly lines: readonly DecidedLine[]
  readonly cart: PricedCart
  readonly ppn_rp: number
  readonly butuh: readonly KategoriOtorisasi[]
  readonly laci: string
}

/**
 * Decides a sale from what was read: every piece for sale, priced by the shared rules of the till,
 * less what a coupon takes off.
 * Knows no database. @throws Refusal for every rule broken, the first in the order of the nota
 */
export function decideSale(
  body: SaleBody,
  facts: SaleFacts,
  kupon: CouponRow | null = null,
): DecidedSale {
  const tgl = openDay(body, facts)
  if (body.barang.length === 0) refuse('KERANJANG_KOSONG')
  if (facts.sales === null) refuse('RUJUKAN_TIDAK_ADA', { label: 'Sales', kode: body.kode_sales })
  const setting = { ...DEFAULT_SETTINGS, ...facts.setting }
  const batas: PriceLimits = {
    naik_harga_rp: Number(setting.BATAS_NAIK_HARGA),
    turun_harga_rp: Number(setting.BATAS_TURUN_HARGA),
  }
  const ruleOf = rulesOnce()
  const buyer = taxBuyer(body)
  demandDated(body.customer?.pajak?.bebas?.tgl, tgl, 'customer.pajak.bebas.tgl')
  const priced = piecesForSale(body, facts).map(({ piece, line }) => {
    const { rates, tax } = taxOf(piece, facts, buyer, setting)
    const potongan_kategori = facts.modul_potongan ? piece.potongan_kategori : null
    const by = { aturan: ruleOf(piece), tax, potongan_kategori }
    const priced = pricePiece(piece, line, setting, batas, by)
    return { piece, rates, priced, janji_tukar: promiseOf(line, tgl) }
  })
  const cart = priceCart(
    priced.map(line => line.priced),
    {
      diskon_nota_rp: body.diskon_rp ?? 0,
      kupon,
      pembulatan: amountRounding('JUAL', setting),
      batas,
    },
  )
  if (cart.tolak === 'KUPON_MINIMAL' && kupon !== null) {
    refuseSmall(kupon, cart.subtotal - cart.diskon)
  }
  if (cart.tolak !== null) refuse(cart.tolak)
  const lines = priced.map((line, i) => ({ ...line, potongan_rp: cart.potongan_rp[i] ?? 0 }))
  // Cash of the pawn counter has books of its own: no sale goes into its drawer.
  const drawers = String(setting.LACI)
    .split(',')
    .filter(name => name !== LACI_GADAI)
  const laci = body.laci ?? drawers[0] ?? 'KASIR'
  if (!drawers.includes(laci)) refuse('RUJUKAN_TIDAK_ADA', { label: 'Laci', kode: laci })
  const isPromised = lines.some(({ janji_tukar: sampai }) => isLong(sampai, tgl, setting))
  const butuh = isPromised ? [...cart.butuh, 'JANJI_TUKAR' as const] : cart.butuh
  return { tgl, lines, cart, ppn_rp: cart.ppn_rp, butuh, laci }
}

function openDay(body: SaleBody, { tgl, tutup }: SaleFacts): string {
  if (tgl === null) return refuse('TOKO_BELUM_BUKA')
  if (body.tgl_system === undefined || body.tgl_system === tgl) return tgl
  return refuse('TOKO_SUDAH_TUTUP', { user_id: tutup?.user_id ?? '-', tgl: body.tgl_system })
}

const isLong = (
  sampai: string | null,
  tgl: string,
  { JANJI_TUKAR_HARI }: Readonly<Record<string, string>>,
): boolean => sampai !== null && janjiTerlaluLama(sampai, tgl, Number(JANJI_TUKAR_HARI))

/** A promise of exchange that is over when it is given is none. @throws Refusal JANJI_TERLEWAT */
function promiseOf({ kode_barcode, janji_tukar: sampai }: SoldLine, tgl: string): string | null {
  if (sampai === undefined) return null
  return sampai >= tgl ? sampai : refuse('JANJI_TERLEWAT', { kode_barcode, sampai, tgl })
}

/** Diamonds are sold only where the shop works with them: nothing else could appraise them. */
function piecesForSale(body: SaleBody, facts: SaleFacts): { piece: PieceFacts; line: SoldLine }[] {
  const seen = new Set<string>()
  return body.barang.map(line => {
    const { kode_barcode } = line
    if (seen.has(kode_barcode)) refuse('BARCODE_GANDA', { kode_barcode })
    seen.add(kode_barcode)
    const piece = facts.barang.find(b => b.kode_barcode === kode_barcode)
    if (piece === undefined) return refuse('BARANG_TIDAK_ADA', { kode_barcode })
    if (piece.status !== 'ADA') refuseGone(piece)
    if (piece.berlian && !facts.modul_berlian) refuse('BERLIAN_NONAKTIF', { kode_barcode })
    return { piece, line }
  })
}

function refuseGone({ kode_barcode, status, terjual }: PieceFacts): never {
  if (status === 'TERJUAL' && terjual !== null) {
    const { nomor, user_id } = terjual
    refuse('BARANG_SUDAH_TERJUAL', { kode_barcode, no_faktur_jual: nomor, user_id })
  }
  if (status === 'DIPERIKSA' && terjual !== null) {
    const { nomor, user_id } = terjual
    refuse('BARANG_DIPERIKSA', { kode_barcode, no_ajuan: nomor, user_id })
  }
  refuse('BARANG_TIDAK_TERSEDIA', { kode_barcode, status })
}

/** The buyer for the tax rules; nothing said is an end user. */
const taxBuyer = ({ customer }: SaleBody): TaxBuyer =>
  customer?.pajak === undefined
    ? KONSUMEN
    : { jenis: customer.pajak.jenis, bebas_pph22: customer.pajak.bebas !== undefined }

/** What is taken of a piece. @throws Refusal PAJAK_BELUM_ADA where rates are needed and missing */
function taxOf(
  piece: PieceFacts,
  { pajak }: SaleFacts,
  buyer: TaxBuyer,
  setting: Readonly<Record<string, string>>,
): { rates: TaxRates | null; tax: Partial<LineTax> } {
  const ppn = setting.PPN_AKTIF === 'YA'
  const bar = { ...piece, kadar_batangan: Number(setting.KADAR_BATANGAN) }
  const kelas = taxClass(piece.kelas_pajak, piece.permil, bar)
  const rates = pajak[kelas]
  if (rates !== undefined) return { rates, tax: lineTax(rates, piece.asal_pajak, buyer, ppn) }
  if (ppn || buyer.jenis !== 'KONSUMEN') refuse('PAJAK_BELUM_ADA', { kelas })
  return { rates: null, tax: {} }
}

/** Row of Parameter Pajak and what it took, as the line keeps it. */
export function keptTax(rates: TaxRates | null, taken: LineTax): LineTaxKept | null {
  if (rates === null) return null
  const { kode_pajak, kelas_pajak, tgl_berlaku, versi } = rates
  const { ppn_permyriad, pph22_permyriad } = taken
  return { kode_pajak, kelas_pajak, tgl_berlaku, versi, ppn_permyriad, pph22_permyriad }
}

/** What is agreed for the day the piece comes back; that nothing is, is kept too. */
export const keptDeduction = (piece: PieceFacts, agrees: boolean): KeptDeduction =>
  (agrees && piece.potongan_beli) || { jenis_potongan: 'TIDAK_ADA' }

/** What the piece earns its sales person at what is paid for it. */
export const keptBonus = (
  { bonus }: SaleFacts,
  { piece, priced, potongan_rp }: DecidedLine,
): KeptBonus | null =>
  bonusOf(bonus, {
    kode_dept: piece.kode_dept,
    kode_group: piece.kode_group,
    berat_nota_mg: priced.berat_nota_mg,
    harga_rp: priced.harga_jual_rp - potongan_rp,
    ppn_permyriad: priced.ppn_permyriad,
    modal_rp: piece.modal_rp,
  })

/** Reads each rule once; the pieces of a nota mostly share one. */
function rulesOnce(): (piece: PieceFacts) => WeightRule {
  const read = new Map<string, WeightRule>()
  return ({ aturan }) => {
    const rule = read.get(aturan.kode) ?? weightRule(aturan)
    read.set(aturan.kode, rule)
    return rule
  }
}

function pricePiece(
  piece: PieceFacts,
  line: SoldLine,
  setting: Readonly<Record<string, string>>,
  batas: PriceLimits,
  by: {
    readonly aturan: WeightRule
    readonly tax: Partial<LineTax>
    readonly potongan_kategori: CategoryCut | null
  },
): PricedLine {
  const byGram = piece.mode_harga === 'GRAM'
  if (byGram && piece.papan === null) refuse('HARGA_BELUM_ADA', { kode_kadar: piece.kode_kadar })
  if (piece.mode_harga === 'MANUAL' && line.harga_jual === undefined) {
    refuse('TIDAK_LENGKAP', {}, { [piece.kode_barcode]: 'Harus Diisi' })
  }
  const priced = priceLine({
    berat_mg: piece.berat_mg,
    permil: piece.permil,
    aturan_berat: by.aturan,
    mode: piece.mode_harga,
    harga_per_gram: piece.papan?.harga_jual ?? 0,
    ongkos_per_gram: piece.ongkos_per_gram,
    ongkos_per_pcs: piece.ongkos_per_pcs,
    atribut_rp: piece.atribut_rp,
    harga_bandrol: piece.harga_bandrol,
    harga_manual: line.harga_jual ?? null,
    potongan_kategori: by.potongan_kategori,
    diskon_rp: line.diskon_rp ?? 0,
    modal_rp: piece.modal_rp,
    ...by.tax,
    berlian: piece.berlian,
    pembulatan: amountRounding('JUAL', setting),
    batas,
  })
  if (priced.tolak !== null) refuse(priced.tolak)
  return priced
}

/**
 * The tenders against the total the cashier saw; cash for which there is no coin goes up to the
 * next one. @throws Refusal TOTAL_BERUBAH, PEMBAYARAN_*, TUNAI_PECAHAN
 */
export function checkPayment(body: SaleBody, sale: DecidedSale): Settlement {
  const { bayar } = sale.cart
  if (body.total !== bayar) {
    refuse('TOTAL_BERUBAH', {
      total_dilihat: formatRupiah(body.total),
      total_sekarang: formatRupiah(bayar),
    })
  }
  const settlement = settle(bayar, body.pembayaran, { bulatkan: true })
  return settlement.tolak === null ? settlement : refuseUnpaid(settlement, body.pembayaran)
}

/** The journal with account numbers. @throws Refusal AKUN_BELUM_DIPETAKAN */
export function saleJournal(
  body: SaleBody,
  sale: DecidedSale,
  { kembali, pembulatan }: Pick<Settlement, 'kembali' | 'pembulatan'>,
  akun: Readonly<Record<string, string>>,
): JournalRow[] {
  const { cart, lines } = sale
  const lineDiscounts = lines.reduce((sum, line) => sum + line.priced.diskon_rp, 0)
  const journal: JournalLine[] = postPenjualan({
    total_rp: cart.total,
    diskon_rp: cart.diskon + cart.kupon_rp + lineDiscounts,
    ppn_rp: cart.ppn_rp,
    pph22_rp: cart.pph22_rp,
    modal_rp: lines.reduce((sum, line) => sum + line.piece.modal_rp, 0),
    murni_ug: cart.murni_ug,
    pembayaran: body.pembayaran,
    kembali_rp: kembali,
    pembulatan_rp: pembulatan,
    laci: sale.laci,
  })
  const { jurnal, belum } = resolveAccounts(journal, akun)
  const [missing] = belum
  if (missing === undefined) return jurnal
  return refuse('AKUN_BELUM_DIPETAKAN', { jenis_akun: missing, trx: 'PENJUALAN', type: 'UMUM' })
}
