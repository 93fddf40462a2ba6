/** Whole rupiah; there are no decimals anywhere. */
export type Rupiah = number
/** Weight in whole milligrams (`_mg`). */
export type Milligram = number
/** Fine gold in whole micrograms (`_ug`): milligrams x permil, see `fineUg`. */
export type Microgram = number
/** Parts per thousand; a purity of 750 is 75 %. A purity goes by steps of 0.1, rates are whole. */
export type Permil = number

/** Direction of a rounding: up, down, or to the nearest (a half goes away from zero). */
export type Rounding = 'NAIK' | 'TURUN' | 'TERDEKAT'

/** Largest amount that travels (05-reliability R7); sums of such amounts stay exact. */
export const RUPIAH_MAX: Rupiah = 10_000_000_000_000
/**
 * Largest amount per gram that is typed. The largest weight at it is `RUPIAH_MAX`, so that no
 * product of fields, nor a sum of hundreds of them, leaves what is kept exactly (decision 0029).
 */
export const RUPIAH_PER_GRAM_MAX: Rupiah = 100_000_000
/** Largest amount typed of one piece; a document of thousands of them stays exact. */
export const RUPIAH_PER_PIECE_MAX: Rupiah = 1_000_000_000_000
/** Largest weight of one piece or tray: 100 kg. */
export const BERAT_MAKS_MG: Milligram = 100_000_000

/**
 * `value * numerator / denominator`, computed exactly and rounded once (03-decisions §5). NAIK and
 * TURUN go towards plus and minus infinity. Throws RangeError when an argument is not a safe whole
 * number, the denominator is not positive, or the result is not safe.
 */
export function scale(
  value: number,
  numerator: number,
  denominator: number,
  mode: Rounding,
): number {
  if (!Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`denominator must be a positive whole number: ${denominator}`)
  }
  const near = value * numerator
  if (isWhole(value) && isWhole(numerator) && isWhole(near)) {
    const rest = near % denominator
    return rounded((near - rest) / denominator, rest, denominator, mode)
  }
  const product = whole(value) * whole(numerator)
  const [quotient, rest] = [product / BigInt(denominator), product % BigInt(denominator)]
  const result = rounded(Number(quotient), Number(rest), denominator, mode)
  if (!isWhole(result)) throw new RangeError('result of scale is too large')
  return result
}

/** Product of whole figures. Throws RangeError where one of them, or it, is not safe. */
export const times = (a: number, b: number): number => safe(safe(a) * safe(b))

/**
 * Splits a whole amount over weights, in proportion: parts are whole, never negative, add up to
 * `amount` exactly, and differ from the exact share by less than one. A weight of 0 gets nothing.
 * Throws RangeError on negative figures, or when there is something to split and no weight.
 */
export function split(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + atLeastZero(weight), 0)
  if (atLeastZero(amount) > 0 && total === 0) throw new RangeError('nothing to split over')
  let weightSoFar = 0
  let given = 0
  return weights.map(weight => {
    weightSoFar += weight
    const due = total === 0 ? 0 : scale(amount, weightSoFar, total, 'TURUN')
    const part = due - given
    given = due
    return part
  })
}

/**
 * Milligrams of a weight in grams, read from its decimal text, so never through binary fractions.
 * Throws RangeError on more than three decimals, on grouping signs and on unsafe size.
 */
export function gramToMg(gram: number | string): Milligram {
  const match = /^(-?)(\d*)\.?(\d{0,3})$/.exec(String(gram))
  const [, sign = '', grams = '', decimals = ''] = match ?? []
  if (grams === '' && decimals === '') throw new RangeError(`not a weight in grams: ${gram}`)
  const mg = Number(grams + decimals.padEnd(3, '0'))
  if (!Number.isSafeInteger(mg)) throw new RangeError(`weight is too large: ${gram}`)
  return sign === '-' && mg !== 0 ? -mg : mg
}

/** Grams of whole milligrams, as the wire carries them: at most three decimals in JSON. */
export function mgToGram(mg: Milligram): number {
  return safe(mg) / 1000
}

