import { jakartaMinute } from '@kencana/contract/kit/days/day-text'
import {
  formatFine,
  formatGram,
  formatRupiah,
  formatTenths,
  mgToGram,
} from '@kencana/domain/quantity'
import type { ReactNode } from 'react'
import { dayText, momentText } from '../text/day-text.ts'

/** The kind decides alignment, decimals and CSV text, the same in every table. */
export type CellKind =
  | 'text'
  /** what a document or a piece is called by: never broken in two */
  | 'nomor'
  | 'count'
  /** whole milligrams */
  | 'weight'
  /** grams as they travel (a number with three decimals) */
  | 'gram'
  /** whole micrograms of fine gold */
  | 'fine'
  /** whole rupiah */
  | 'money'
  | 'date'
  /** an instant, shown in Asia/Jakarta */
  | 'datetime'
  /** permil, shown as percent */
  | 'percent'
  /** purity in permil, with its decimal where it has one */
  | 'permil'
  | 'flag'
  /** a figure as it is, with its own places */
  | 'decimal'
  /** buttons; neither sorted nor written to CSV */
  | 'action'

export type CellValue = string | number | boolean | null | undefined

export interface Column<R> {
  readonly key: string
  /** Translated. */
  readonly label: string
  readonly kind?: CellKind
  /** Default: the row's field named `key`. */
  readonly value?: (row: R) => CellValue
  /** Drawn instead of the formatted value. */
  readonly cell?: (row: R) => ReactNode
  readonly sortable?: boolean
  /** Written to the file alone: on the screen another column says it. */
  readonly fileOnly?: boolean
  readonly width?: number | string
  /** Leads the card that a row is on a phone. */
  readonly leads?: true
}

const RIGHT: readonly CellKind[] = [
  'count',
  'weight',
  'gram',
  'fine',
  'money',
  'percent',
  'permil',
  'decimal',
]

/** Figures stand right, words left, acts at the end. */
export function alignOf(kind: CellKind = 'text'): 'left' | 'right' {
  return RIGHT.includes(kind) || kind === 'action' ? 'right' : 'left'
}

/** The raw value of a cell. */
export function rawValue<R>(column: Column<R>, row: R): CellValue {
  if (column.value !== undefined) return column.value(row)
  return (row as Readonly<Record<string, CellValue>>)[column.key]
}

/** The text of a value, '–' without one. `yes` and `no` are the translated words of a flag. */
export function cellText(value: CellValue, kind: CellKind = 'text', yes = '✓', no = '–'): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') {
    return kind === 'datetime' ? momentText(value) : kind === 'date' ? dayText(value) : value
  }
  switch (kind) {
    case 'money':
    case 'count':
      return formatRupiah(value)
    case 'weight':
      return formatGram(value)
    case 'gram':
      return formatGram(Math.round(value * 1000))
    case 'fine':
      return formatFine(value)
    case 'percent':
      return formatTenths(Math.round(value))
    default:
      return String(value)
  }
}

/** The value a spreadsheet computes with: grams, plain rupiah, percent, days as they travel. */
export function exportValue(value: CellValue, kind: CellKind = 'text'): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string') return kind === 'datetime' ? jakartaMinute(value) : value
  if (kind === 'weight') return mgToGram(value)
  if (kind === 'fine') return value / 1_000_000
  if (kind === 'percent') return value / 10
  return value
}
