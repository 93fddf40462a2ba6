import { amountRounding } from '@kencana/contract/amount-rounding'
import type { BuyerTax } from '@kencana/contract/areas/nota/pembeli'
import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import { type PricedCart, priceCart, type Settlement, settle } from '@kencana/domain/cart'
import { KONSUMEN, type LineTax, lineTax, type TaxBuyer } from '@kencana/domain/pajak'
import { type ButuhOtorisasi, type PricedLine, priceLine } from '@kencana/domain/price'
import { gramToMg } from '@kencana/domain/quantity'
import { weightRule } from '@kencana/domain/rounding'
import { cardBody, NO_CARD } from '../../../../engines/document-frame/entry/person/identity.ts'
import {
  type CartTender,
  filled,
  orCash,
  saleTenders,
} from '../../../../engines/document-frame/money/tenders.ts'
import type { Cart, CartItem, Piece } from './cart.ts'

/** Rules of the store a price hangs on, read from the session's settings. */
export interface PriceRules {
  readonly ppn: boolean
  readonly pembulatan: { readonly langkah: number; readonly arah: 'NAIK' | 'TURUN' }
  readonly batas: { readonly naik_harga_rp: number; readonly turun_harga_rp: number }
  /** Days a promise of exchange may go on without a supervisor. */
  readonly janji_hari: number
}

/** Why a line has no price yet. */
export type NoPrice =
  | 'HARGA_BELUM_ADA'
  | 'PAJAK_BELUM_ADA'
  | 'HARGA_HARUS_DIISI'
  | 'DISKON_MELEBIHI'

export interface PricedItem {
  readonly item: CartItem
  readonly priced: PricedLine | null
  readonly belum: NoPrice | null
}

/** The nota with every figure a till shows; the server decides by the same functions. */
export interface PricedNota {
  readonly lines: readonly PricedItem[]
  readonly cart: PricedCart
  /** What is left to be paid with money: old pieces of an exchange pay first. */
  readonly due: number
  /** How: as was chosen; on top of old pieces in cash until then, unless a price is to be told. */
  readonly tenders: readonly CartTender[]
  /** The tenders against that. */
  readonly bayar: Settlement
  readonly butuh: readonly ButuhOtorisasi[]
  /** How what is left after a discount is rounded. */
  readonly pembulatan: PriceRules['pembulatan']
  readonly janji_hari: number
}

/** The settings of a store, as its session holds them all, as the rules of a price. */
export const priceRules = (setting: Readonly<Record<string, string>>): PriceRules => ({
  ppn: setting.PPN_AKTIF === 'YA',
  pembulatan: amountRounding('JUAL', setting),
  batas: {
    naik_harga_rp: Number(setting.BATAS_NAIK_HARGA ?? 0),
    turun_harga_rp: Number(setting.BATAS_TURUN_HARGA ?? 0),
  },
  janji_hari: Number(setting.JANJI_TUKAR_HARI ?? 0),
})

/** Prices every line and the whole nota, and sets the tenders against it. */
export function priceNota(cart: Cart, rules: PriceRules): PricedNota {
  const buyer = taxBuyer(cart.buyer.pajak)
  const lines = cart.items.map(item => priceItem(item, rules, buyer))
  const sellable = lines.flatMap(({ priced }) => (priced === null ? [] : [priced]))
  const { pembulatan, batas, janji_hari } = rules
  const priced = priceCart(sellable, {
    diskon_nota_rp: cart.diskon_rp,
    kupon: cart.kupon,
    pembulatan,
    batas,
  })
  const due = Math.max(0, priced.bayar - (cart.tukar_rp ?? 0))
  const isTold = cart.items.every(({ papan_lama }) => papan_lama === null)
  const isTrade = (cart.tukar_rp ?? null) !== null
  const tenders = isTrade && isTold ? orCash(cart.tenders, due) : cart.tenders
  return {
    lines,
    cart: priced,
    due,
    tenders,
    bayar: settle(due, tenders, { bulatkan: true }),
    butuh: priced.butuh,
    pembulatan,
    janji_hari,
  }
}

function taxBuyer(pajak: BuyerTax | undefined): TaxBuyer {
  if (pajak === undefined) return KONSUMEN
  return { jenis: pajak.jenis, bebas_pph22: pajak.bebas !== undefined }
}

interface Known {
  readonly rules: PriceRules
  readonly buyer: string
  readonly line: PricedItem
}

