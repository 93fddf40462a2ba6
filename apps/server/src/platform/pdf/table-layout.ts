import type { ColumnFace } from '@kencana/contract/kit/report'
import { cellText, isNumeric } from '../format.ts'
import type { Canvas, TextStyle } from './canvas.ts'
import type { TableLine } from './table-lines.ts'
import { wrap } from './wrap.ts'

/** Sizes of a table's text, from the one wanted to the smallest still read. */
const SIZES = [7.8, 7.2, 6.6, 6, 5.4]
export const PAD_X = 4.2
const PAD_Y = 2.3
/** A cell of the paper ends here; the whole text is in the Excel and CSV files. */
const MOST_LINES = 8
const MOST_HEADER_LINES = 3

/** A line ready to be placed. */
export interface PlacedLine {
  readonly kind: TableLine['kind']
  readonly depth: number
  /** Heading of a group, name of a subtotal or total. */
  readonly text: string
  readonly cells: readonly string[]
  /** Lines of the cells that need more than one, by column. */
  readonly wrapped: ReadonlyMap<number, readonly string[]> | undefined
  readonly height: number
}

export interface TableLayout {
  readonly size: number
  readonly leading: number
  readonly widths: readonly number[]
  readonly header: readonly (readonly string[])[]
  readonly headerHeight: number
  readonly lines: readonly PlacedLine[]
}

const regular = (size: number): TextStyle => ({ size, grey: 0.08 })
/** Text of column names, headings and sums. */
export const strong = (size: number): TextStyle => ({ size, weight: 'semibold', grey: 0 })
/** Text of a line by what it is. */
export const styleOf = (kind: TableLine['kind'], size: number): TextStyle =>
  kind === 'row' ? regular(size) : strong(size)
/** White above a line's text; a heading stands further from the rows before it. */
export const padTop = (kind: TableLine['kind']): number => (kind === 'group' ? PAD_Y * 2 : PAD_Y)

interface Draft {
  readonly line: TableLine
  readonly cells: readonly string[]
}

/** Chooses text size and column widths from all cells, wraps what must be, and measures heights. */
export function layoutTable(
  canvas: Canvas,
  columns: readonly ColumnFace[],
  source: Iterable<TableLine>,
  width: number,
): TableLayout {
  const drafts: Draft[] = []
  for (const line of source) {
    const cells = line.kind === 'group' ? [] : columns.map(c => cellText(c.kind, line.row[c.key]))
    drafts.push({ line, cells })
  }
  const wishes = wishesOf(canvas, columns, drafts)
  const smallest = SIZES.at(-1) ?? 6
  const size = SIZES.find(at => sum(wishes.map(wish => leastOf(wish, at))) <= width) ?? smallest
  const widths = share(wishes, columns, size, width)
  const leading = size * 1.24
  const labelStyle = strong(size * 0.95)
  const header = columns.map(({ label }, i) =>
    wrap(canvas, label, (widths[i] ?? 0) - PAD_X * 2, labelStyle, MOST_HEADER_LINES),
  )
  const tallest = Math.max(1, ...header.map(lines => lines.length))
  return {
    size,
    leading,
    widths,
    header,
    headerHeight: tallest * leading + PAD_Y * 2.6,
    lines: drafts.map(draft => place(canvas, columns, draft, widths, size, leading)),
  }
}

/** Widths per point of text size. */
interface Wish {
  readonly natural: number
  readonly least: number
}

const naturalOf = ({ natural }: Wish, size: number): number => natural * size + PAD_X * 2
const leastOf = ({ least }: Wish, size: number): number => least * size + PAD_X * 2

/** Text may be wrapped down to this many times its size; figures never are. */
const NARROWEST_TEXT = 9
/** What has no space in it, as the number of a document, is not broken up to so many. */
const LONGEST_WHOLE = 11

