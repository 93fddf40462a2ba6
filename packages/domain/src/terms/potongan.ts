import { type Milligram, type Permil, type Rupiah, scale } from '../quantity.ts'
import { type AmountRounding, roundAmount } from '../rounding.ts'

/**
 * An amount less a typed discount, rounded as every amount is (setting PEMBULATAN); never above the
 * amount itself, and without a discount exactly it. Throws RangeError when the discount is larger.
 */
export function afterDiscount(amount: Rupiah, diskon_rp: Rupiah, rule: AmountRounding): Rupiah {
  if (diskon_rp === 0) return amount
  return Math.min(amount, roundAmount(amount - diskon_rp, rule).hasil)
}

/** What a kategori is sold cheaper by while it lasts (Master Potongan Kategori). */
export interface CategoryCut {
  readonly kode_potongan: string
  readonly nama_potongan: string
  readonly jenis_potongan: 'PER_GRAM' | 'PERSEN' | 'RUPIAH'
  /** Per gram of the nota's weight, or per piece. */
  readonly potongan_rp: Rupiah
  /** Of the price. */
  readonly potongan_permil: Permil
  /** Version of the row it was read from. */
  readonly versi: number
}

/**
 * What is taken off a price, at most all of it. Parts of a rupiah are not given, and what is left
 * is rounded like every amount.
 */
export function categoryCut(
  cut: CategoryCut | null | undefined,
  piece: { readonly berat_nota_mg: Milligram; readonly harga_rp: Rupiah },
  rule: AmountRounding,
): Rupiah {
  if (!cut) return 0
  const { berat_nota_mg, harga_rp } = piece
  const asked = {
    PER_GRAM: () => scale(berat_nota_mg, cut.potongan_rp, 1000, 'TURUN'),
    PERSEN: () => scale(harga_rp, cut.potongan_permil, 1000, 'TURUN'),
    RUPIAH: () => cut.potongan_rp,
  }[cut.jenis_potongan]()
  return harga_rp - afterDiscount(harga_rp, Math.min(asked, harga_rp), rule)
}

/** The cut as a step of the working, if any; it names row and version, which the line keeps so. */
export function cutSteps(cut: CategoryCut | null | undefined, given: Rupiah) {
  if (!cut || given === 0) return []
  const facts = { nama: cut.nama_potongan, kode: cut.kode_potongan, versi: String(cut.versi) }
  return [{ teks: 'Potongan kategori, {nama}', facts, jumlah_rp: -given }]
}
