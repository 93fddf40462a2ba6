import { jakartaMinute } from '@kencana/contract/kit/days/day-text'
import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import type { ColumnKind } from '@kencana/contract/kit/report'

export { JAKARTA_MS, jakartaMinute } from '@kencana/contract/kit/days/day-text'

const NUMBERS: ReadonlySet<ColumnKind> = new Set([
  'count',
  'weight',
  'fine',
  'money',
  'percent',
  'permil',
])

/** Whether cells of this kind are figures: right-aligned on paper, numbers in Excel and CSV. */
export const isNumeric = (kind: ColumnKind): boolean => NUMBERS.has(kind)

/** How many decimals a figure of this kind shows, and what one shown unit is of the kept unit. */
const SCALE: Readonly<Partial<Record<ColumnKind, readonly [decimals: number, units: number]>>> = {
  weight: [3, 1_000],
  fine: [3, 1_000_000],
  percent: [1, 10],
  permil: [1, 1],
}

/** Decimals shown for a kind: grams 3, percent and permil 1, everything else 0. */
const decimalsOf = (kind: ColumnKind): number => SCALE[kind]?.[0] ?? 0

/**
 * The figure of a cell in the unit people read, for programs: milligrams and micrograms become
 * grams, permil becomes percent. Fine gold keeps its micrograms, so that whoever sums the cells
 * gets the total. Null for an empty cell or one that is no figure. The database hands out bigint as
 * text, which is a figure too.
 */
export function cellNumber(kind: ColumnKind, value: unknown): number | null {
  const kept = figureOf(value)
  return kind === 'fine' && kept !== null ? kept / 1_000_000 : shown(kind, kept)
}

function figureOf(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null
  const kept = typeof value === 'number' ? value : Number(value)
  return Number.isFinite(kept) ? kept : null
}

/** Rounded half away from zero to the decimals that people are shown. */
function shown(kind: ColumnKind, kept: number | null): number | null {
  const scale = SCALE[kind]
  if (kept === null || scale === undefined) return kept
  const step = 10 ** scale[0]
  return (Math.sign(kept) * Math.round(Math.abs(kept) / (scale[1] / step))) / step
}

/** A figure as programs read it: its decimals, no grouping: '5232500', '3.237', fine '2.427750'. */
export const plainFigure = (kind: ColumnKind, figure: number): string =>
  figure.toFixed(kind === 'fine' ? 6 : decimalsOf(kind))

/** A number of a sheet as text, binary fractions (3.2369999999999997) put right. */
export const decimalText = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(Number(value.toFixed(10)))

/** Thousands by comma, as the ko-KR number format of the specification writes them. */
function grouped(digits: string): string {
  let text = digits
  for (let at = digits.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`
  return text
}

/** A cell as people read it: '5,232,500', '3.237', 'Sab, 31 Jan 2026 08:15', '75.0%'. */
export function cellText(kind: ColumnKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'datetime') return indonesianDay(jakartaMinute(value))
  if (kind === 'date') return indonesianDay(String(value))
  if (!NUMBERS.has(kind)) return String(value)
  const figure = shown(kind, figureOf(value))
  if (figure === null) return String(value)
  const fixed = Math.abs(figure).toFixed(decimalsOf(kind))
  const point = fixed.indexOf('.')
  const whole = point < 0 ? fixed : fixed.slice(0, point)
  const text = grouped(whole) + (point < 0 ? '' : fixed.slice(point))
  return `${figure < 0 ? '-' : ''}${text}${kind === 'percent' ? '%' : ''}`
}
