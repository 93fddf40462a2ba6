import type { Rupiah } from '../quantity.ts'

/** A piece that comes back with its nota. */
export interface BarangNota {
  readonly no_faktur_jual: string
  /** Of the nota paid by a credit card, there and then, through a deposit or by old pieces. */
  readonly kredit_rp: Rupiah
  /** Days since the nota. */
  readonly umur: number
  /** What the piece is bought for. */
  readonly dibeli_rp: Rupiah
}

/**
 * Rupiah of a purchase that are credit of a card: of each nota of the last `hari` days (1 is today
 * alone, 0 none) what the card paid, at most what is paid for its pieces. Cash for it is credit
 * turned into cash, which a card's rules forbid and a chargeback takes from the shop.
 */
export function kreditDibeli(barang: readonly BarangNota[], hari: number): Rupiah {
  const notas = new Map<string, BarangNota>()
  for (const piece of barang) {
    const before = notas.get(piece.no_faktur_jual)?.dibeli_rp ?? 0
    notas.set(piece.no_faktur_jual, { ...piece, dibeli_rp: before + piece.dibeli_rp })
  }
  return [...notas.values()].reduce(
    (sum, { kredit_rp, umur, dibeli_rp }) =>
      umur < hari ? sum + Math.min(kredit_rp, dibeli_rp) : sum,
    0,
  )
}

/** Cash of a purchase of `total` that needs nobody's word. */
export const tunaiBebas = (total: Rupiah, kredit: Rupiah): Rupiah => total - kredit

/** Credit that goes on in what is exchanged or left as a deposit: a bank's transfer ends it. */
export const kreditTersisa = (kredit: Rupiah, transfer: Rupiah): Rupiah =>
  Math.max(0, kredit - transfer)
