import type { CsvDelimiter } from '@kencana/contract/kit/csv-form'
import type { ColumnFace, ReportRow } from '@kencana/contract/kit/report'
import {
  cellNumber,
  cellText,
  decimalText,
  isNumeric,
  jakartaMinute,
  plainFigure,
} from '../format.ts'

export type SheetColumn = Pick<ColumnFace, 'key' | 'label' | 'kind'>
export type SheetRows = Iterable<ReportRow> | AsyncIterable<ReportRow>

export interface CsvOptions {
  readonly delimiter?: CsvDelimiter
  /** A byte order mark makes Excel read UTF-8. Default true. */
  readonly bom?: boolean
}

/** What a spreadsheet would run as a formula, also after blanks or in full-width forms (T36). */
const FORMULA = /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n\0]/

/** Rows per piece of text: large enough to be cheap, small enough to stream. */
const BATCH = 200

/**
 * CSV as pieces of text, memory flat however many rows. Text that a spreadsheet could run gets a
 * leading apostrophe; figures stay figures, a number in a column of text with the places it has. A
 * file delimited by semicolons writes decimals with a comma: the Excel that opens such a file
 * (Indonesian) would read 3.237 grams as 3237.
 */
export async function* csvStream(
  columns: readonly SheetColumn[],
  rows: SheetRows,
  options: CsvOptions = {},
): AsyncGenerator<string, void, undefined> {
  const delimiter = options.delimiter ?? ','
  const line = (cells: readonly string[]) => `${cells.join(delimiter)}\r\n`
  // The head leaves by itself: rows may take their time.
  yield (options.bom === false ? '' : '\uFEFF') +
    line(columns.map(column => quoted(guarded(column.label))))
  let piece = ''
  let held = 0
  for await (const row of rows) {
    piece += line(columns.map(({ key, kind }) => csvCell(kind, row[key], delimiter)))
    held += 1
    if (held === BATCH) {
      yield piece
      piece = ''
      held = 0
    }
  }
  if (piece !== '') yield piece
}

function csvCell(kind: SheetColumn['kind'], value: unknown, delimiter: CsvDelimiter): string {
  const figure = isNumeric(kind) ? cellNumber(kind, value) : null
  if (figure !== null) return csvFigure(plainFigure(kind, figure), delimiter)
  if (typeof value === 'number') return csvFigure(decimalText(value), delimiter)
  return quoted(guarded(written(kind, value)))
}

/** Days as programs read them. */
function written(kind: SheetColumn['kind'], value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'datetime') return jakartaMinute(value)
  return kind === 'date' ? String(value) : cellText(kind, value)
}

const csvFigure = (figure: string, delimiter: CsvDelimiter): string =>
  delimiter === ';' ? figure.replace('.', ',') : figure

/** Apostrophes of the text itself do not count, so that guarding can always be taken back. */
const runs = (text: string): boolean => FORMULA.test(text.replace(/^'+/, ''))

const guarded = (text: string): string => (runs(text) ? `'${text}` : text)

/** Takes back what `guarded` added, so that a file written here reads back equal. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && runs(text) ? text.slice(1) : text

const quoted = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
