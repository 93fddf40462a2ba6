import { type ColumnKind, isResult } from '@kencana/contract/kit/report'
import type { CellStyle, CellValue, ColumnDef } from 'hucre/xlsx'
import { cellNumber, cellText, isNumeric, JAKARTA_MS } from '../format.ts'
import type { SheetColumn, SheetRows } from './csv.ts'

export interface ExcelInput {
  readonly sheetName: string
  readonly columns: readonly SheetColumn[]
  readonly rows: SheetRows
  /** A last, bold row; cells in the units of the columns. */
  readonly totals?: { readonly label: string; readonly row: Readonly<Record<string, unknown>> }
  /** Rows of a sheet, header included. Default: as many as Excel reads. */
  readonly sheetRows?: number
}

const FORMATS: Readonly<Record<ColumnKind, string>> = {
  text: '@',
  count: '#,##0',
  money: '#,##0',
  weight: '#,##0.000',
  fine: '#,##0.000',
  percent: '0.0"%"',
  permil: '0.0',
  date: 'yyyy-mm-dd',
  datetime: 'yyyy-mm-dd hh:mm',
}

/** In characters of the sheet's font. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 22,
  count: 10,
  money: 17,
  weight: 13,
  fine: 13,
  percent: 10,
  permil: 10,
  date: 12,
  datetime: 17,
}

/**
 * An .xlsx as bytes while rows are pulled: memory stays flat however many rows. Figures are numbers
 * with a format (grams, rupiah), dates are dates, text is never a formula. Header bold and frozen.
 * Rows that Excel would not read any more go on in a next sheet, under a header of its own.
 */
export async function* excelStream(input: ExcelInput): AsyncGenerator<Uint8Array, void, undefined> {
  const { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } = await import('hucre/xlsx')
  const sheet: Sheet = { part: 'head' }
  const sheetRows = input.sheetRows ?? XLSX_MAX_ROWS_PER_SHEET
  yield* writeXlsxStream(lines(input, sheet, sheetRows), {
    name: sheetName(input.sheetName),
    columns: input.columns.map(column => columnOf(column, sheet)),
    freezePane: { rows: 1 },
    maxRowsPerSheet: sheetRows,
    repeatHeaders: false,
  })
}

/** The same as one buffer, for answers small enough to be held. */
export async function writeExcel(input: ExcelInput): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of excelStream(input)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Which part of the sheet is being written; a column's style follows it. */
interface Sheet {
  part: 'head' | 'body' | 'totals'
}

async function* lines(
  input: ExcelInput,
  sheet: Sheet,
  sheetRows: number,
): AsyncGenerator<CellValue[]> {
  const head = input.columns.map(({ label }) => clean(label))
  let written = 0
  const line = (part: Sheet['part'], cells: CellValue[]): CellValue[] => {
    sheet.part = part
    written += 1
    return cells
  }
  yield line('head', head)
  for await (const [part, cells] of belowHead(input)) {
    if (written % sheetRows === 0) yield line('head', head)
    yield line(part, cells)
  }
}

async function* belowHead({
  columns,
  rows,
  totals,
}: ExcelInput): AsyncGenerator<['body' | 'totals', CellValue[]]> {
  for await (const row of rows) {
    const part = isResult(row) ? 'totals' : 'body'
    yield [part, columns.map(({ key, kind }) => cellOf(kind, row[key]))]
  }
  if (totals === undefined) return
  const { label, row } = totals
  const cells = columns.map(({ key, kind }, i) => {
    const value = row[key]
    return i === 0 && (value === undefined || value === null) ? label : cellOf(kind, value)
  })
  yield ['totals', cells]
}

/**
 * The stream writer knows one style per column and reads it as each row is written. A getter
 * therefore gives header and totals a style of their own.
 */
function columnOf({ label, kind }: SheetColumn, sheet: Sheet): ColumnDef {
  const horizontal = isNumeric(kind) ? 'right' : 'left'
  const styles: Record<Sheet['part'], CellStyle> = {
    head: {
      font: { bold: true },
      fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EDEBE6' } },
      alignment: { horizontal, vertical: 'center' },
      border: { bottom: { style: 'thin' } },
    },
    body: { numFmt: FORMATS[kind] },
    totals: { numFmt: FORMATS[kind], font: { bold: true }, border: { top: { style: 'thin' } } },
  }
  return {
    width: Math.max(WIDTHS[kind], label.length + 2),
    get style() {
      return styles[sheet.part]
    },
  }
}

function cellOf(kind: ColumnKind, value: unknown): CellValue {
  if (value === null || value === undefined || value === '') return null
  if (isNumeric(kind)) return cellNumber(kind, value) ?? clean(cellText(kind, value))
  if (kind !== 'date' && kind !== 'datetime') return clean(String(value))
  const at = value instanceof Date ? value.getTime() : Date.parse(String(value))
  if (Number.isNaN(at)) return clean(String(value))
  // A sheet's date has no zone: it shows the clock in Jakarta.
  return new Date(kind === 'date' ? at : at + JAKARTA_MS)
}

/** Excel refuses a file with control characters, and cells above 32,767 characters. */
export const clean = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').slice(0, 32_767)

/** A name a sheet may carry: 31 characters, without those Excel keeps for itself. */
export function sheetName(name: string): string {
  const plain = name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim()
  return plain.slice(0, 31) || 'Data'
}
