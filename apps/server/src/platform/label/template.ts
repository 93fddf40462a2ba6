/**
 * One template for label printers and paper: millimetres from the top left corner of a label. The
 * emitters (ZPL, TSPL, PDF) know nothing of what is written on it.
 */
export interface LabelTemplate {
  readonly lebar_mm: number
  readonly tinggi_mm: number
  /** Labels side by side on the roll. */
  readonly kolom: number
  /** Between labels, across and along the roll. */
  readonly jarak_mm: number
  readonly dpi: 203 | 300
  readonly fields: readonly LabelField[]
}

export type LabelField =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly width: number
      /** Height of the line. */
      readonly height: number
      /** Text with `{keys}` of the item: '{berat} gr'. */
      readonly text: string
      readonly align?: 'left' | 'center' | 'right'
      readonly bold?: boolean
    }
  | {
      /** Code 128, centred in its width with its quiet zones. */
      readonly kind: 'barcode'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly text: string
    }
  | {
      readonly kind: 'qr'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly text: string
    }

export type LabelItem = Readonly<Record<string, string>>

/** Label printers count whole dots: 8 a millimetre at 203 dpi, 12 at 300 dpi. */
export const dotsPerMm = (dpi: LabelTemplate['dpi']): 8 | 12 => (dpi === 203 ? 8 : 12)

/** The text of a field for an item: a missing key is empty, control characters are blanks. */
export const filled = (text: string, item: LabelItem): string =>
  text
    .replace(/\{(\w+)\}/g, (_, key: string) => item[key] ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: printers obey them
    .replace(/[\0-\x1f\x7f-\x9f]+/g, ' ')
    .trim()

/** A row of labels across the roll, `kolom` at a time. */
export function* labelRows(
  template: LabelTemplate,
  items: readonly LabelItem[],
): Generator<readonly LabelItem[]> {
  for (let at = 0; at < items.length; at += template.kolom) {
    yield items.slice(at, at + template.kolom)
  }
}

/** Left edge of a column's label, millimetres from the left edge of the first. */
export const columnLeft = (template: LabelTemplate, column: number): number =>
  column * (template.lebar_mm + template.jarak_mm)

/** Width of the roll's printed part. */
export const rowWidth = (template: LabelTemplate): number =>
  columnLeft(template, template.kolom - 1) + template.lebar_mm