function wishesOf(
  canvas: Canvas,
  columns: readonly ColumnFace[],
  drafts: readonly Draft[],
): readonly Wish[] {
  const unit: TextStyle = { size: 1 }
  const unitStrong: TextStyle = { size: 1, weight: 'semibold' }
  return columns.map(({ label, kind }, i) => {
    const words = label.split(' ').map(word => canvas.widthOf(word, unitStrong) * 0.95)
    let [widest, whole] = [0, 0]
    for (const { line, cells } of drafts) {
      const style = line.kind === 'row' ? unit : unitStrong
      const cell = cells[i]
      if (cell === undefined || cell === '') continue
      const width = canvas.widthOf(cell, style)
      widest = Math.max(widest, width)
      if (!cell.includes(' ')) whole = Math.max(whole, Math.min(width, LONGEST_WHOLE))
    }
    const word = Math.max(whole, ...words)
    const natural = Math.max(widest, word, Math.min(canvas.widthOf(label, unitStrong) * 0.95, 8))
    const least = kind === 'text' ? Math.max(word, Math.min(widest, NARROWEST_TEXT)) : natural
    return { natural, least: Math.min(least, natural) }
  })
}

/**
 * Fills the page's width: what is left goes to the columns by their natural width (text columns
 * twice as eagerly); what is missing is taken from wrapping columns, the widest first.
 */
function share(
  wishes: readonly Wish[],
  columns: readonly ColumnFace[],
  size: number,
  width: number,
): readonly number[] {
  const natural = wishes.map(wish => naturalOf(wish, size))
  const least = wishes.map(wish => leastOf(wish, size))
  const room = width - sum(natural)
  if (room >= 0) {
    const appetite = columns.map(
      ({ kind, width: wanted }, i) => (wanted ?? (kind === 'text' ? 2 : 1)) * (natural[i] ?? 0),
    )
    const all = sum(appetite) || 1
    return natural.map((own, i) => own + (room * (appetite[i] ?? 0)) / all)
  }
  const floor = sum(least)
  if (floor >= width) return least.map(own => (own * width) / floor)
  // The common width above which columns are cut so that the sum fits, found by halving.
  let low = 0
  let high = Math.max(...natural)
  for (let i = 0; i < 40; i += 1) {
    const cap = (low + high) / 2
    if (sum(natural.map((own, at) => capped(own, least[at] ?? 0, cap))) > width) high = cap
    else low = cap
  }
  return natural.map((own, i) => capped(own, least[i] ?? 0, low))
}

const capped = (own: number, least: number, cap: number): number =>
  Math.max(least, Math.min(own, cap))
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function place(
  canvas: Canvas,
  columns: readonly ColumnFace[],
  { line, cells }: Draft,
  widths: readonly number[],
  size: number,
  leading: number,
): PlacedLine {
  const style = styleOf(line.kind, size)
  let wrapped: Map<number, readonly string[]> | undefined
  let tallest = 1
  for (const [i, cell] of cells.entries()) {
    if (cell === '' || isNumeric(columns[i]?.kind ?? 'text')) continue
    const width = (widths[i] ?? 0) - PAD_X * 2
    if (!/[\r\n]/.test(cell) && canvas.widthOf(cell, style) <= width + 0.01) continue
    const lines = wrap(canvas, cell, width, style, MOST_LINES)
    wrapped ??= new Map()
    wrapped.set(i, lines)
    tallest = Math.max(tallest, lines.length)
  }
  const { depth, text } =
    line.kind === 'row' || line.kind === 'result' ? { depth: 0, text: '' } : line
  return {
    kind: line.kind,
    depth,
    text,
    cells,
    wrapped,
    height: tallest * leading + padTop(line.kind) + PAD_Y,
  }
}

export interface PagePart {
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/**
 * Cuts lines into pages. A heading stays with the row below it, the last row of a group with its
 * subtotals: nobody turns a page to find out what a figure belongs to.
 */
export function paginate(
  lines: readonly PlacedLine[],
  firstRoom: number,
  laterRoom: number,
): readonly PagePart[] {
  const pages: PagePart[] = []
  let from = 0
  let room = firstRoom
  for (let at = 0; at < lines.length; ) {
    const end = blockEnd(lines, at)
    let height = 0
    for (let i = at; i < end; i += 1) height += lines[i]?.height ?? 0
    if (height > room && at > from) {
      pages.push({ from, to: at })
      from = at
      room = laterRoom
    }
    room -= height
    at = end
  }
  pages.push({ from, to: lines.length })
  return pages
}

const SUMS: ReadonlySet<TableLine['kind']> = new Set(['subtotal', 'result', 'total'])

/** The end of the lines that may not be parted from the one at `at`. */
function blockEnd(lines: readonly PlacedLine[], at: number): number {
  let end = at
  while (lines[end]?.kind === 'group') end += 1
  end += 1
  while (SUMS.has(lines[end]?.kind ?? 'row')) end += 1
  return Math.min(end, lines.length)
}
