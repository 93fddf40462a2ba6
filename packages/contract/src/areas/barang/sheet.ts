import { readFigure } from '@kencana/domain/figures/read-figure'
import { mgToGram } from '@kencana/domain/quantity'
import type { NewBarangInput } from './commands.ts'

/** A column of the sheet that takes in many pieces; grid, template and upload share them. */
export interface SheetField {
  readonly key: keyof NewBarangInput
  readonly label: string
  readonly kind: 'text' | 'gram' | 'rupiah'
  readonly required: boolean
  readonly example: string
}

const text = (
  key: SheetField['key'],
  label: string,
  example: string,
  required = false,
): SheetField => ({ key, label, kind: 'text', required, example })
const rupiah = (
  key: SheetField['key'],
  label: string,
  example: string,
  required = false,
): SheetField => ({ key, label, kind: 'rupiah', required, example })

/** In the order people type them: what names a piece first, what is rare last. */
export const BARANG_SHEET: readonly SheetField[] = [
  text('nama_barang', 'Nama Barang', 'Cincin Polos Mawar', true),
  text('kode_dept', 'Jenis', 'CINCIN', true),
  text('kode_group', 'Group', 'T750', true),
  text('kode_baki', 'Baki', 'A01', true),
  { key: 'berat', label: 'Berat', kind: 'gram', required: true, example: '3.237' },
  rupiah('modal_rp', 'Modal', '4900000', true),
  rupiah('ongkos_per_gram', 'Ongkos per Gram', '60000'),
  rupiah('ongkos_per_pcs', 'Ongkos per Barang', ''),
  rupiah('atribut_rp', 'Atribut', ''),
  text('mode_harga', 'Mode Harga', 'GRAM'),
  rupiah('harga_bandrol', 'Harga Bandrol', ''),
  text('kode_bandrol', 'Kode Bandrol', ''),
  text('kode_intern', 'Kode Intern', ''),
  text('kode_kondisi', 'Kondisi', 'BARU'),
  text('size', 'Size', '16'),
]

const plain = (header: string): string => header.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The column a header names, by its label or its field name; spaces do not count. */
export const sheetField = (header: string): SheetField | undefined =>
  BARANG_SHEET.find(
    field => plain(field.label) === plain(header) || plain(field.key) === plain(header),
  )

/**
 * A cell as the call wants it: codes in capitals, grams and rupiah as numbers ('1.550.000',
 * '1,550,000' and 'Rp 1550000' are the same amount; '3,237' g and '3.237' g the same weight).
 * What is no number stays text, so that the check can say so. Empty is `undefined`.
 */
function cellValue(field: SheetField, cell: string): string | number | undefined {
  const trimmed = cell.trim()
  if (trimmed === '') return undefined
  if (field.kind === 'gram' || field.kind === 'rupiah') {
    const places = field.kind === 'gram' ? 3 : 0
    const reading = readFigure(trimmed, { places, negative: true })
    if (reading.is !== 'ONE') return trimmed
    return places === 3 ? mgToGram(reading.units) : reading.units
  }
  return field.key === 'nama_barang' || field.key === 'size' || field.key === 'kode_intern'
    ? trimmed
    : trimmed.toUpperCase()
}

/** One row of cells as the body of a new piece; empty cells are left out. */
export function rowOfCells(
  fields: readonly (SheetField | undefined)[],
  cells: readonly string[],
): Record<string, string | number> {
  const row: Record<string, string | number> = {}
  fields.forEach((field, i) => {
    const value = field === undefined ? undefined : cellValue(field, cells[i] ?? '')
    if (field !== undefined && value !== undefined) row[field.key] = value
  })
  return row
}
