import { type Microgram, type Milligram, type Rupiah, scale } from '../quantity.ts'

/** What a pool of gold holds (decision 0112). */
export interface Pool {
  readonly berat_mg: Milligram
  readonly murni_ug: Microgram
  readonly modal_rp: Rupiah
}

/**
 * What leaves a pool with a weight, at the average of what is there (13 §0.2): its fine gold by
 * weight, its cost by fine gold, each rounded once; with the last milligram all that is left.
 * Throws RangeError on a weight that is not positive or not there.
 */
export function takenOut({ berat_mg, murni_ug, modal_rp }: Pool, out_mg: Milligram): Pool {
  if (out_mg <= 0 || out_mg > berat_mg) throw new RangeError(`not in the pool: ${out_mg} mg`)
  if (out_mg === berat_mg) return { berat_mg, murni_ug, modal_rp }
  const out_ug = scale(murni_ug, out_mg, berat_mg, 'TERDEKAT')
  const out_rp = murni_ug === 0 ? 0 : scale(modal_rp, out_ug, murni_ug, 'TERDEKAT')
  return { berat_mg: out_mg, murni_ug: out_ug, modal_rp: out_rp }
}
