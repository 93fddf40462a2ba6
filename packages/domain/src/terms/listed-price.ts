import { type ModeHarga, type PriceInput, priceOf } from '../price.ts'
import type { Milligram, Permil, Rupiah } from '../quantity.ts'
import type { AmountRounding, WeightRule } from '../rounding.ts'

/** What the price of a piece hangs on that nobody has put in a cart yet. */
export interface ListedPiece {
  readonly berat_mg: Milligram
  readonly permil: Permil
  /** The rule of its weight as it is now. */
  readonly aturan: WeightRule
  readonly mode_harga: ModeHarga
  readonly ongkos_per_gram: Rupiah
  readonly ongkos_per_pcs: Rupiah
  readonly atribut_rp: Rupiah
  readonly harga_bandrol: Rupiah | null
  readonly modal_rp: Rupiah
  /** Selling price of the board per gram; null while the board has none. */
  readonly papan_jual: Rupiah | null
}

/** What a store says of all its prices. */
export interface ListTerms {
  readonly pembulatan: AmountRounding
  readonly naik_harga_rp: Rupiah
}

/** What the till's price would begin with; none for a typed price or while the board is empty. */
export function listedInput(piece: ListedPiece, terms: ListTerms): PriceInput | undefined {
  const { mode_harga: mode } = piece
  if (mode === 'MANUAL' || (mode !== 'BANDROL' && piece.papan_jual === null)) return undefined
  return {
    berat_mg: piece.berat_mg,
    permil: piece.permil,
    aturan_berat: piece.aturan,
    mode,
    harga_per_gram: piece.papan_jual ?? 0,
    ongkos_per_gram: piece.ongkos_per_gram,
    ongkos_per_pcs: piece.ongkos_per_pcs,
    atribut_rp: piece.atribut_rp,
    harga_bandrol: piece.harga_bandrol,
    diskon_rp: 0,
    modal_rp: piece.modal_rp,
    pembulatan: terms.pembulatan,
    batas: { naik_harga_rp: terms.naik_harga_rp },
  }
}

/** The price lists show of a piece; null for a typed price or while the board is empty. */
export function listedPrice(piece: ListedPiece, terms: ListTerms): Rupiah | null {
  const input = listedInput(piece, terms)
  return input === undefined ? null : priceOf(input)
}