/** Grams with three decimals and grouping: 3237 -> '3.237', 1234567 -> '1,234.567'. */
export function formatGram(mg: Milligram): string {
  const positive = Math.abs(safe(mg))
  const decimals = String(positive % 1000).padStart(3, '0')
  return `${mg < 0 ? '-' : ''}${formatRupiah(Math.floor(positive / 1000))}.${decimals}`
}

/** Tenths with one decimal and grouping, permil as percent: 25 -> '2.5', -6 -> '-0.6'. */
export function formatTenths(tenths: number): string {
  const positive = Math.abs(safe(tenths))
  return `${tenths < 0 ? '-' : ''}${formatRupiah(Math.floor(positive / 10))}.${positive % 10}`
}

/** '5,232,500': grouping of ko-KR, no decimals, no symbol (03-decisions §5). */
export function formatRupiah(amount: Rupiah): string {
  const digits = groupDigits(String(Math.abs(safe(amount))))
  return amount < 0 ? `-${digits}` : digits
}

/**
 * A row of digits with a comma before every three from the end: '5232500' -> '5,232,500'. As
 * Intl.NumberFormat does it for ko-KR, at a quarter of its cost: a page of pieces asks often.
 */
export function groupDigits(digits: string): string {
  let grouped = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`
  }
  return grouped
}

/** What stands around an amount in a field: 'Rp. 5,232,500 ,-'. */
export const RUPIAH_MASK = { before: 'Rp. ', after: ' ,-' }

/**
 * Fine gold of a weight at a purity: exact at whole permil, else rounded once to the nearest whole
 * microgram, a half away from zero (decision 0028). Throws RangeError as `permyriad` does.
 */
export function fineUg(mg: Milligram, permil: Permil): Microgram {
  return scale(mg, permyriad(permil), 10, 'TERDEKAT')
}

/**
 * A purity in parts of ten thousand: 916.7 -> 9167. Throws RangeError on a purity outside 0..1000
 * or between two steps of 0.1.
 */
export function permyriad(permil: Permil): number {
  const parts = Math.round(permil * 10)
  if (parts / 10 === permil && parts >= 0 && parts <= 10_000) return parts
  throw new RangeError(`purity outside 0..1000 permil by steps of 0.1: ${permil}`)
}

/** A purity as tables keep it: whole permil, and what stands beyond them (decision 0028). */
export interface KeptPurity {
  readonly permil: number
  /** Parts of ten thousand, 0 to 9. */
  readonly sisa_permyriad: number
}

/** A purity as it is kept: 916.7 is 916 and 7. Throws RangeError as `permyriad` does. */
export function keptPurity(permil: Permil): KeptPurity {
  const parts = permyriad(permil)
  const sisa_permyriad = parts % 10
  return { permil: (parts - sisa_permyriad) / 10, sisa_permyriad }
}

/** The purity of a row that keeps it: 916 and 7 are 916.7. */
export const purityOf = ({ permil, sisa_permyriad }: KeptPurity): Permil =>
  (permil * 10 + sisa_permyriad) / 10

/** Fine gold as grams with three decimals: 2427750 -> '2.428'. Rounded for the eye only. */
export function formatFine(ug: Microgram): string {
  return formatGram(scale(ug, 1, 1000, 'TERDEKAT'))
}

const isWhole = (n: number): boolean => Number.isSafeInteger(n)

/** A quotient cut towards zero, with its rest in it by the mode. */
function rounded(quotient: number, rest: number, denominator: number, mode: Rounding): number {
  const side = Math.sign(rest)
  switch (mode) {
    case 'NAIK':
      return side > 0 ? quotient + 1 : quotient
    case 'TURUN':
      return side < 0 ? quotient - 1 : quotient
    case 'TERDEKAT':
      return Math.abs(rest) >= denominator - Math.abs(rest) ? quotient + side : quotient
    default:
      throw new RangeError(`no such rounding: ${mode}`)
  }
}

const whole = (value: number): bigint => BigInt(safe(value))

/** The figure itself, -0 as 0. */
function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe whole number: ${value}`)
  return value + 0
}

function atLeastZero(value: number): number {
  if (safe(value) < 0) throw new RangeError(`must not be negative: ${value}`)
  return value
}
