/** What a figure counts: whole units of 10^-places, 0 for rupiah and pieces, 3 for milligrams. */
export interface FigureKind {
  /** Digits behind the point that are kept. */
  readonly places: number
  /** Largest figure in units, of either sign. */
  readonly max?: number
  readonly negative?: boolean
}

/** What a typed or pasted text means; `MANY`: it cannot be meant one way only and must be asked. */
export type Reading =
  | { readonly is: 'EMPTY' }
  | { readonly is: 'ONE'; readonly units: number }
  | { readonly is: 'MANY'; readonly units: readonly number[] }
  | { readonly is: 'NONE'; readonly why: 'NO_FIGURE' | 'TOO_FINE' | 'TOO_LARGE' }

/**
 * Reads a figure as people write it: comma and dot alike, 'Rp. 1.000.000,00', '1,250,000 ,-',
 * '3,456 g', '12,5 %'. Weights (three places and more) read a lone sign as the decimal one, so that
 * '3,456' is 3.456 g; whole figures read signs before three digits as thousands. What both could be
 * ('1.000,000' rupiah, '1,250' percent) is `MANY`, the likelier first. Never throws.
 */
export function readFigure(text: string, kind: FigureKind): Reading {
  const bare = bareOf(text)
  if (bare === '') return { is: 'EMPTY' }
  const digits = bare.replace(/^[-\u2212]/, '')
  const negative = digits !== bare
  if (!/\d/.test(digits) || (negative && kind.negative !== true)) {
    return { is: 'NONE', why: 'NO_FIGURE' }
  }
  const all = readings(digits, kind.places)
  if (all.length === 0) return { is: 'NONE', why: isDecimal(digits) ? 'TOO_FINE' : 'NO_FIGURE' }
  const max = kind.max ?? Number.MAX_SAFE_INTEGER
  const possible = [...new Set(all)].filter(units => units <= max)
  const [first] = possible
  if (first === undefined) return { is: 'NONE', why: 'TOO_LARGE' }
  const signed = possible.map(units => (negative && units !== 0 ? -units : units))
  return possible.length === 1
    ? { is: 'ONE', units: signed[0] ?? first }
    : { is: 'MANY', units: signed }
}

/** A figure alone: no currency, no unit, no ',-', no spaces or apostrophes between thousands. */
const bareOf = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:rp|idr)\.?/i, '')
    .replace(/(?:[.,]?[-\u2013\u2014]{1,2}|%|\u2030|g(?:r|ram)?\.?)$/i, '')
    .trim()
    .replace(/(?<=\d)[\s'\u2019](?=\d{3}(?!\d))/g, '')

const DECIMAL = /^\d*[.,]\d*$/
const GROUPED_DECIMAL = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d*$/
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/
/** Thousands with signs of both kinds, or a last one behind ungrouped digits. */
const LOOSE = /^[1-9]\d*(?:[.,]\d{3})+$/

/** Every figure that the digits and signs can be, the likelier first. */
function readings(digits: string, places: number): number[] {
  if (/^\d+$/.test(digits)) return unitsOf(digits, '', places)
  const decimal = decimalOf(digits, places)
  const grouped = GROUPED.test(digits) ? unitsOf(digits.replace(/[.,]/g, ''), '', places) : []
  if (places === 0) {
    if (grouped.length > 0) return grouped
    const loose = LOOSE.test(digits) ? unitsOf(digits.replace(/[.,]/g, ''), '', 0) : []
    return [...decimal, ...loose]
  }
  return places >= 3 && decimal.length > 0 ? decimal : [...decimal, ...grouped]
}

const isDecimal = (digits: string): boolean => DECIMAL.test(digits) || GROUPED_DECIMAL.test(digits)

function decimalOf(digits: string, places: number): number[] {
  if (!isDecimal(digits)) return []
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const behind = withoutZerosBehind(digits.slice(point + 1))
  const whole = digits.slice(0, point).replace(/[.,]/g, '')
  return behind.length > places ? [] : unitsOf(whole, behind, places)
}

function unitsOf(whole: string, behind: string, places: number): number[] {
  const units = Number(whole + behind.padEnd(places, '0'))
  return Number.isSafeInteger(units) ? [units] : [Number.POSITIVE_INFINITY]
}

/** Decimals without the zeros behind that say nothing: '50' -> '5', '00' -> ''. */
export function withoutZerosBehind(decimals: string): string {
  let end = decimals.length
  while (decimals[end - 1] === '0') end -= 1
  return decimals.slice(0, end)
}
