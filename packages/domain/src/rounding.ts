import type { Milligram, Rupiah } from './quantity.ts'
import { scale } from './quantity.ts'

/** Step and direction amounts are rounded to; sales go up, purchases down (03-decisions §5). */
export interface AmountRounding {
  readonly langkah: Rupiah
  readonly arah: 'NAIK' | 'TURUN'
}

/**
 * Rounds an amount to a multiple of the step. `selisih` is what the rounding added (negative when
 * it took away), so that parts + selisih = hasil. Throws RangeError on a negative amount or a step
 * below 1.
 */
export function roundAmount(
  amount: Rupiah,
  { langkah, arah }: AmountRounding,
): { hasil: Rupiah; selisih: Rupiah } {
  if (amount < 0) throw new RangeError(`amount to round is negative: ${amount}`)
  const hasil = scale(scale(amount, 1, langkah, arah), langkah, 1, arah)
  return { hasil, selisih: hasil - amount }
}

/** What is added to the weight cut to 0.1 g when the milligrams cut off are in `(gt, lte]`. */
export interface WeightBand {
  readonly gt_mg: Milligram
  readonly lte_mg: Milligram
  readonly tambah_mg: Milligram
}

/** Rule from scale weight to nota weight. No bands: the nota shows the scale weight. */
export interface WeightRule {
  readonly kode: string
  /** Counts up when the bands change; every line keeps the version it was weighed by. */
  readonly versi: number
  readonly pita: readonly WeightBand[]
}

/** The named weight rules (04-domain B5, 03-decisions §5). */
export const WEIGHT_RULES = {
  '20-60': steps('20-60', 20, 60),
  '20-80': steps('20-80', 20, 80),
  '40-80': steps('40-80', 40, 80),
  '20-70': steps('20-70', 20, 70),
  HALUS: {
    kode: 'HALUS',
    versi: 1,
    pita: [
      { gt_mg: -1, lte_mg: 0, tambah_mg: 0 },
      { gt_mg: 0, lte_mg: 30, tambah_mg: 30 },
      { gt_mg: 30, lte_mg: 50, tambah_mg: 50 },
      { gt_mg: 50, lte_mg: 80, tambah_mg: 80 },
      { gt_mg: 80, lte_mg: 100, tambah_mg: 100 },
    ],
  },
  TANPA: { kode: 'TANPA', versi: 1, pita: [] },
} as const satisfies Record<string, WeightRule>

export type WeightRuleCode = keyof typeof WEIGHT_RULES

/** The rule of a code, or nothing when no rule has that name. */
export function weightRule(kode: string): WeightRule | undefined {
  return Object.hasOwn(WEIGHT_RULES, kode) ? WEIGHT_RULES[kode as WeightRuleCode] : undefined
}

/**
 * Nota weight of a scale weight. The bands may round down (3.214 g -> 3.200 g); a piece so light
 * that nothing would be left keeps its scale weight. Throws RangeError on a negative or fractional
 * weight and on a rule with a hole between its bands.
 */
export function roundWeight(mg: Milligram, rule: WeightRule): Milligram {
  if (!Number.isSafeInteger(mg) || mg < 0) throw new RangeError(`not a weight: ${mg} mg`)
  if (rule.pita.length === 0) return mg
  const cut = mg % 100
  const band = rule.pita.find(({ gt_mg, lte_mg }) => cut > gt_mg && cut <= lte_mg)
  if (band === undefined) throw new RangeError(`rule ${rule.kode} says nothing about ${cut} mg`)
  const rounded = mg - cut + band.tambah_mg
  return rounded === 0 ? mg : rounded
}

function steps(kode: string, low: Milligram, high: Milligram): WeightRule {
  return {
    kode,
    versi: 1,
    pita: [
      { gt_mg: -1, lte_mg: low, tambah_mg: 0 },
      { gt_mg: low, lte_mg: high, tambah_mg: 50 },
      { gt_mg: high, lte_mg: 100, tambah_mg: 100 },
    ],
  }
}
