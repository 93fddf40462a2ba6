import type { BarangDetail } from '@kencana/contract/areas/barang'
import type { CouponAnswer } from '@kencana/contract/areas/nota/kupon'
import type { BuyerTax } from '@kencana/contract/areas/nota/pembeli'
import type { CardSaid } from '../../../../engines/document-frame/entry/person/identity.ts'
import {
  type CartTender,
  following,
  type TenderAction,
  tendersAfter,
} from '../../../../engines/document-frame/money/tenders.ts'
import type { TillSales } from '../../../../lib/device/till-sales.ts'
import { typedOver } from '../../../../lib/device/typed-over.ts'

const OF_PIECE = [
  'kode_barcode',
  'nama_barang',
  'nama_dept',
  'nama_kadar',
  'kode_kadar',
  'kadar',
  'kode_baki',
  'size',
  'berat',
  'aturan_berat',
  'aturan_versi',
  'aturan_pita',
  'mode_harga',
  'ongkos_per_gram',
  'ongkos_per_pcs',
  'atribut_rp',
  'harga_bandrol',
  'asal_pajak',
  'pajak',
  'berlian',
  'potongan_kategori',
  'papan',
] as const satisfies readonly (keyof BarangDetail)[]

/** What the till keeps of a piece, as it was when scanned: what its price hangs on, no cost. */
export type Piece = Pick<BarangDetail, (typeof OF_PIECE)[number]>

/** Only what the nota needs: a held cart and a draft stay small. */
export const pieceOf = (piece: BarangDetail): Piece =>
  Object.fromEntries(OF_PIECE.map(name => [name, piece[name]])) as unknown as Piece

/** Why the server will not sell a piece, with the facts of its sentence. */
export interface Obstacle {
  readonly code: string
  readonly facts: Readonly<Record<string, string | number>>
}

export interface CartItem {
  readonly piece: Piece
  /** A price typed instead of the computed one. */
  readonly harga_jual: number | null
  readonly diskon_rp: number
  /** Until when it may be exchanged at this price; a nota of an older release promises nothing. */
  readonly janji_tukar?: string | null
  /** Board price per gram the line had before the board changed. */
  readonly papan_lama: number | null
  readonly halangan: Obstacle | null
}

/** A nota of an older release has no card. */
export interface Buyer extends Partial<CardSaid> {
  readonly nama: string
  readonly telp: string
  readonly alamat: string
  /** Left out for an end user. */
  readonly pajak?: BuyerTax | undefined
}

/** A nota that is still open. Plain data: it is kept on the device and put aside at the server. */
export interface Cart {
  /** Idempotency key, made when the nota begins and kept until it is sold. */
  readonly kunci: string
  /** Business day it was begun on: it is saved on another one only when somebody says so. */
  readonly tgl: string | null
  readonly items: readonly CartItem[]
  /** Index of the chosen line; -1 without lines. */
  readonly pilih: number
  readonly buyer: Buyer
  readonly kode_sales: string | null
  readonly nama_sales: string
  /** Discount on the whole nota. */
  readonly diskon_rp: number
  /** What the customer handed in; a nota kept by an older release says nothing of it. */
  readonly kupon?: CouponAnswer | null
  readonly tenders: readonly CartTender[]
  /** What old pieces pay of it; none without an exchange. */
  readonly tukar_rp?: number | null
}

export type CartAction =
  | { readonly type: 'add'; readonly piece: Piece }
  | { readonly type: 'remove'; readonly kode_barcode: string }
  /** A line that was removed from this nota, as it was in `before`. */
  | { readonly type: 'back'; readonly kode_barcode: string; readonly before: Cart }
  | { readonly type: 'choose'; readonly index: number }
  | {
      readonly type: 'price'
      readonly kode_barcode: string
      readonly harga_jual: number | null
      readonly diskon_rp: number
      readonly janji_tukar: string | null
    }
  /** Old pieces are worth another amount now, or none are exchanged. */
  | { readonly type: 'trade'; readonly tukar_rp: number | null }
  | { readonly type: 'reprice'; readonly pieces: readonly Piece[] }
  | { readonly type: 'obstacle'; readonly kode_barcode: string; readonly halangan: Obstacle }
  | { readonly type: 'buyer'; readonly buyer: Buyer }
  | { readonly type: 'sales'; readonly kode_sales: string | null; readonly nama_sales: string }
  | { readonly type: 'discount'; readonly diskon_rp: number }
  | { readonly type: 'kupon'; readonly kupon: CouponAnswer | null }
  | TenderAction
  /** What is to be paid is another amount now. */
  | { readonly type: 'due'; readonly bayar: number }
  | { readonly type: 'day'; readonly tgl: string | null }
  | { readonly type: 'restore'; readonly cart: Cart }
  /** The command of this key is done: another nota, begun since, stays as it is. */
  | ({ readonly type: 'sold'; readonly next: Cart } & SoldNota)
  /** The kept nota, found a moment after the page stood: what was done since `start` stays. */
  | { readonly type: 'resume'; readonly cart: Cart; readonly start: Cart }

/** A nota that was sold: its key and pieces, and whether old ones were exchanged on it. */
export interface SoldNota {
  readonly kunci: string
  readonly terjual: readonly string[]
  readonly isTrade: boolean
}

export const NOBODY: Buyer = { nama: '', telp: '', alamat: '' }

/** An empty nota under its own key, of the sales person of this device. */
export const emptyCart = (kunci: string, sales: TillSales | null = null): Cart => ({
  kunci,
  tgl: null,
  items: [],
  pilih: -1,
  buyer: NOBODY,
  kode_sales: sales?.kode_sales ?? null,
  nama_sales: sales?.nama_sales ?? '',
  diskon_rp: 0,
  kupon: null,
  tenders: [],
})

