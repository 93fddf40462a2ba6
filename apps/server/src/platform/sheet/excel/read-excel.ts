import { fileProblem, isFileProblem } from '../../file-problem.ts'
import { decimalText } from '../../format.ts'
import {
  CELL_FAULTS,
  type CellFault,
  letterOf,
  MAX_COLUMNS,
  MAX_ROWS,
  type Sheet,
} from '../sheet.ts'
import { type CellNote, notesOf } from './cell-notes.ts'
import { firstSheet } from './workbook.ts'
import { checkZip } from './zip-limits.ts'

/** More than so many faults of a column say nothing new. */
const MOST_FAULTS = 100
/** From here on a number has more digits than Excel keeps. */
const TOO_LONG = 1e15
const HIDDEN_NAMED = 10

/**
 * The first visible sheet of a workbook, as people see it: percents with their sign, noughts before
 * a number where its format shows them. What is hidden within it is refused, neither taken unseen
 * nor left out unsaid. @throws FileProblem
 */
export async function readExcel(bytes: Uint8Array): Promise<Sheet> {
  const { at: sheet, tags, formats } = firstSheet(bytes, checkZip(bytes))
  const notes = notesOf(tags, formats)
  const { streamXlsxRows } = await import('hucre/xlsx')
  const rows: string[][] = []
  const faults = faultList()
  const hidden = { rows: new Set<number>(), columns: new Set<number>() }
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const at = (column: number) => notes.at(index, column)
      if (values.every((value, i) => isNothing(value) && at(i) === undefined)) continue
      if (index < rows.length) throw fileProblem('RUSAK')
      if (index >= MAX_ROWS) throw fileProblem('TERLALU_BANYAK_BARIS', { maks: MAX_ROWS })
      while (rows.length < index) rows.push([])
      if (notes.hiddenRows.has(index)) hidden.rows.add(index)
      const cells = values.map((value, column) => {
        if (notes.hiddenColumns.has(column) && !isNothing(value)) hidden.columns.add(column)
        faults.add({ row: index, column, teks: wrongWith(value, at(column)) })
        return cellOf(value, at(column))
      })
      rows.push(cells)
    }
  } catch (error) {
    if (isFileProblem(error)) throw error
    throw fileProblem('RUSAK')
  }
  refuseHidden(hidden)
  return { rows, faults: faults.found }
}

const isNothing = (value: unknown): boolean => value === null || value === ''

interface Hidden {
  readonly rows: ReadonlySet<number>
  readonly columns: ReadonlySet<number>
}

function refuseHidden({ rows, columns }: Hidden): void {
  const named = (places: ReadonlySet<number>, name: (place: number) => string) =>
    [...places]
      .sort((a, b) => a - b)
      .slice(0, HIDDEN_NAMED)
      .map(name)
      .join(', ')
  if (rows.size > 0) {
    throw fileProblem('BARIS_TERSEMBUNYI', { baris: named(rows, row => String(row + 1)) })
  }
  if (columns.size > 0) {
    throw fileProblem('KOLOM_TERSEMBUNYI', { kolom: named(columns, letterOf) })
  }
}

function faultList() {
  const found: CellFault[] = []
  const counts = new Map<number, number>()
  return {
    found,
    add({ row, column, teks }: Omit<CellFault, 'teks'> & { teks: string | undefined }): void {
      const count = counts.get(column) ?? 0
      if (teks === undefined || count >= MOST_FAULTS || column >= MAX_COLUMNS) return
      counts.set(column, count + 1)
      found.push({ row, column, teks })
    },
  }
}

function wrongWith(value: unknown, note: CellNote | undefined): string | undefined {
  if (note?.shows === 'NO_RESULT') return CELL_FAULTS.NO_RESULT.teks
  if (note?.shows === 'ERROR') return CELL_FAULTS.ERROR.teks
  const isLong = typeof value === 'number' && Math.abs(value) >= TOO_LONG
  return isLong ? CELL_FAULTS.LONG_NUMBER.teks : undefined
}

function cellOf(value: unknown, note: CellNote | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return numberOf(value, note)
  if (value instanceof Date) {
    const text = value.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
  }
  return String(value).trim()
}

function numberOf(value: number, note: CellNote | undefined): string {
  if (note?.shows === 'PERCENT') return `${decimalText(value * 100)}%`
  const isWhole = Number.isInteger(value) && value >= 0
  const text = decimalText(value)
  return note?.shows === 'DIGITS' && isWhole ? text.padStart(note.digits, '0') : text
}
