import type { NewBarangInput } from '@kencana/contract/areas/barang/commands'
import { BARANG_SHEET, sheetField } from '@kencana/contract/areas/barang/sheet'
import { rowOf } from '@kencana/contract/kit/sheet/columns'

/** Cells of the grid as they were typed, one text per column of the sheet. */
export type GridRow = readonly string[]

const WIDTH = BARANG_SHEET.length

export const emptyRows = (count: number): GridRow[] =>
  Array.from({ length: count }, () => Array.from({ length: WIDTH }, () => ''))

export const isEmptyRow = (row: GridRow): boolean => row.every(cell => cell.trim() === '')

/** One cell changed; the last row typed into gets an empty one below it. */
export function withCell(rows: readonly GridRow[], at: number, column: number, text: string) {
  const next = rows.map((row, i) =>
    i === at ? row.map((cell, c) => (c === column ? text : cell)) : row,
  )
  return at === rows.length - 1 && text !== '' ? [...next, ...emptyRows(1)] : next
}

/**
 * Cells pasted from a sheet, from this cell on to the right and down. A first line that names the
 * columns says where each goes.
 */
export function withPaste(
  rows: readonly GridRow[],
  at: number,
  column: number,
  text: string,
): GridRow[] {
  const lines = text
    .replace(/\r/g, '')
    .replace(/\n+$/, '')
    .split('\n')
    .map(line => line.split('\t'))
  const fields = (lines[0] ?? []).map(sheetField)
  const named = fields.length > 1 && fields.every(field => field !== undefined)
  const places = named
    ? fields.map(field => (field === undefined ? -1 : BARANG_SHEET.indexOf(field)))
    : (lines[0] ?? []).map((_, i) => column + i)
  const body = named ? lines.slice(1) : lines
  const needed = at + body.length + 1 - rows.length
  const next = [...rows, ...emptyRows(Math.max(needed, 0))].map(row => [...row])
  body.forEach((cells, i) => {
    cells.forEach((cell, c) => {
      const target = next[at + i]
      const place = places[c] ?? -1
      if (target !== undefined && place >= 0 && place < WIDTH) target[place] = cell.trim()
    })
  })
  return next
}

/** Rows with something in them as the call wants them, and which row of the grid each was. */
export function piecesOf(rows: readonly GridRow[]): {
  barang: NewBarangInput[]
  places: number[]
} {
  const barang: NewBarangInput[] = []
  const places: number[] = []
  rows.forEach((row, i) => {
    if (isEmptyRow(row)) return
    // the server says what is missing or no number, by row and column
    barang.push(rowOf(BARANG_SHEET, row) as unknown as NewBarangInput)
    places.push(i)
  })
  return { barang, places }
}

/** Faults of the answer by grid cell: `row.column` → sentence. */
export function faultsByCell(
  errors: Readonly<Record<string, string>>,
  places: readonly number[],
): ReadonlyMap<string, string> {
  const cells = new Map<string, string>()
  for (const [key, text] of Object.entries(errors)) {
    const [, index, field] = /^barang\.(\d+)\.(\w+)$/.exec(key) ?? []
    const row = places[Number(index)]
    if (row !== undefined && field !== undefined) cells.set(`${row}.${field}`, text)
  }
  return cells
}
