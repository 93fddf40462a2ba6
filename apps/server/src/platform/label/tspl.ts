import { barcodeFit, qrScale } from './code-fit.ts'
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

/** Fixed fonts every TSPL printer carries: name, width and height of a letter in dots. */
const FONTS = [
  ['1', 8, 12],
  ['2', 12, 20],
  ['3', 16, 24],
  ['4', 24, 32],
  ['5', 32, 48],
] as const

/** Labels in the language of TSC and Xprinter class printers. UTF-8, lines end with CR LF. */
export function tspl(template: LabelTemplate, items: readonly LabelItem[]): string {
  const dots = dotsPerMm(template.dpi)
  const lines = [
    `SIZE ${rowWidth(template)} mm,${template.tinggi_mm} mm`,
    `GAP ${template.jarak_mm} mm,0 mm`,
    'DIRECTION 1',
    'REFERENCE 0,0',
    'CODEPAGE UTF-8',
  ]
  for (const row of labelRows(template, items)) {
    lines.push('CLS')
    row.forEach((item, column) => {
      for (const field of template.fields) {
        const line = fieldOf(field, item, columnLeft(template, column), dots)
        if (line !== '') lines.push(line)
      }
    })
    lines.push('PRINT 1,1')
  }
  return `${lines.join('\r\n')}\r\n`
}

function fieldOf(field: LabelField, item: LabelItem, left: number, dots: number): string {
  const content = filled(field.text, item)
  if (content === '') return ''
  const x = Math.round((left + field.x) * dots)
  const y = Math.round(field.y * dots)
  if (field.kind === 'qr') {
    return `QRCODE ${x},${y},M,${qrScale(content, field.size, dots)},A,0,M2,"${safe(content)}"`
  }
  const width = Math.round(field.width * dots)
  const height = Math.round(field.height * dots)
  if (field.kind === 'barcode') {
    const { module, shift } = barcodeFit(content, width)
    return `BARCODE ${x + shift},${y},"128",${height},0,0,${module},${module},"${safe(content)}"`
  }
  const [font, letter] = fontFor(content, width, height)
  const shown = Array.from(content)
    .slice(0, Math.max(1, Math.floor(width / letter)))
    .join('')
  const free = width - Array.from(shown).length * letter
  const shift = field.align === 'right' ? free : field.align === 'center' ? Math.round(free / 2) : 0
  return `TEXT ${x + Math.max(0, shift)},${y},"${font}",0,1,1,"${safe(shown)}"`
}

/** The largest font no higher than the line in which the text fits; the smallest otherwise. */
function fontFor(text: string, width: number, height: number): readonly [string, number] {
  const letters = Array.from(text).length
  const fits = FONTS.filter(([, wide, high]) => high <= height && letters * wide <= width).at(-1)
  const [font, wide] = fits ?? FONTS[0]
  return [font, wide]
}

/** A quote ends the text, a backslash may begin an escape. */
const safe = (text: string): string => text.replaceAll('\\', '/').replaceAll('"', '\\["]')
