import type { ColumnFace } from '@kencana/contract/kit/report'
import { isNumeric } from '../format.ts'
import type { Canvas } from './canvas.ts'
import {
  PAD_X,
  type PlacedLine,
  padTop,
  strong,
  styleOf,
  type TableLayout,
} from './table-layout.ts'
import { cut } from './wrap.ts'

/** Height of capitals of the papers' font; centres a line of text in its leading. */
const CAPITALS = 0.727
const ZEBRA = 0.955
const HAIR = 0.72
const INDENT = 8

const baseline = (top: number, leading: number, size: number): number =>
  top + (leading + size * CAPITALS) / 2

/** The names of the columns between two rules, standing on the lower one. */
export function drawColumnHeader(
  canvas: Canvas,
  columns: readonly ColumnFace[],
  layout: TableLayout,
  left: number,
  top: number,
): void {
  const { header, headerHeight, leading, widths } = layout
  const size = layout.size * 0.95
  const style = { ...strong(size), grey: 0.2 }
  let x = left
  columns.forEach(({ kind }, i) => {
    const width = widths[i] ?? 0
    const lines = header[i] ?? []
    const start = top + headerHeight - 3 - lines.length * leading
    lines.forEach((line, at) => {
      const free = width - PAD_X * 2 - canvas.widthOf(line, style)
      const shift = PAD_X + (isNumeric(kind) ? free : 0)
      canvas.text(line, x + shift, baseline(start + at * leading, leading, size), style)
    })
    x += width
  })
  canvas.line(left, top + headerHeight, left + total(widths), top + headerHeight, 0.9, 0)
}

/** Rows, headings, subtotals and total, top down from `top`. */
export function drawLines(
  canvas: Canvas,
  columns: readonly ColumnFace[],
  layout: TableLayout,
  part: { readonly lines: readonly PlacedLine[]; readonly left: number; readonly top: number },
): void {
  const across = total(layout.widths)
  let y = part.top
  let dark = false
  for (const line of part.lines) {
    const right = part.left + across
    if (line.kind === 'row') {
      if (dark) canvas.rect(part.left, y, across, line.height, ZEBRA)
      dark = !dark
    } else {
      dark = false
      if (line.kind === 'subtotal') canvas.line(part.left, y, right, y, 0.5, HAIR)
      if (line.kind === 'result') canvas.line(part.left, y, right, y, 0.5, 0)
      if (line.kind === 'total') canvas.line(part.left, y, right, y, 0.9, 0)
    }
    drawLine(canvas, columns, layout, line, part.left, y)
    y += line.height
    if (line.kind === 'total') canvas.line(part.left, y, right, y, 0.9, 0)
  }
}

function drawLine(
  canvas: Canvas,
  columns: readonly ColumnFace[],
  layout: TableLayout,
  line: PlacedLine,
  left: number,
  top: number,
): void {
  const { leading, size, widths } = layout
  const start = top + padTop(line.kind)
  const style = styleOf(line.kind, size)
  const y = baseline(start, leading, size)
  if (line.text !== '') {
    const indent = PAD_X + line.depth * INDENT
    const room = roomForText(line, widths) - indent
    canvas.text(cut(canvas, line.text, room, style), left + indent, y, style)
  }
  let x = left
  for (const [i, cell] of line.cells.entries()) {
    const width = widths[i] ?? 0
    const inner = width - PAD_X * 2
    const lines = line.wrapped?.get(i)
    if (lines !== undefined) {
      lines.forEach((text, at) => {
        canvas.text(text, x + PAD_X, y + at * leading, style)
      })
    } else if (cell !== '') {
      const wide = canvas.widthOf(cell, style)
      // A figure is never cut: where the page is too narrow it gets smaller.
      const fitted = wide > inner + 0.01 ? { ...style, size: (size * inner) / wide } : style
      const shift = isNumeric(columns[i]?.kind ?? 'text') ? inner - Math.min(wide, inner) : 0
      canvas.text(cell, x + PAD_X + shift, y, fitted)
    }
    x += width
  }
}

/** The name of a subtotal may run up to the first figure beside it. */
function roomForText(line: PlacedLine, widths: readonly number[]): number {
  const taken = line.cells.findIndex(cell => cell !== '')
  return total(taken <= 0 ? widths : widths.slice(0, taken))
}

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)
