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

/** Labels in the language of Zebra printers, one format per row of the roll. UTF-8. */
export function zpl(template: LabelTemplate, items: readonly LabelItem[]): string {
  const dots = dotsPerMm(template.dpi)
  const width = Math.round(rowWidth(template) * dots)
  const height = Math.round(template.tinggi_mm * dots)
  let text = ''
  for (const row of labelRows(template, items)) {
    text += `^XA\n^CI28\n^PW${width}\n^LL${height}\n^LH0,0\n`
    row.forEach((item, column) => {
      for (const field of template.fields) {
        text += fieldOf(field, item, columnLeft(template, column), dots)
      }
    })
    text += '^XZ\n'
  }
  return text
}

function fieldOf(field: LabelField, item: LabelItem, left: number, dots: number): string {
  const content = filled(field.text, item)
  if (content === '') return ''
  const x = Math.round((left + field.x) * dots)
  const y = Math.round(field.y * dots)
  if (field.kind === 'qr') {
    const scale = qrScale(content, field.size, dots)
    return `^FO${x},${y}^BQN,2,${scale}^FH_^FDMA,${safe(content)}^FS\n`
  }
  const width = Math.round(field.width * dots)
  const height = Math.round(field.height * dots)
  if (field.kind === 'barcode') {
    const bar = barcodeFit(content, width)
    // Pairs of digits start in subset C at once; anything else is left to the printer.
    const [mode, start] = /^(\d\d)+$/.test(content) ? ['N', '>;'] : ['A', '']
    const data = `^BCN,${height},N,N,N,${mode}^FH_^FD${start}${safe(content)}^FS`
    return `^FO${x + bar.shift},${y}^BY${bar.module}${data}\n`
  }
  const justify = field.align === 'center' ? 'C' : field.align === 'right' ? 'R' : 'L'
  const wide = Math.round(height * (field.bold === true ? 1 : 0.85))
  return `^FO${x},${y}^A0N,${height},${wide}^FB${width},1,0,${justify}^FH_^FD${safe(content)}^FS\n`
}

/** `^` and `~` begin commands, `_` an escape; in `^FB` a backslash breaks lines, escaped or not. */
const safe = (text: string): string =>
  text
    .replaceAll('\\', '/')
    .replace(/[\^~_]/g, mark => `_${mark.charCodeAt(0).toString(16).toUpperCase()}`)