/** Whether there is anything worth keeping. */
export const isEmptyCart = (cart: Cart): boolean =>
  cart.items.length === 0 &&
  cart.tenders.length === 0 &&
  cart.buyer.nama === '' &&
  (cart.tukar_rp ?? null) === null

/** The cart after an action. Knows no prices: they follow from the lines (see `cart-prices.ts`). */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add':
      return added(cart, action.piece)
    case 'remove':
      return removed(cart, action.kode_barcode)
    case 'back':
      return putBack(cart, action)
    case 'choose':
      return { ...cart, pilih: within(action.index, cart.items.length) }
    case 'price': {
      const { kode_barcode, harga_jual, diskon_rp, janji_tukar } = action
      return onLine(cart, kode_barcode, item => ({ ...item, harga_jual, diskon_rp, janji_tukar }))
    }
    case 'trade':
      return { ...cart, tukar_rp: action.tukar_rp }
    case 'reprice':
      return { ...cart, items: cart.items.map(item => repriced(item, action.pieces)) }
    case 'obstacle':
      return onLine(cart, action.kode_barcode, item => ({ ...item, halangan: action.halangan }))
    case 'buyer':
      return { ...cart, buyer: action.buyer }
    case 'sales':
      return { ...cart, kode_sales: action.kode_sales, nama_sales: action.nama_sales }
    case 'discount':
      return { ...cart, diskon_rp: action.diskon_rp }
    case 'kupon':
      return { ...cart, kupon: action.kupon }
    case 'pay':
    case 'spend':
    case 'tender':
    case 'unpay':
      return { ...cart, tenders: tendersAfter(cart.tenders, action) }
    case 'due':
      return { ...cart, tenders: following(cart.tenders, action.bayar) }
    case 'day':
      return { ...cart, tgl: action.tgl }
    case 'restore':
      return action.cart
    case 'sold':
      return cart.kunci === action.kunci ? afterSale(cart, action) : cart
    case 'resume':
      return resumed(cart, action)
  }
}

/** The next nota: what was scanned while the sale was on its way is the next customer's. */
function afterSale(cart: Cart, { terjual, isTrade, next }: SoldNota & { next: Cart }): Cart {
  const items = cart.items.filter(({ piece }) => !terjual.includes(piece.kode_barcode))
  const { tukar_rp = null } = isTrade ? next : cart
  return { ...next, items, pilih: items.length - 1, ...(tukar_rp === null ? {} : { tukar_rp }) }
}

/** A piece stands in a nota once; scanning it again chooses its line. */
function added(cart: Cart, piece: Piece): Cart {
  const known = cart.items.findIndex(item => item.piece.kode_barcode === piece.kode_barcode)
  if (known >= 0) return { ...cart, pilih: known }
  const item = { piece, harga_jual: null, diskon_rp: 0, papan_lama: null, halangan: null }
  return { ...cart, items: [...cart.items, item], pilih: cart.items.length }
}

/** Lines by their pieces; everything else as it was typed, or as it was kept. */
function resumed(cart: Cart, { cart: kept, start }: CartAction & { type: 'resume' }): Cart {
  const lines = { items: kept.items, pilih: kept.pilih }
  const begun = typedOver(kept, { ...cart, ...lines }, { ...start, ...lines })
  return cart.items.reduce((nota, item) => added(nota, item.piece), begun)
}

/** With the last piece goes what was to be paid for it: it must not wait for the next customer. */
function removed(cart: Cart, kode_barcode: string): Cart {
  const items = cart.items.filter(item => item.piece.kode_barcode !== kode_barcode)
  const left = { ...cart, items, pilih: within(cart.pilih, items.length) }
  return items.length > 0 ? left : { ...left, tenders: [], diskon_rp: 0, kupon: null }
}

/** The line at its place again; the first of a nota brings back what was to be paid for it. */
function putBack(cart: Cart, { kode_barcode, before }: CartAction & { type: 'back' }): Cart {
  const at = before.items.findIndex(item => item.piece.kode_barcode === kode_barcode)
  const item = before.items[at]
  if (item === undefined || cart.kunci !== before.kunci) return cart
  const known = cart.items.findIndex(one => one.piece.kode_barcode === kode_barcode)
  if (known >= 0) return { ...cart, pilih: known }
  const items = [...cart.items.slice(0, at), item, ...cart.items.slice(at)]
  const { tenders, diskon_rp, kupon = null } = before
  const isFirst = cart.items.length === 0 && cart.tenders.length === 0
  return {
    ...cart,
    items,
    pilih: Math.min(at, items.length - 1),
    ...(isFirst ? { tenders, diskon_rp, kupon } : {}),
  }
}

/** Takes the piece as it is now; remembers the board price it had, so that the change is seen. */
function repriced(item: CartItem, pieces: readonly Piece[]): CartItem {
  const piece = pieces.find(p => p.kode_barcode === item.piece.kode_barcode)
  if (piece === undefined) return item
  const before = item.piece.papan?.harga_jual ?? null
  const changed = before !== null && before !== (piece.papan?.harga_jual ?? null)
  return { ...item, piece, papan_lama: changed ? before : item.papan_lama }
}

function onLine(cart: Cart, kode_barcode: string, change: (item: CartItem) => CartItem): Cart {
  return {
    ...cart,
    items: cart.items.map(i => (i.piece.kode_barcode === kode_barcode ? change(i) : i)),
  }
}

const within = (index: number, count: number): number => Math.max(-1, Math.min(index, count - 1))
