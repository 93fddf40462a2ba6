import type { Milligram, Rupiah } from '../quantity.ts'
import { scale } from '../quantity.ts'

/**
 * Weight a deduction per gram is counted on (04-domain B6): below one gram a whole gram; else a
 * fraction from 0.500 counts as the next gram, from 0.150 as it is, and less is dropped. Throws
 * RangeError on a weight that is negative or not whole.
 */
export function beratPotongan(mg: Milligram): Milligram {
  if (!Number.isSafeInteger(mg) || mg < 0) throw new RangeError(`not a weight: ${mg} mg`)
  if (mg < 1000) return 1000
  const fraction = mg % 1000
  if (fraction >= 500) return mg - fraction + 1000
  return fraction >= 150 ? mg : mg - fraction
}

/** Deduction at buy-back for a piece of this nota weight, to the nearest rupiah. */
export function potonganPerGram(mg: Milligram, rupiahPerGram: Rupiah): Rupiah {
  return scale(beratPotongan(mg), rupiahPerGram, 1000, 'TERDEKAT')
}
