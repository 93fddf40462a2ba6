import { deflateSync } from 'node:zlib'
import type PDFDocument from 'pdfkit'
import { late } from '../late.ts'
import { createGlyphs, type EmbeddedFont, type Weight } from './fonts.ts'

/** Share of white: 0 black, 1 white. Papers are drawn in grey, so every printer keeps them. */
export type Grey = number

/** A filling may be coloured, '#rrggbb': the band that marks a purity. */
export type Fill = Grey | string

export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly grey?: Grey
}

/** Pages in points (1/72 inch), measured from the top left corner. */
export interface Canvas {
  page(width: number, height: number): void
  /** Writes one line; `x` is its left edge, `y` its baseline. */
  text(text: string, x: number, y: number, style: TextStyle): void
  widthOf(text: string, style: TextStyle): number
  rect(x: number, y: number, width: number, height: number, fill: Fill): void
  /** Many filled rectangles at once, as bar codes need them. */
  rects(boxes: readonly (readonly [x: number, y: number, width: number, height: number])[]): void
  frame(x: number, y: number, width: number, height: number, line: number, grey: Grey): void
  line(x1: number, y1: number, x2: number, y2: number, line: number, grey: Grey): void
  /** A JPEG or PNG, fitted inside the box and centred in it. */
  image(bytes: Uint8Array, x: number, y: number, width: number, height: number): void
  finish(): Promise<Buffer>
}

export const POINTS_PER_MM = 72 / 25.4

const pdfkit = late<typeof PDFDocument>('pdfkit')

/** Members of pdfkit's page that its types do not show; golden tests watch them. */
interface PdfkitPage {
  readonly fonts: Record<string, unknown>
  readonly content: { buffer: Uint8Array[]; compress: boolean }
  write(chunk: Uint8Array): void
}

const pageOf = (doc: InstanceType<typeof PDFDocument>): PdfkitPage =>
  doc.page as unknown as PdfkitPage

/**
 * A PDF that is written operator by operator: pdfkit keeps objects, fonts and compression, text
 * goes straight to the page. Besides the drawing only `title` and `at` reach the file, so the same
 * paper gives the same bytes.
 */
export function createCanvas(title: string, at: string): Canvas {
  const Document = pdfkit()
  const doc = new Document({
    autoFirstPage: false,
    compress: true,
    pdfVersion: '1.7',
    font: '',
    info: { Title: title, Producer: 'Kencana', Creator: 'Kencana', CreationDate: new Date(at) },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const pen = createPen(doc)
  return {
    page(width, height) {
      pen.close()
      doc.addPage({ size: [width, height], margin: 0 })
      pen.reset()
    },
    ...pen.marks,
    async finish() {
      pen.close()
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/** Half the time of the default level, a tenth more bytes. */
const PAGE_LEVEL = 3

type Marks = Omit<Canvas, 'page' | 'finish'>

interface Pen {
  readonly marks: Marks
  /** Packs the page before pdfkit would: at its level a third of the time went there. */
  close(): void
  reset(): void
}

const n = (value: number): number => Math.round(value * 100) / 100

/** '#rrggbb' as the operator that fills with it. @throws RangeError on any other text */
function coloured(colour: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`no colour: ${colour}`)
  const share = [1, 3, 5].map(at => n(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return `${share.join(' ')} rg`
}

function createPen(doc: InstanceType<typeof PDFDocument>): Pen {
  const letters = createLetters(doc)
  let ops: string[] = []
  let fill: Fill = 0
  let stroke: Grey = 0
  const flush = () => {
    if (ops.length === 0) return
    ops.push('')
    pageOf(doc).write(Buffer.from(ops.join('\n'), 'latin1'))
    ops = []
  }
  const close = () => {
    if (doc.page === null || doc.page === undefined) return
    flush()
    const { content } = pageOf(doc)
    content.buffer = [deflateSync(Buffer.concat(content.buffer), { level: PAGE_LEVEL })]
    content.compress = false
  }
  const ink = (wanted: Fill) => {
    if (wanted !== fill) ops.push(typeof wanted === 'number' ? `${n(wanted)} g` : coloured(wanted))
    fill = wanted
  }
  const outline = (grey: Grey, line: number) => {
    if (grey !== stroke) ops.push(`${n(grey)} G`)
    stroke = grey
    ops.push(`${n(line)} w`)
  }
  const marks: Marks = {
    widthOf: letters.widthOf,
    text(text, x, y, style) {
      ink(style.grey ?? 0)
      letters.write(ops, text, x, y, style)
    },
    rect(x, y, width, height, wanted) {
      ink(wanted)
      ops.push(`${n(x)} ${n(y)} ${n(width)} ${n(height)} re f`)
    },
    rects(boxes) {
      ink(0)
      // Bars keep three decimals: their widths are what a reader measures.
      const box = boxes.map(
        sides => `${sides.map(side => Math.round(side * 1_000) / 1_000).join(' ')} re`,
      )
      ops.push(`${box.join('\n')} f`)
    },
    frame(x, y, width, height, line, grey) {
      outline(grey, line)
      ops.push(`${n(x)} ${n(y)} ${n(width)} ${n(height)} re S`)
    },
    line(x1, y1, x2, y2, line, grey) {
      outline(grey, line)
      ops.push(`${n(x1)} ${n(y1)} m ${n(x2)} ${n(y2)} l S`)
    },
    image(bytes, x, y, width, height) {
      flush()
      doc.image(Buffer.from(bytes), x, y, {
        fit: [width, height],
        align: 'center',
        valign: 'center',
      })
    },
  }
  const reset = () => {
    fill = 0
    stroke = 0
    letters.reset()
  }
  return { marks, close, reset }
}

function createLetters(doc: InstanceType<typeof PDFDocument>) {
  const glyphOf = createGlyphs(doc)
  let onPage = new Set<EmbeddedFont>()

  function widthOf(text: string, { size, weight = 'regular' }: TextStyle): number {
    let sum = 0
    for (let i = 0; i < text.length; i += 1) {
      const code = text.codePointAt(i) ?? 0
      if (code > 0xffff) i += 1
      sum += glyphOf(code, weight)?.width ?? 0
    }
    return (sum * size) / 1000
  }

  /** Glyphs side by side; a change of font inside a line continues where the last glyph ended. */
  function write(ops: string[], text: string, x: number, y: number, style: TextStyle): void {
    const { size, weight = 'regular' } = style
    let font: EmbeddedFont | undefined
    let line = ''
    for (let i = 0; i < text.length; i += 1) {
      const code = text.codePointAt(i) ?? 0
      if (code > 0xffff) i += 1
      const glyph = glyphOf(code, weight)
      if (glyph === null) continue
      if (glyph.font !== font) {
        if (font !== undefined) line += '> Tj '
        font = glyph.font
        line += `/${font.id} ${n(size)} Tf <`
        register(font)
      }
      line += glyph.hex
    }
    if (font !== undefined) ops.push(`BT 1 0 0 -1 ${n(x)} ${n(y)} Tm ${line}> Tj ET`)
  }

  function register(font: EmbeddedFont): void {
    if (onPage.has(font)) return
    onPage.add(font)
    pageOf(doc).fonts[font.id] = font.ref()
  }

  const reset = () => {
    onPage = new Set()
  }
  return { widthOf, write, reset }
}
