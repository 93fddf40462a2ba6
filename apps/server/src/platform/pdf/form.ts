import { type Canvas, createCanvas, POINTS_PER_MM, type TextStyle } from './canvas.ts'
import { code128, qrCode } from './codes.ts'
import { type Align, drawFormTable, type FormTable } from './form-table.ts'
import { cut, wrap } from './wrap.ts'

/** Measures in millimetres from the top left corner of the paper, text sizes in points. */
export interface TextField {
  readonly kind: 'text'
  readonly x: number
  /** Top of the first line. */
  readonly y: number
  readonly width: number
  readonly text: string
  readonly size?: number
  readonly weight?: 'regular' | 'semibold'
  readonly align?: Align
  /** Most lines; what does not fit ends with '…'. Default 1. */
  readonly lines?: number
  /** Makes one line smaller, down to 60 %, before it is cut: for amounts and names. */
  readonly shrink?: boolean
  readonly grey?: number
  /** From line to line; without it as the size asks for. */
  readonly leading?: number
}

export interface RuleField {
  readonly kind: 'line'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly thick?: number
  readonly grey?: number
}

export interface BoxField {
  readonly kind: 'box'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly thick?: number
  /** 0 black … 1 white, or '#rrggbb'; a filled box has a frame only where `thick` is given. */
  readonly fill?: number | string
}

export interface QrField {
  readonly kind: 'qr'
  readonly x: number
  readonly y: number
  /** Side of the code; leave four modules of white around it. */
  readonly size: number
  readonly text: string
}

export interface BarcodeField {
  readonly kind: 'barcode'
  readonly x: number
  readonly y: number
  /** Quiet zones not included. Ignored where `module` is given. */
  readonly width: number
  readonly height: number
  readonly text: string
  /** Width of the thinnest bar; a label printer needs whole dots. */
  readonly module?: number
}

export interface ImageField {
  readonly kind: 'image'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** JPEG or PNG. */
  readonly bytes: Uint8Array
}

export type Field =
  | TextField
  | FormTable
  | RuleField
  | BoxField
  | QrField
  | BarcodeField
  | ImageField

/** Pages of one paper size; each copy is one page. */
export interface FormPdf {
  readonly title: string
  /** ISO instant kept in the file. */
  readonly at: string
  readonly page: { readonly lebar_mm: number; readonly tinggi_mm: number }
  readonly copies: readonly { readonly fields: readonly Field[] }[]
}

const THIN_MM = 0.2

/** Draws a nota, slip, letter or label. Runs on the thread that calls it; see `formPdf`. */
export async function drawForm(form: FormPdf): Promise<Buffer> {
  const canvas = createCanvas(form.title, form.at)
  for (const { fields } of form.copies) {
    canvas.page(form.page.lebar_mm * POINTS_PER_MM, form.page.tinggi_mm * POINTS_PER_MM)
    for (const field of fields) drawField(canvas, field)
  }
  return canvas.finish()
}

const pt = (mm: number): number => mm * POINTS_PER_MM

function drawField(canvas: Canvas, field: Field): void {
  if (field.kind === 'text') drawText(canvas, field)
  else if (field.kind === 'table') drawFormTable(canvas, field)
  else if (field.kind === 'line') drawRule(canvas, field)
  else if (field.kind === 'box') drawBox(canvas, field)
  else if (field.kind === 'qr') drawQr(canvas, field)
  else if (field.kind === 'barcode') drawBarcode(canvas, field)
  else canvas.image(field.bytes, pt(field.x), pt(field.y), pt(field.width), pt(field.height))
}

function drawRule(canvas: Canvas, field: RuleField): void {
  const { x1, y1, x2, y2, thick = THIN_MM, grey = 0 } = field
  canvas.line(pt(x1), pt(y1), pt(x2), pt(y2), pt(thick), grey)
}

function drawBox(canvas: Canvas, { x, y, width, height, thick, fill }: BoxField): void {
  if (fill !== undefined) canvas.rect(pt(x), pt(y), pt(width), pt(height), fill)
  if (fill !== undefined && thick === undefined) return
  canvas.frame(pt(x), pt(y), pt(width), pt(height), pt(thick ?? THIN_MM), 0)
}

function drawQr(canvas: Canvas, field: QrField): void {
  const { modules, boxes } = qrCode(field.text)
  const unit = pt(field.size) / modules
  canvas.rects(boxes.map(box => placed(box, field, unit, unit)))
}

function drawBarcode(canvas: Canvas, field: BarcodeField): void {
  const { modules, bars } = code128(field.text)
  const unit = field.module === undefined ? pt(field.width) / modules : pt(field.module)
  canvas.rects(bars.map(bar => placed(bar, field, unit, pt(field.height))))
}

function placed(
  [x, y, width, height]: readonly [number, number, number, number],
  origin: { readonly x: number; readonly y: number },
  unitX: number,
  unitY: number,
): readonly [number, number, number, number] {
  return [pt(origin.x) + x * unitX, pt(origin.y) + y * unitY, width * unitX, height * unitY]
}

const SMALLEST = 0.6

function drawText(canvas: Canvas, field: TextField): void {
  const { lines = 1, align = 'left', weight = 'regular', grey = 0 } = field
  const room = pt(field.width)
  let style: TextStyle = { size: field.size ?? 8, weight, grey }
  if (field.shrink === true) {
    const wide = canvas.widthOf(field.text, style)
    if (wide > room) style = { ...style, size: style.size * Math.max(SMALLEST, room / wide) }
  }
  const leading = field.leading === undefined ? style.size * 1.25 : pt(field.leading)
  const texts =
    lines === 1
      ? [cut(canvas, field.text, room, style)]
      : wrap(canvas, field.text, room, style, lines)
  texts.forEach((text, i) => {
    // Nearly all texts stand left: measuring them again was a tenth of a nota.
    const free = align === 'left' ? 0 : room - canvas.widthOf(text, style)
    const shift = align === 'center' ? free / 2 : free
    canvas.text(text, pt(field.x) + shift, pt(field.y) + style.size * 0.97 + i * leading, style)
  })
}
