import { POINTS_PER_MM } from '../pdf/canvas.ts'
import { code128 } from '../pdf/codes.ts'
import type { Field } from '../pdf/form.ts'
import { formPdf } from '../pdf/pdf.ts'
import { barcodeFit } from './code-fit.ts'
import {
  columnLeft,
  dotsPerMm,
  filled,
  type LabelField,
  type LabelItem,
  type LabelTemplate,
  labelRows,
  rowWidth,
} from './template.ts'

/** A sheet of labels instead of a roll: as many columns and rows as fit between its margins. */
export interface LabelSheet {
  readonly lebar_mm: number
  readonly tinggi_mm: number
  readonly margin_mm: number
}

/**
 * Labels as a PDF: one page per row of the roll, or filled sheets. Bars have the same whole dots as
 * on a label printer, so what scans on one scans on the other. `at` is kept in the file.
 */
export function labelSheetPdf(
  template: LabelTemplate,
  items: readonly LabelItem[],
  options: { readonly title: string; readonly at: string; readonly sheet?: LabelSheet },
): Promise<Buffer> {
  const { sheet } = options
  const across = sheet === undefined ? 0 : sheet.lebar_mm - sheet.margin_mm * 2 + template.jarak_mm
  const kolom = Math.max(1, Math.floor(across / (template.lebar_mm + template.jarak_mm)))
  const rows = [...labelRows(sheet === undefined ? template : { ...template, kolom }, items)]
  const pitch = template.tinggi_mm + template.jarak_mm
  const margin = sheet?.margin_mm ?? 0
  const room = sheet === undefined ? template.tinggi_mm : sheet.tinggi_mm - margin * 2
  const perPage = Math.max(1, Math.floor((room + template.jarak_mm) / pitch))
  const copies: { fields: Field[] }[] = []
  rows.forEach((row, i) => {
    const place = i % perPage
    if (place === 0) copies.push({ fields: [] })
    row.forEach((item, column) => {
      const left = margin + columnLeft(template, column)
      for (const field of template.fields) {
        copies
          .at(-1)
          ?.fields.push(...paperFields(field, item, left, margin + place * pitch, template))
      }
    })
  })
  return formPdf({
    title: options.title,
    at: options.at,
    page: {
      lebar_mm: sheet?.lebar_mm ?? rowWidth(template),
      tinggi_mm: sheet?.tinggi_mm ?? template.tinggi_mm,
    },
    copies,
  })
}

function paperFields(
  field: LabelField,
  item: LabelItem,
  left: number,
  top: number,
  template: LabelTemplate,
): Field[] {
  const text = filled(field.text, item)
  if (text === '') return []
  const x = left + field.x
  const y = top + field.y
  if (field.kind === 'qr') return [{ kind: 'qr', x, y, size: field.size, text }]
  if (field.kind === 'barcode') {
    const dots = dotsPerMm(template.dpi)
    const { module, shift } = barcodeFit(text, Math.round(field.width * dots))
    const width = (code128(text).modules * module) / dots
    const bar = { x: x + shift / dots, y, width, height: field.height, module: module / dots }
    return [{ kind: 'barcode', text, ...bar }]
  }
  const { width, align = 'left', bold } = field
  const size = field.height * POINTS_PER_MM * 0.86
  const weight = bold === true ? 'semibold' : 'regular'
  return [{ kind: 'text', x, y, width, text, size, align, weight, shrink: true }]
}
