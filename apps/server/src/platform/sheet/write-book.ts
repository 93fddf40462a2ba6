import type { CellValue, ColumnDef, WriteSheet } from 'hucre/xlsx'
import { letterOf } from './sheet.ts'
import { clean, sheetName } from './write-excel.ts'

export interface BookColumn {
  /** Text of the first row. */
  readonly head: string
  /** Excel number format; `@` is text. */
  readonly format: string
  readonly width: number
  readonly isFigure: boolean
  /** A cell takes one of these: Excel offers them in a list. */
  readonly oneOf?: readonly string[]
}

export interface BookSheet {
  readonly name: string
  readonly columns: readonly BookColumn[]
  readonly rows: readonly (readonly (string | number | Date | null)[])[]
}

/** A list of a cell is at most so long, the commas between included. */
const LIST_MAX = 255
/** Rows of a sheet that offer their lists, so that new rows get them too. */
const LISTED_ROWS = 5000

/**
 * A workbook of several sheets as one buffer: figures are numbers, dates are dates, text is never a
 * formula. Header bold and frozen. For lists of masters; long reports are streamed (write-excel).
 */
export async function writeBook(sheets: readonly BookSheet[]): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx')
  return Buffer.from(await writeXlsx({ sheets: sheets.map(sheetOf), stringMode: 'inline' }))
}

function sheetOf({ name, columns, rows }: BookSheet): WriteSheet {
  const cells = new Map(
    columns.map(({ isFigure }, i) => [
      `0,${String(i)}`,
      {
        style: {
          font: { bold: true },
          fill: { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb: 'EDEBE6' } },
          alignment: { horizontal: isFigure ? ('right' as const) : ('left' as const) },
          border: { bottom: { style: 'thin' as const } },
          numFmt: '@',
        },
      },
    ]),
  )
  return {
    name: sheetName(name),
    columns: columns.map(
      ({ head, format, width }): ColumnDef => ({
        header: clean(head),
        width: Math.max(width, head.length + 2),
        style: { numFmt: format },
      }),
    ),
    rows: [columns.map(one => clean(one.head)), ...rows.map(row => row.map(written))],
    cells,
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap(listOf),
  }
}

const written = (value: string | number | Date | null): CellValue =>
  typeof value === 'string' ? clean(value) : value

function listOf({ oneOf }: BookColumn, column: number) {
  const isShort = oneOf !== undefined && oneOf.join(',').length <= LIST_MAX
  if (!isShort || oneOf.length === 0 || oneOf.some(value => value.includes(','))) return []
  const letter = letterOf(column)
  return [
    {
      type: 'list' as const,
      values: [...oneOf],
      range: `${letter}2:${letter}${String(LISTED_ROWS)}`,
      allowBlank: true,
    },
  ]
}
