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

/**
 * Jewellery tag ("dumbbell"), 72 × 12 mm: two printable flags of 27 mm joined by a tail of 18 mm.
 * First flag: the code as bars (8 digits at 2 dots a module are 24.75 mm with quiet zones) and as
 * digits; second flag: weight, purity, group and tray, size.
 */
export const DUMBBELL: LabelTemplate = {
  lebar_mm: 72,
  tinggi_mm: 12,
  kolom: 1,
  jarak_mm: 3,
  dpi: 203,
  fields: [
    { kind: 'barcode', x: 0, y: 1, width: 27, height: 7, text: '{kode_barcode}' },
    { kind: 'text', x: 0, y: 8.4, width: 27, height: 2.8, text: '{kode_barcode}', align: 'center' },
    { kind: 'text', x: 46, y: 0.9, width: 25, height: 3.6, text: '{berat} gr', bold: true },
    { kind: 'text', x: 46, y: 4.8, width: 13, height: 2.8, text: '{kadar}' },
    { kind: 'text', x: 59, y: 4.8, width: 12, height: 2.8, text: '{size}', align: 'right' },
    { kind: 'text', x: 46, y: 8.2, width: 25, height: 2.8, text: '{kode_group} {kode_baki}' },
  ],
}
