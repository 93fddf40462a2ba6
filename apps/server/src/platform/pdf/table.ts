import type { ColumnFace, ReportRow } from '@kencana/contract/kit/report'
import { type Canvas, createCanvas, POINTS_PER_MM } from './canvas.ts'
import { drawColumnHeader, drawLines } from './table-draw.ts'
import { layoutTable, type PagePart, type PlacedLine, paginate } from './table-layout.ts'
import { type Grouping, tableLines } from './table-lines.ts'
import { cut, wrap } from './wrap.ts'

/** A report on A4. All texts come translated; figures in the units of their column kind. */
export interface TablePdf {
  readonly orientation: 'landscape' | 'portrait'
  readonly store: {
    readonly name: string
    /** Address, cut into lines of 48 characters by the caller. */
    readonly lines: readonly string[]
    /** PNG or JPEG beside them, with its size in any unit. */
    readonly logo?: { readonly bytes: Uint8Array; readonly lebar: number; readonly tinggi: number }
  }
  readonly title: string
  /** Filters as people read them. */
  readonly filters: string
  /** Who printed it and when, at the foot of every page. */
  readonly printed: string
  /** ISO instant kept in the file; nothing else depends on the clock. */
  readonly at: string
  readonly columns: readonly ColumnFace[]
  readonly rows: readonly ReportRow[]
  /** Keys whose change begins a group; their columns become headings. */
  readonly group?: readonly string[]
  readonly totals?: Readonly<Record<string, unknown>>
  readonly words: Grouping['words'] & {
    /** 'Halaman {page} dari {pages}' */
    readonly page: string
    /** 'Tidak Ada Data' */
    readonly empty: string
  }
}

const MARGIN = 10 * POINTS_PER_MM
const SHORT_SIDE = 210 * POINTS_PER_MM
const LONG_SIDE = 297 * POINTS_PER_MM
const FOOT = 15
const LATER_HEAD = 15
/** The name of a store is never cut: it takes the lines it needs, those of several stores too. */
const NAME_LINES = 40
const NAME_LEADING = 13
const LATER_LEADING = 9
const QUIET = 0.38
const LOGO_WIDE = 30 * POINTS_PER_MM
const LOGO_HIGH = 12 * POINTS_PER_MM

/**
 * Draws the whole table: lays out and paginates first, so that every page knows how many there are,
 * then writes each page once. Runs on the thread that calls it; see `tablePdf` for the queue.
 */
export async function drawTable(input: TablePdf): Promise<Buffer> {
  const canvas = createCanvas(input.title, input.at)
  const wide = input.orientation === 'landscape'
  const [width, height] = wide ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE]
  const inner = width - MARGIN * 2
  const group = input.group ?? []
  const columns = input.columns.filter(({ key }) => !group.includes(key))
  const layout = layoutTable(canvas, columns, tableLines(input.rows, { ...input, group }), inner)
  const head = firstHead(canvas, input, inner)
  const room = height - MARGIN * 2 - FOOT - layout.headerHeight
  const later = laterHead(canvas, input, inner)
  const pages = paginate(layout.lines, room - head.height, room - later.height)
  pages.forEach((page: PagePart, i) => {
    canvas.page(width, height)
    if (i === 0) head.draw()
    else later.draw(group.length === 0 ? '' : openGroups(layout.lines, page.from))
    const top = MARGIN + (i === 0 ? head.height : later.height)
    const below = top + layout.headerHeight
    drawColumnHeader(canvas, columns, layout, MARGIN, top)
    drawLines(canvas, columns, layout, {
      lines: layout.lines.slice(page.from, page.to),
      left: MARGIN,
      top: below,
    })
    if (layout.lines.length === 0) drawEmpty(canvas, input.words.empty, width / 2, below + 28)
    const number = { page: String(i + 1), pages: String(pages.length) }
    drawFoot(canvas, input, number, inner, height - MARGIN)
  })
  return canvas.finish()
}

