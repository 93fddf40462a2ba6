import type { BusinessDate } from '../calendar.ts'
import { daysBetween } from '../calendar.ts'
import type { Permil, Rupiah } from '../quantity.ts'
import { scale, times } from '../quantity.ts'

/** How a pawn loan bears interest (03-decisions §11). Days are counted in months of 30. */
export const METODE_BUNGA = ['HARIAN', 'BLOK_15', 'BULANAN', 'BERTINGKAT'] as const
export type MetodeBunga = (typeof METODE_BUNGA)[number]

/** Terms of interest, fixed on each loan when it is written. */
export interface InterestTerms {
  /**
   * HARIAN: by the day. BLOK_15: every started block of 15 days as half a month. BULANAN: every
   * started month in full. BERTINGKAT: as BULANAN, but a last month of few days at a lower rate.
   */
  readonly metode: MetodeBunga
  /** Rate of 30 days, whichever the method: a block of 15 days bears half of it. */
  readonly bunga_permil: Permil
  /** Of BERTINGKAT: the rate of a month in which at most `hari_awal` days ran. */
  readonly bunga_awal_permil?: Permil | null
  readonly hari_awal?: number | null
  /** Interest is rounded up to this step. */
  readonly langkah: Rupiah
}

/** Step that pawn interest is rounded up to. */
export const LANGKAH_BUNGA: Rupiah = 500

/**
 * Interest of a loan after `hari` days, exact and rounded up once (04-domain B10):
 * `ceil(pokok x rate / 30 x hari / 500) x 500`. Throws RangeError on negative figures, a rate that
 * is not whole, less than one day, or BERTINGKAT without its first step.
 */
export function bungaHutang(pokok: Rupiah, hari: number, terms: InterestTerms): Rupiah {
  const [permil, perUnit] = permilOf(hari, terms)
  if (pokok < 0 || permil < 0) throw new RangeError('a loan has no negative figures')
  const steps = scale(pokok, permil, 1000 * perUnit * terms.langkah, 'NAIK')
  return times(steps, terms.langkah)
}

/** Rate of all days together, in permil over the second figure. */
function permilOf(hari: number, terms: InterestTerms): readonly [permil: number, per: number] {
  if (!Number.isSafeInteger(hari) || hari < 1) throw new RangeError(`days of a loan: ${hari}`)
  const { metode, bunga_permil } = terms
  switch (metode) {
    case 'HARIAN':
      return [bunga_permil * hari, HARI_BULAN]
    case 'BLOK_15':
      return [bunga_permil * Math.ceil(hari / HARI_BLOK), HARI_BULAN / HARI_BLOK]
    case 'BULANAN':
      return [bunga_permil * Math.ceil(hari / HARI_BULAN), 1]
    case 'BERTINGKAT':
      return [bunga_permil * Math.floor(hari / HARI_BULAN) + lastMonth(hari, terms), 1]
  }
}

const HARI_BULAN = 30
const HARI_BLOK = 15

function lastMonth(hari: number, terms: InterestTerms): Permil {
  const { bunga_permil, bunga_awal_permil, hari_awal } = terms
  if (bunga_awal_permil == null || hari_awal == null) {
    throw new RangeError('interest by steps lacks its first step')
  }
  const rest = hari % HARI_BULAN
  if (rest === 0) return 0
  return rest <= hari_awal ? bunga_awal_permil : bunga_permil
}

/** Days a loan ran: from its date to the redemption, at least 1 (03-decisions §11). */
export function lamaPinjam(tgl_hutang: BusinessDate, tgl_lunas: BusinessDate): number {
  const days = daysBetween(tgl_hutang, tgl_lunas)
  if (days < 0) throw new RangeError(`redeemed ${tgl_lunas}, before the loan of ${tgl_hutang}`)
  return Math.max(1, days)
}

/** A band of principals with its terms; bands of one method do not overlap. */
export interface LoanTier {
  readonly metode: MetodeBunga
  readonly pokok_dari: Rupiah
  readonly pokok_sampai: Rupiah
}

/** The band of a method that a principal falls into, or nothing where no loan is given. */
export function pilihBunga<T extends LoanTier>(
  tiers: readonly T[],
  metode: MetodeBunga,
  pokok: Rupiah,
): T | undefined {
  return tiers.find(
    tier => tier.metode === metode && tier.pokok_dari <= pokok && pokok <= tier.pokok_sampai,
  )
}

/** Of the given bands the first that shares a principal and the method with this one. */
export function bungaBertumpuk<T extends LoanTier>(
  tiers: readonly T[],
  { metode, pokok_dari, pokok_sampai }: LoanTier,
): T | undefined {
  return tiers.find(
    tier =>
      tier.metode === metode && tier.pokok_dari <= pokok_sampai && pokok_dari <= tier.pokok_sampai,
  )
}