const known = new WeakMap<CartItem, Known>()

/** Lines that did not change are not reckoned again: a key press in a long nota stays quick. */
function priceItem(item: CartItem, rules: PriceRules, taxed: TaxBuyer): PricedItem {
  const seen = known.get(item)
  const buyer = `${taxed.jenis} ${taxed.bebas_pph22}`
  if (seen !== undefined && seen.rules === rules && seen.buyer === buyer) return seen.line
  const line = reckoned(item, rules, taxed)
  known.set(item, { rules, buyer, line })
  return line
}

/** What is taken of a piece; null when the rates that are needed are not in force. */
function taxOf({ pajak, asal_pajak }: Piece, rules: PriceRules, buyer: TaxBuyer): LineTax | null {
  // A nota kept on the device by an older release has no rates: the server alone takes them.
  if (pajak === undefined) return NO_TAX
  if (pajak !== null) return lineTax(pajak, asal_pajak, buyer, rules.ppn)
  return rules.ppn || buyer.jenis !== 'KONSUMEN' ? null : NO_TAX
}

const NO_TAX: LineTax = { ppn_permyriad: 0, pph22_permyriad: 0 }

function reckoned(item: CartItem, rules: PriceRules, buyer: TaxBuyer): PricedItem {
  const { piece, harga_jual, diskon_rp } = item
  const byGram = piece.mode_harga === 'GRAM'
  if (byGram && piece.papan === null) {
    return { item, priced: null, belum: 'HARGA_BELUM_ADA' }
  }
  const tax = taxOf(piece, rules, buyer)
  if (tax === null) return { item, priced: null, belum: 'PAJAK_BELUM_ADA' }
  if (piece.mode_harga === 'MANUAL' && harga_jual === null) {
    return { item, priced: null, belum: 'HARGA_HARUS_DIISI' }
  }
  const priced = priceLine({
    berat_mg: gramToMg(piece.berat),
    permil: piece.kadar,
    aturan_berat: weightRule({
      kode: piece.aturan_berat,
      versi: piece.aturan_versi,
      pita: piece.aturan_pita,
    }),
    mode: piece.mode_harga,
    harga_per_gram: piece.papan?.harga_jual ?? 0,
    ongkos_per_gram: piece.ongkos_per_gram,
    ongkos_per_pcs: piece.ongkos_per_pcs,
    atribut_rp: piece.atribut_rp,
    harga_bandrol: piece.harga_bandrol,
    harga_manual: harga_jual,
    potongan_kategori: piece.potongan_kategori,
    diskon_rp,
    // Whether a price is below cost only the server says.
    modal_rp: 0,
    ...tax,
    berlian: piece.berlian,
    pembulatan: rules.pembulatan,
    batas: rules.batas,
  })
  return { item, priced, belum: priced.tolak }
}

/** What is sold, to whom and by whom: the same on a nota and in an exchange. */
export function soldBody(
  cart: Cart,
): Pick<PenjualanBody, 'kode_sales' | 'customer' | 'barang' | 'diskon_rp' | 'kode_kupon'> {
  const { nama, telp, alamat, pajak } = cart.buyer
  const customer = {
    ...filled({ nama, telp, alamat }),
    ...cardBody({ ...NO_CARD, ...cart.buyer }),
    ...(pajak === undefined ? {} : { pajak }),
  }
  return {
    kode_sales: cart.kode_sales ?? '',
    ...(Object.keys(customer).length === 0 ? {} : { customer }),
    barang: cart.items.map(({ piece, harga_jual, diskon_rp, janji_tukar }) => ({
      kode_barcode: piece.kode_barcode,
      ...(harga_jual === null ? {} : { harga_jual }),
      ...(diskon_rp === 0 ? {} : { diskon_rp }),
      ...(janji_tukar ? { janji_tukar } : {}),
    })),
    ...(cart.diskon_rp === 0 ? {} : { diskon_rp: cart.diskon_rp }),
    ...(cart.kupon ? { kode_kupon: cart.kupon.kode_kupon } : {}),
  }
}

/** The command of a nota. Equal notas make equal bodies: approvals are bound to its hash. */
export const bodyOf = (cart: Cart, total: number, tgl_system: string | null): PenjualanBody => ({
  ...soldBody(cart),
  pembayaran: saleTenders(cart.tenders),
  total,
  ...(tgl_system === null ? {} : { tgl_system }),
})
