import type { Milligram, Rupiah } from '../quantity.ts'

/**
 * Whether a figure moves away from another by more than so many percent of it; never from nothing.
 * Whole figures only, so that the limit itself is exact.
 */
export const movesBeyond = (now: number, before: number | null, persen: number): boolean =>
  before !== null && before > 0 && Math.abs(now - before) * 100 > before * persen

/** Change of a figure in whole percent of another, towards zero; both positive. */
export const changePercent = (now: number, before: number): number =>
  Math.trunc(((now - before) * 100) / before)

/** Cost of a piece per gram, cut to whole rupiah; 0 of no weight. */
export const costPerGram = (modal_rp: Rupiah, berat_mg: Milligram): Rupiah =>
  berat_mg === 0 ? 0 : Math.floor((modal_rp * 1000) / berat_mg)
