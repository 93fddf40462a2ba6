import type { Milligram, Permil, Rupiah } from '../quantity.ts'
import { scale } from '../quantity.ts'

/**
 * Weight a deduction per gram is counted on (04-domain B6): below one gram a whole gram; else a
 * fraction from 0.500 counts as the next gram, from 0.150 as it is, and less is dropped. Throws
 * RangeError on a weight that is negative or not whole.
 */
export function beratPotongan(mg: Milligram): Milligram {
  if (!Number.isSafeInteger(mg) || mg < 0) throw new RangeError(`not a weight: ${mg} mg`)
  const fraction = mg % 1000
  const whole = fraction < 500 ? mg - fraction : mg - fraction + 1000
  return Math.max(1000, fraction >= 150 && fraction < 500 ? mg : whole)
}

/** Deduction at buy-back for a piece of this nota weight, to the nearest rupiah. */
export function potonganPerGram(mg: Milligram, rupiahPerGram: Rupiah): Rupiah {
  return scale(beratPotongan(mg), rupiahPerGram, 1000, 'TERDEKAT')
}

/** A rule of what is taken off the nota's price, by the days since the sale; `null` is any. */
export interface RugiNota {
  readonly kode_kadar: string | null
  readonly kode_group: string | null
  readonly umur_dari: number
  readonly umur_sampai: number | null
  readonly cara: 'PER_GRAM' | 'PERSEN'
  readonly rugi_per_gram: Rupiah
  readonly rugi_permil: Permil
}

interface ReturnedPiece {
  readonly kode_kadar: string | null
  readonly kode_group: string | null
  /** Whole days since it was sold. */
  readonly umur: number
}

/** The rule for a piece that comes back: of its group before its kadar before any piece. */
export function pilihRugi<R extends RugiNota>(
  rules: readonly R[],
  { kode_kadar, kode_group, umur }: ReturnedPiece,
): R | undefined {
  const fits = (own: string | null, wanted: string | null) => own === null || own === wanted
  const closeness = (rule: R) => (rule.kode_group === null ? 0 : 2) + (rule.kode_kadar ? 1 : 0)
  return rules
    .filter(rule => fits(rule.kode_kadar, kode_kadar) && fits(rule.kode_group, kode_group))
    .filter(rule => umur >= rule.umur_dari && umur <= (rule.umur_sampai ?? umur))
    .sort((a, b) => closeness(b) - closeness(a))[0]
}

/** What a rule takes off, to the nearest rupiah and never more than the nota's price. */
export function rugiDariNota(
  rule: Pick<RugiNota, 'cara' | 'rugi_per_gram' | 'rugi_permil'>,
  { berat_nota_mg, harga_rp }: { readonly berat_nota_mg: Milligram; readonly harga_rp: Rupiah },
): Rupiah {
  const rugi =
    rule.cara === 'PERSEN'
      ? scale(harga_rp, rule.rugi_permil, 1000, 'TERDEKAT')
      : potonganPerGram(berat_nota_mg, rule.rugi_per_gram)
  return Math.min(rugi, harga_rp)
}
