import { choiceFilter, type RawRow } from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'

/** Each store by itself, or all that were chosen as one. */
export const susunanFilter = () =>
  choiceFilter('Susunan', { TOKO: 'Per toko', GABUNGAN: 'Gabungan' })

/** The first day of the books of a store: what was before it is nothing. */
export const firstDay = (toko: string): Sql =>
  sql`(select min(h.tgl) from hari_bisnis h where h.kode_toko = ${toko})`

/**
 * Rows of several stores put together where their `keys` are the same: `figures` are summed, of
 * `firsts` the least is taken, all else is the first store's; they are of no store alone. They
 * stand by their keys, those without one last, as in one store.
 */
export function summed(
  rows: readonly RawRow[],
  keys: readonly string[],
  figures: readonly string[],
  firsts: readonly string[] = [],
): RawRow[] {
  const together = new Map<string, Record<string, unknown>>()
  for (const row of rows) {
    const key = keys.map(one => String(row[one] ?? LAST)).join(' ')
    const known = together.get(key)
    if (known === undefined) {
      together.set(key, { ...row, toko: null })
      continue
    }
    for (const name of figures) known[name] = added(known[name], row[name])
    for (const name of firsts) known[name] = least(known[name], row[name])
  }
  return [...together.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/**
 * What accounts between stores leave of all stores together: one row of no account, which leads
 * nowhere, or one for each of the `keys`.
 */
export const gapOf = (
  between: readonly RawRow[],
  figures: readonly string[],
  keys: readonly string[] = [],
): RawRow[] =>
  summed(
    between.map(row => ({ ...row, nomor_akun: null, nama_akun: 'Selisih antar toko' })),
    keys,
    figures,
  )

/** Whether one of these figures of a row is more or less than nothing. */
export const hasAny = (row: RawRow, keys: readonly string[]): boolean =>
  keys.some(key => Number(row[key] ?? 0) !== 0)

/** Behind every code. */
const LAST = '\uffff'

/** Whole figures of the database, exact: sums of it come as text. */
const added = (a: unknown, b: unknown): string | null =>
  a == null && b == null ? null : String(whole(a) + whole(b))

const whole = (value: unknown): bigint => BigInt(String(value ?? 0))

const least = (a: unknown, b: unknown): unknown =>
  a != null && (b == null || String(a) < String(b)) ? a : b