/** Store and address on the left, title and filters on the right; as high as its longer side. */
function firstHead(canvas: Canvas, input: TablePdf, inner: number) {
  const name = { size: 11.5, weight: 'semibold' } as const
  const title = { size: 13, weight: 'semibold' } as const
  const small = { size: 7.8, grey: QUIET }
  const half = inner / 2 - 8
  const { logo } = input.store
  const shrunk = logo === undefined ? 0 : Math.min(LOGO_WIDE / logo.lebar, LOGO_HIGH / logo.tinggi)
  const beside = logo === undefined ? 0 : logo.lebar * shrunk + 8
  const words = half - beside
  const names = wrap(canvas, input.store.name, words, name, NAME_LINES)
  const below = 12 + (names.length - 1) * NAME_LEADING
  const address = input.store.lines.map(line => cut(canvas, line, words, small))
  const titles = wrap(canvas, input.title, half, title, 2)
  const filters = input.filters === '' ? [] : wrap(canvas, input.filters, half, small, 4)
  const least = logo === undefined ? 0 : logo.tinggi * shrunk
  const left = Math.max(below + 3 + address.length * 10, least)
  const height = Math.max(left, titles.length * 16 + filters.length * 10) + 7
  const right = MARGIN + inner
  const end = (text: string, y: number, style: typeof title | typeof small) =>
    canvas.text(text, right - canvas.widthOf(text, style), y, style)
  return {
    height,
    draw() {
      if (logo !== undefined) {
        canvas.image(logo.bytes, MARGIN, MARGIN, logo.lebar * shrunk, least)
      }
      const start = MARGIN + beside
      names.forEach((line, i) => {
        canvas.text(line, start, MARGIN + 10 + i * NAME_LEADING, name)
      })
      address.forEach((line, i) => {
        canvas.text(line, start, MARGIN + below + 10 + i * 10, small)
      })
      titles.forEach((line, i) => {
        end(line, MARGIN + 10.5 + i * 16, title)
      })
      filters.forEach((line, i) => {
        end(line, MARGIN + 6 + titles.length * 16 + i * 10, small)
      })
    },
  }
}

/** Headings still open where a page begins, so that its first rows say where they belong. */
function openGroups(lines: readonly PlacedLine[], from: number): string {
  const open: string[] = []
  let depth = lines[from]?.kind === 'group' ? lines[from].depth : Number.POSITIVE_INFINITY
  for (let at = from - 1; at >= 0 && depth > 0; at -= 1) {
    const line = lines[at]
    if (line?.kind !== 'group' || line.depth >= depth) continue
    open.unshift(line.text)
    depth = line.depth
  }
  return open.join(' · ')
}

/** Of later pages: the store, the headings still open, the title; as high as the store's name. */
function laterHead(canvas: Canvas, input: TablePdf, inner: number) {
  const style = { size: 7.8, weight: 'semibold' } as const
  const quiet = { size: 7.8, grey: QUIET }
  const third = inner / 3 - 8
  const title = cut(canvas, input.title, third, style)
  const names = wrap(canvas, input.store.name, third, style, NAME_LINES)
  return {
    height: LATER_HEAD + (names.length - 1) * LATER_LEADING,
    draw(groups: string) {
      names.forEach((line, i) => {
        canvas.text(line, MARGIN, MARGIN + 7 + i * LATER_LEADING, style)
      })
      const middle = cut(canvas, groups, third, quiet)
      const half = canvas.widthOf(middle, quiet) / 2
      if (groups !== '') canvas.text(middle, MARGIN + inner / 2 - half, MARGIN + 7, quiet)
      canvas.text(title, MARGIN + inner - canvas.widthOf(title, style), MARGIN + 7, style)
    },
  }
}

function drawEmpty(canvas: Canvas, text: string, middle: number, y: number): void {
  const style = { size: 9, grey: QUIET }
  canvas.text(text, middle - canvas.widthOf(text, style) / 2, y, style)
}

function drawFoot(
  canvas: Canvas,
  input: TablePdf,
  number: { readonly page: string; readonly pages: string },
  inner: number,
  y: number,
): void {
  const style = { size: 7, grey: QUIET }
  const page = input.words.page.replace('{page}', number.page).replace('{pages}', number.pages)
  canvas.text(cut(canvas, input.printed, inner * 0.75, style), MARGIN, y, style)
  canvas.text(page, MARGIN + inner - canvas.widthOf(page, style), y, style)
}
