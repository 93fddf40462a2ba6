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
    const styles = widths.map((width, i) =>
      most > 1 ? style : narrower(canvas, cells[i] ?? '', width - PAD * 2, style),
    )
    const texts = widths.map((width, i) =>
      wrap(canvas, cells[i] ?? '', width - PAD * 2, styles[i] ?? style, most),
    )
    const least = (table.rowHeight ?? 0) * POINTS_PER_MM
    const needed = Math.max(...texts.map(lines => lines.length)) * leading + PAD * 1.4
    const height = Math.max(needed, least)
    if (y + height > bottom + 0.01) throw new Error(`form table overflows: ${cells.join(' · ')}`)
    let x = left
    texts.forEach((lines, i) => {
      const width = widths[i] ?? 0
      lines.forEach((line, at) => {
        const own = styles[i] ?? style
        const shift = shiftOf(table.columns[i]?.align, width, () => canvas.widthOf(line, own))
        canvas.text(line, x + shift, y + PAD * 0.7 + size * 0.97 + at * leading, own)
      })
      x += width
    })
    y += height
  }
}

/** The least share of its size that a text still reads at. */
const LEAST = 0.7

/** A text of one line is written smaller before it is cut. */
function narrower(canvas: Canvas, text: string, room: number, style: TextStyle): TextStyle {
  const share = room / Math.max(canvas.widthOf(text, style), 1)
  return share >= 1 ? style : { ...style, size: style.size * Math.max(share * 0.995, LEAST) }
}

function shiftOf(align: Align | undefined, width: number, textWidth: () => number): number {
  if (align === 'right') return width - PAD - textWidth()
  return align === 'center' ? (width - textWidth()) / 2 : PAD
}
