import { type Canvas, POINTS_PER_MM, type TextStyle } from './canvas.ts'
import { wrap } from './wrap.ts'

export type Align = 'left' | 'center' | 'right'

export interface FormTable {
  readonly kind: 'table'
  readonly x: number
  readonly y: number
  readonly width: number
  /** Rows that do not fit are refused: a form never drops a line silently. */
  readonly height: number
  readonly columns: readonly {
    readonly label: string
    /** Share of the width. */
    readonly width: number
    readonly align?: Align
  }[]
  readonly rows: readonly (readonly string[])[]
  readonly size?: number
  /** Most lines of a cell. Default 3. */
  readonly lines?: number
  /** Most lines of a column's name. Default 2. */
  readonly headLines?: number
  /** Least height of a row. */
  readonly rowHeight?: number
}

const PAD = 3

/** A small table inside a form: column names between rules, rows below, no page break. */
export function drawFormTable(canvas: Canvas, table: FormTable): void {
  const size = table.size ?? 8
  const leading = size * 1.25
  const left = table.x * POINTS_PER_MM
  const across = table.width * POINTS_PER_MM
  const shares = table.columns.reduce((sum, { width }) => sum + width, 0)
  const widths = table.columns.map(({ width }) => (across * width) / shares)
  const bottom = (table.y + table.height) * POINTS_PER_MM
  let y = table.y * POINTS_PER_MM
  const heading: TextStyle = { size: size * 0.9, weight: 'semibold' }
  canvas.line(left, y, left + across, y, 0.7, 0)
  drawCells(
    table.columns.map(({ label }) => label),
    heading,
    table.headLines ?? 2,
  )
  canvas.line(left, y, left + across, y, 0.5, 0)
  for (const row of table.rows) drawCells(row, { size }, table.lines ?? 3)

  function drawCells(cells: readonly string[], style: TextStyle, most: number): void {
    const texts = widths.map((width, i): Written => {
      const [text, room] = [cells[i] ?? '', width - PAD * 2]
      if (most === 1) return inOneRow(canvas, text, room, style, table.columns[i]?.align)
      return { style, lines: wrap(canvas, text, room, style, most), leading }
    })
    const tallest = most === 1 ? 1 : Math.max(...texts.map(({ lines }) => lines.length))
    const height = Math.max(tallest * leading + PAD * 1.4, (table.rowHeight ?? 0) * POINTS_PER_MM)
    if (y + height > bottom + 0.01) throw new Error(`form table overflows: ${cells.join(' · ')}`)
    let x = left
    texts.forEach(({ style: own, lines, leading: step }, i) => {
      const width = widths[i] ?? 0
      const isTight = most === 1 && lines.length > 1
      const first = isTight ? (leading + PAD * 1.4 - lines.length * step) / 2 : PAD * 0.7
      lines.forEach((line, at) => {
        const shift = shiftOf(table.columns[i]?.align, width, () => canvas.widthOf(line, own))
        const letters = isTight ? own.size : size
        canvas.text(line, x + shift, y + first + letters * 0.97 + at * step, own)
      })
      x += width
    })
    y += height
  }
}

/** Lines of a cell, and points from one to the next. */
interface Written {
  readonly style: TextStyle
  readonly lines: readonly string[]
  readonly leading: number
}

/** The least share of its size that a text still reads at. */
const LEAST = 0.7

/** A text of one line is written smaller before it is cut. */
function narrower(canvas: Canvas, text: string, room: number, style: TextStyle): TextStyle {
  const share = room / Math.max(canvas.widthOf(text, style), 1)
  return share >= 1 ? style : { ...style, size: style.size * Math.max(share * 0.995, LEAST) }
}

/** Small lines stand closer: two of them are no higher than a row of one. */
const TIGHT = 1.1

/** A row of one line stays as high: its text is written smaller, then in two lines, then cut. */
function inOneRow(
  canvas: Canvas,
  text: string,
  room: number,
  style: TextStyle,
  align: Align = 'left',
): Written {
  const small = narrower(canvas, text, room, style)
  const most = align === 'left' && text.includes(' ') ? 2 : 1
  const lines = wrap(canvas, text, room, small, most)
  return { style: small, lines, leading: small.size * TIGHT }
}

function shiftOf(align: Align | undefined, width: number, textWidth: () => number): number {
  if (align === 'right') return width - PAD - textWidth()
  return align === 'center' ? (width - textWidth()) / 2 : PAD
}
