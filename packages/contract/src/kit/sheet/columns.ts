import { type Reading, readFigure } from '@kencana/domain/figures/read-figure'
import { mgToGram } from '@kencana/domain/quantity'
import { fillText } from '../../refusals.ts'
import { FIELD_TEXTS } from '../field-texts.ts'

/**
 * How a cell of a column is read: `text` as it is typed, `code` in capitals, `phone` with the
 * nought that a spreadsheet takes away, figures in their unit, `percent` in tenths, `date` as a
 * business date.
 */
export type CellKind = 'text' | 'code' | 'phone' | 'gram' | 'rupiah' | 'count' | 'percent' | 'date'

/** A column of a sheet that people fill in; template, grid and upload share them. */
export interface SheetField<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly kind: CellKind
  readonly required: boolean
  readonly example: string
}

/** A column; its example stands in the sheet to begin with. */
export const column = <Key extends string>(
  kind: CellKind,
  key: Key,
  label: string,
  example: string,
  required = false,
): SheetField<Key> => ({ key, label, kind, required, example })

/** Whether a column holds figures, which stand at the right. */
export const isFigure = ({ kind }: SheetField): boolean => kind in PLACES

const plain = (header: string): string => header.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The column a header names, by its label or its field name; spaces do not count. */
export const fieldNamed = <F extends SheetField>(
  sheet: readonly F[],
  header: string,
): F | undefined =>
  sheet.find(field => plain(field.label) === plain(header) || plain(field.key) === plain(header))

/**
 * A cell as the call wants it: codes in capitals, grams and rupiah as numbers ('1.550.000',
 * '1,550,000' and 'Rp 1550000' are the same amount; '3,237' g and '3.237' g the same weight).
 * What is no number or no day stays text, so that the check can say so; what is finer than its
 * column stays as fine. Empty is `undefined`.
 */
function cellValue({ kind }: SheetField, cell: string): string | number | undefined {
  const trimmed = cell.trim()
  if (trimmed === '') return undefined
  if (kind === 'text') return trimmed
  if (kind === 'code') return trimmed.toUpperCase()
  if (kind === 'phone') return phoneOf(trimmed)
  if (kind === 'date') return readDay(trimmed) ?? trimmed
  if (isOtherUnit(kind, trimmed)) return trimmed
  const places = PLACES[kind]
  const reading = readFigure(trimmed, { places, negative: true })
  if (reading.is !== 'ONE') return asFine(trimmed, reading, places) ?? trimmed
  return kind === 'gram' ? mgToGram(reading.units) : reading.units
}

/** Finer than any column, and whole in this many places for all that is typed. */
const FINEST = 9

/** A figure that is finer than its column, in the column's unit; undefined for any other. */
function asFine(cell: string, coarse: Reading, places: number): number | undefined {
  if (coarse.is !== 'NONE' || coarse.why !== 'TOO_FINE') return undefined
  const reading = readFigure(cell, { places: FINEST, negative: true })
  if (reading.is !== 'ONE') return undefined
  // percent is counted in tenths, weights in grams
  return reading.units / 10 ** (places === 1 ? FINEST - 1 : FINEST)
}

/** Why a cell of a column of figures is none, in a sentence; undefined for what can be taken. */
export function cellFault({ kind }: SheetField, cell: string): string | undefined {
  if (cell.trim() === '' || !(kind in PLACES)) return undefined
  if (isOtherUnit(kind, cell)) return OTHER_UNIT.teks
  const places = PLACES[kind as keyof typeof PLACES]
  const reading = readFigure(cell, { places, negative: true })
  return reading.is === 'ONE' ? undefined : figureFault(reading, places)
}

/** Why a figure of so many decimals cannot be taken, by what was meant; see `readFigure`. */
export function figureFault(reading: Exclude<Reading, { is: 'ONE' }>, places: number): string {
  if (reading.is === 'MANY') return FIELD_TEXTS.twoWays
  if (reading.is === 'EMPTY' || reading.why === 'NO_FIGURE') return FIELD_TEXTS.number
  if (reading.why === 'TOO_LARGE') return FIELD_TEXTS.large
  return places === 0 ? FIELD_TEXTS.whole : fillText(FIELD_TEXTS.decimals, { angka: places })
}

const PLACES = { gram: 3, rupiah: 0, count: 0, percent: 1 } as const

/** A telephone of Indonesia: a spreadsheet makes the number 81234567890 of 081234567890. */
export const phoneOf = (cell: string): string => (/^8\d{8,11}$/.test(cell) ? `0${cell}` : cell)

/** What a figure may be of: the unit that a cell may say beside it. */
export type FigureUnit = 'percent' | 'permil' | 'gram' | 'rupiah' | 'none'

/** Said of a figure whose unit is not that of its column, such as 10% of rupiah. */
export const OTHER_UNIT = { teks: 'Satuan ini tidak sesuai dengan kolomnya' } as const

const UNITS: readonly (readonly [RegExp, FigureUnit])[] = [
  [/^-?\s*\d.*%$/, 'percent'],
  [/^-?\s*\d.*\u2030$/, 'permil'],
  [/^-?\s*\d.*(?<![a-z])g(?:r|ram)?\.?$/i, 'gram'],
  [/^-?\s*(?:rp|idr)/i, 'rupiah'],
]

/** Whether a figure says another unit than its column counts; a text and a bare figure do not. */
export function isOtherUnit(kind: CellKind | FigureUnit, cell: string): boolean {
  if (kind === 'text' || kind === 'code' || kind === 'phone' || kind === 'date') return false
  const said = UNITS.find(([form]) => form.test(cell.normalize('NFKC').trim()))?.[1]
  return said !== undefined && said !== kind
}

/** 2026-11-21 as sheets keep it, 21-11-2026 and 21/11/2026 as people write it; else nothing. */
export function readDay(cell: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}(?: 00:00)?$/.test(cell)) return cell.slice(0, 10)
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell) ?? []
  if (day === undefined || month === undefined) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** One row of cells as the values of its columns; empty cells are left out. */
export function rowOf(
  fields: readonly (SheetField | undefined)[],
  cells: readonly string[],
): Record<string, string | number> {
  const row: Record<string, string | number> = {}
  fields.forEach((field, i) => {
    const value = field === undefined ? undefined : cellValue(field, cells[i] ?? '')
    if (field !== undefined && value !== undefined) row[field.key] = value
  })
  return row
}
