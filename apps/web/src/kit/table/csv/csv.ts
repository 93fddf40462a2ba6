import { type CellKind, type Column, exportValue, rawValue } from '../columns.ts'
import { csvForm } from './csv-form.ts'

const FILE_NAME = 'spreadsheet.csv'
const BYTE_ORDER_MARK = '\uFEFF'

/** CSV text of rows: every exported column, CRLF, text guarded against being read as a formula. */
export function csvText<R>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const written = columns.filter(column => column.kind !== 'action')
  const lines = [
    written.map(column => csvCell(column.label)),
    ...rows.map(row => written.map(c => csvCell(exportValue(rawValue(c, row), c.kind), c.kind))),
  ]
  return `${lines.map(line => line.join(csvForm())).join('\r\n')}\r\n`
}

/** Saves rows as `spreadsheet.csv` (doc1 §9). */
export function downloadCsv<R>(columns: readonly Column<R>[], rows: readonly R[]): void {
  const blob = new Blob([BYTE_ORDER_MARK, csvText(columns, rows)], { type: 'text/csv' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = FILE_NAME
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** A text that begins like a formula gets an apostrophe; numbers stay numbers. */
function csvCell(value: string | number, kind?: CellKind): string {
  // The Excel that reads semicolons (Indonesian) would take 3.237 grams for 3237.
  if (typeof value === 'number') return String(value).replace('.', csvForm() === ';' ? ',' : '.')
  const guarded = kind !== 'date' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
