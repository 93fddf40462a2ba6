import type { BusinessDate } from '../calendar.ts'
import { daysBetween } from '../calendar.ts'
import type { Rupiah } from '../quantity.ts'
import { scale } from '../quantity.ts'

/** How a pawn loan bears interest; fixed when the loan is written (03-decisions §11). */
export interface InterestTerms {
  /** HARIAN: by the day over a month of 30. BLOK_15: every started block of 15 days in full. */
  readonly metode: 'HARIAN' | 'BLOK_15'
  /** Rate in parts per 10,000: per 30 days in HARIAN (3 % = 300), per block in BLOK_15. */
  readonly bunga_permyriad: number
  /** Interest is rounded up to this step. */
  readonly langkah: Rupiah
}

/** Step that pawn interest is rounded up to. */
export const LANGKAH_BUNGA: Rupiah = 500

/**
 * Interest of a loan after `hari` days, exact and rounded up once (04-domain B10):
 * `ceil(pokok x rate / 30 x hari / 500) x 500`. Throws RangeError on negative figures, a rate that
 * is not whole, or less than one day.
 */
export function bungaHutang(pokok: Rupiah, hari: number, terms: InterestTerms): Rupiah {
  const { metode, bunga_permyriad, langkah } = terms
  if (pokok < 0 || bunga_permyriad < 0) throw new RangeError('a loan has no negative figures')
  if (!Number.isSafeInteger(hari) || hari < 1) throw new RangeError(`days of a loan: ${hari}`)
  const [units, perUnit] = metode === 'HARIAN' ? [hari, 30] : [Math.ceil(hari / 15), 1]
  const steps = scale(pokok, bunga_permyriad * units, 10_000 * perUnit * langkah, 'NAIK')
  return scale(steps, langkah, 1, 'NAIK')
}

/** Days a loan ran: from its date to the redemption, at least 1 (03-decisions §11). */
export function lamaPinjam(tgl_hutang: BusinessDate, tgl_lunas: BusinessDate): number {
  const days = daysBetween(tgl_hutang, tgl_lunas)
  if (days < 0) throw new RangeError(`redeemed ${tgl_lunas}, before the loan of ${tgl_hutang}`)
  return Math.max(1, days)
}
