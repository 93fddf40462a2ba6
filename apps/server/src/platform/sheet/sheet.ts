import { withCardsMasked } from '@kencana/contract/kit/card-number'

/** A table from a file. */
export interface Sheet {
  /** Trimmed texts; a row's place is its place in the file. */
  readonly rows: string[][]
  /** Cells that lost on the way what they were, whatever their texts are. */
  readonly faults: readonly CellFault[]
}

/** A cell, by its places from 0, and why its text is not what was meant. */
export interface CellFault {
  readonly row: number
  readonly column: number
  /** An Indonesian sentence that says what to do. */
  readonly teks: string
}

/** The most that a table from outside holds. */
export const MAX_ROWS = 20_000
export const MAX_COLUMNS = 60

/** Why a cell is not what was meant. */
export const CELL_FAULTS = {
  LONG_NUMBER: {
    teks: 'Excel membuang angka sesudah 15 digit: ubah format kolom ini menjadi Teks, ketik ulang',
  },
  NO_RESULT: { teks: 'Rumus tanpa hasil: simpan ulang di Excel, atau ketik nilainya' },
  ERROR: { teks: 'Rumus ini salah di Excel: perbaiki, atau ketik nilainya' },
} as const

/** Letters of a column as Excel names it: 0 → A, 26 → AA. */
export const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26))

/** Faults of cells by the place of their row. */
export function faultsByRow(faults: readonly CellFault[]): ReadonlyMap<number, CellFault[]> {
  const found = new Map<number, CellFault[]>()
  for (const fault of faults) found.set(fault.row, [...(found.get(fault.row) ?? []), fault])
  return found
}

/** Letters of a cell that are told back. */
const TOLD = 60

/** The beginning of a cell as its fault tells it, without cards' numbers and hidden letters. */
export const toldCell = (cell: string): string =>
  [...withCardsMasked(cell).replace(/\p{C}+/gu, ' ')].slice(0, TOLD).join('').trim()
