import { type BusinessDate, isBusinessDate } from '../calendar.ts'

/** Which of the first two parts of a date is the day. */
export type DateOrder = 'HARI_BULAN' | 'BULAN_HARI'

const NUMERIC = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const NAMED = /^(\d{1,2})[-/. ]([a-z]{3,9})(?:[-/. ](\d{4}|\d{2}))?$/i
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/

/** The first three letters of months, Indonesian and English. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'peb'],
  ['mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['agu', 'ags', 'aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov', 'nop'],
  ['des', 'dec'],
]

/**
 * Which order the dates of a file have: what cannot be a month tells; otherwise as Indonesia
 * writes them, the day first.
 */
export function dateOrder(cells: readonly string[]): DateOrder {
  let isMonthFirst = false
  for (const cell of cells) {
    const [, first, second] = NUMERIC.exec(dayPart(cell)) ?? []
    if (Number(first) > 12) return 'HARI_BULAN'
    if (Number(second) > 12) isMonthFirst = true
  }
  return isMonthFirst ? 'BULAN_HARI' : 'HARI_BULAN'
}

/** The date alone: no apostrophe before it and no time behind it. */
const dayPart = (cell: string): string =>
  cell
    .trim()
    .replace(/^'+/, '')
    .replace(/[T ]\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d{1,9})?Z?$/, '')
    .trim()

/**
 * A date as banks print it: 05/11, 05/11/2026, 05-11-26, 2026-11-05, 05 Nov 2026, 20261105, with or
 * without a time. Without a year it is the last such day up to `until`. Undefined for what is none.
 */
export function readBankDate(
  cell: string,
  { order, until }: { readonly order: DateOrder; readonly until: BusinessDate },
): BusinessDate | undefined {
  const text = dayPart(cell)
  const [, year, month, day] = ISO.exec(text) ?? COMPACT.exec(text) ?? []
  if (year !== undefined) return dateOf(year, Number(month), Number(day), until)
  const [, first, second, numericYear] = NUMERIC.exec(text) ?? []
  if (first !== undefined) {
    const [d, m] = order === 'HARI_BULAN' ? [first, second] : [second, first]
    return dateOf(numericYear, Number(m), Number(d), until)
  }
  const [, namedDay, name = '', namedYear] = NAMED.exec(text) ?? []
  const at = MONTHS.findIndex(names => names.includes(name.slice(0, 3).toLowerCase()))
  return at < 0 ? undefined : dateOf(namedYear, at + 1, Number(namedDay), until)
}

function dateOf(
  year: string | undefined,
  month: number,
  day: number,
  until: BusinessDate,
): BusinessDate | undefined {
  const two = (part: number) => String(part).padStart(2, '0')
  const inYear = (y: number) => `${String(y)}-${two(month)}-${two(day)}`
  if (year !== undefined) {
    const text = inYear(year.length === 2 ? 2000 + Number(year) : Number(year))
    return isBusinessDate(text) ? text : undefined
  }
  const last = Number(until.slice(0, 4))
  // 29 February may lie eight years back
  for (let y = last; y > last - 9; y -= 1) {
    const text = inYear(y)
    if (text <= until && isBusinessDate(text)) return text
  }
  return undefined
}

/**
 * The last day a statement is about, as its head says: 'Periode : 01/11/2026 - 30/11/2026'.
 * Undefined where it does not say one.
 */
export function periodEnd(heads: readonly string[]): BusinessDate | undefined {
  const said = heads.find(text => /^\W*peri(ode|od)\b/i.test(text.trim()))
  const days = said?.match(/\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}/g) ?? []
  const last = days.at(-1)
  if (last === undefined) return undefined
  return readBankDate(last, { order: dateOrder(days), until: FAR })
}

const FAR = '9999-12-31'

/** Days from one date to another, without a sign. */
export function daysApart(a: BusinessDate, b: BusinessDate): number {
  return Math.abs(Date.parse(`${a}T00:00:00Z`) - Date.parse(`${b}T00:00:00Z`)) / DAY_MS
}

const DAY_MS = 86_400_000
