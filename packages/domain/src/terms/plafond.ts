import type { Milligram, Permil, Rupiah } from '../quantity.ts'
import { scale } from '../quantity.ts'

/** How much of a piece's value is lent, and between which bounds. */
export interface PlafondTerms {
  readonly plafond_permil: Permil
  readonly pinjaman_minimal: Rupiah
  /** No upper bound when null. */
  readonly pinjaman_maksimal: Rupiah | null
}

export interface Plafond {
  /** Value of the metal at the given price. */
  readonly nilai_rp: Rupiah
  /** Most that may be lent; 0 when the piece is not worth the smallest loan. */
  readonly plafond_rp: Rupiah
}

/**
 * Ceiling of a loan (04-domain B10): `value x share`, at most the greatest loan, and nothing below
 * the smallest. `potongan_permil` is what the condition of the piece takes off its value;
 * `pokok_per_gram` is lent instead of the price where it is set apart from it. Each figure is
 * rounded down once, from the exact one. Throws RangeError on figures that are not whole.
 */
export function plafondHutang(
  berat_mg: Milligram,
  harga_per_gram: Rupiah,
  terms: PlafondTerms,
  potongan_permil: Permil = 0,
  pokok_per_gram: Rupiah = harga_per_gram,
): Plafond {
  const { plafond_permil, pinjaman_minimal, pinjaman_maksimal } = terms
  const left = 1000 - potongan_permil
  const nilai_rp = scale(berat_mg, harga_per_gram * left, 1_000_000, 'TURUN')
  const lent = pokok_per_gram * left * plafond_permil
  const share = scale(berat_mg, lent, 1_000_000_000, 'TURUN')
  const most = Math.min(share, pinjaman_maksimal ?? share)
  return { nilai_rp, plafond_rp: most < pinjaman_minimal ? 0 : most }
}
