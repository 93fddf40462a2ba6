import type { Rupiah } from './quantity.ts'
import { times } from './quantity.ts'

/** Rupiah notes and coins a drawer is counted in, largest first. */
export const PECAHAN = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100,
] as const
export type Pecahan = (typeof PECAHAN)[number]

/** Pieces per denomination; a denomination that is left out was not there. */
export type CashCount = Readonly<Partial<Record<Pecahan, number>>>

/** More pieces of one denomination than a drawer holds at the end of a day: twenty bundles. */
const MOST_PIECES = 2_000

/** Denominations of which so many were counted that somebody is asked, largest first. */
export const unusualCounts = (counts: CashCount): Pecahan[] =>
  PECAHAN.filter(pecahan => (counts[pecahan] ?? 0) > MOST_PIECES)

/**
 * Rupiah of a blind count. Throws RangeError on a denomination that does not exist and on a count
 * that is negative or not whole.
 */
export function countTotal(counts: CashCount): Rupiah {
  let total = 0
  for (const [pecahan, jumlah] of Object.entries(counts)) {
    if (!PECAHAN.some(known => String(known) === pecahan)) {
      throw new RangeError(`no such denomination: ${pecahan}`)
    }
    if (jumlah < 0) throw new RangeError(`count of ${pecahan}: ${jumlah}`)
    total += times(jumlah, Number(pecahan))
  }
  return total
}
