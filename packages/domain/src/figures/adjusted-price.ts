import type { Rupiah } from '../quantity.ts'

/** How many prices move at once. */
export interface Adjustment {
  readonly arah: 'NAIK' | 'TURUN'
  readonly cara: 'PERSEN' | 'RUPIAH'
  /** Hundredths of a percent, or rupiah; never negative. */
  readonly nilai: number
  /** What the new price is a multiple of. */
  readonly kelipatan: Rupiah
}

/**
 * A price after a move, rounded once to the nearest multiple, the half upwards; never below 0.
 * Whole figures only: hundredths of a percent of the dearest price are still kept exactly.
 */
export function adjustedPrice(price: Rupiah, { arah, cara, nilai, kelipatan }: Adjustment): Rupiah {
  const by = cara === 'PERSEN' ? price * nilai : nilai * WHOLE
  const moved = price * WHOLE + (arah === 'NAIK' ? by : -by)
  const step = kelipatan * WHOLE
  return Math.max(0, Math.floor((2 * moved + step) / (2 * step)) * kelipatan)
}

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000
