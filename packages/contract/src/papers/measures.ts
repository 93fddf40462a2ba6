import type { ElementOf } from './template.ts'

const MM_PER_POINT = 25.4 / 72
/** Letters stand this much apart, as the papers' pen writes them. */
const LEADING = 1.25
/** Above and below the letters of a cell, points. */
const CELL_PADDING = 4.2

/** Millimetres from one line to the next. */
export const lineStep = ({ ukuran, jarak }: { ukuran: number; jarak?: number | undefined }) =>
  jarak ?? ukuran * LEADING * MM_PER_POINT

/** Lines that fit a box: at least one, however low it was drawn. */
export const linesIn = (one: { h: number; ukuran: number; jarak?: number | undefined }): number =>
  Math.max(1, Math.floor((one.h + 0.3) / lineStep(one)))

/** Millimetres of a row of a table, its heading too. */
export function rowHeight({ ukuran, tinggi_baris }: ElementOf<'TABEL'>): number {
  return Math.max((ukuran * LEADING + CELL_PADDING) * MM_PER_POINT, tinggi_baris ?? 0)
}

/** Rows of a table on one page. */
export const rowsOnPage = (table: ElementOf<'TABEL'>): number =>
  Math.max(1, Math.floor((table.h + 0.01) / rowHeight(table)) - 1)
