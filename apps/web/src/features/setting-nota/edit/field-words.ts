import { type PaperKind, variablesOf } from '@kencana/contract/papers/kind'
import { ALIGNS, type Choice, CUTS, FILLINGS, FORMATS, INKS, PAGES, SHEETS } from './choices.ts'
import type { FieldDifference } from './differences.ts'

interface Say {
  (text: string): string
  (text: string, facts: Readonly<Record<string, string | number>>): string
}

interface Field {
  readonly label: string
  readonly unit?: 'mm' | 'pt'
  readonly choices?: readonly Choice[]
}

const mm = (label: string): Field => ({ label, unit: 'mm' })

/** Fields of elements and of the paper as their panel calls them. Labels come untranslated. */
const FIELDS: Readonly<Record<string, Field>> = {
  x: mm('X'),
  y: mm('Y'),
  w: mm('Lebar'),
  h: mm('Tinggi'),
  lembar: { label: 'Lembar', choices: SHEETS },
  halaman: { label: 'Halaman', choices: PAGES },
  ukuran: { label: 'Ukuran huruf', unit: 'pt' },
  tebal: { label: 'Tebal' },
  rata: { label: 'Rata', choices: ALIGNS },
  abu: { label: 'Tinta', choices: INKS },
  jarak: mm('Jarak baris'),
  susut: { label: 'Kecilkan bila tidak muat' },
  jenis: { label: 'Jenis' },
  variabel: { label: 'Isi' },
  daftar: { label: 'Isi' },
  format: { label: 'Bentuk', choices: FORMATS },
  awalan: { label: 'Awalan' },
  akhiran: { label: 'Akhiran' },
  potong: { label: 'Potongan baris', choices: CUTS },
  isi: { label: 'Tulisan' },
  tinggi_baris: mm('Tinggi baris'),
  tebal_mm: mm('Tebal garis'),
  isi_abu: { label: 'Warna isi', choices: FILLINGS },
  judul: { label: 'Judul kolom' },
  lebar: mm('Lebar'),
  lebar_mm: mm('Lebar'),
  tinggi_mm: mm('Tinggi'),
  gulungan: { label: 'Kertas rol' },
  kiri: mm('Tepi kiri'),
  atas: mm('Tepi atas'),
  kanan: mm('Tepi kanan'),
  bawah: mm('Tepi bawah'),
  kolom: { label: 'Kolom label' },
  jarak_mm: mm('Jarak label'),
  dpi: { label: 'Printer (dpi)' },
}

/** 'Kolom 2, Lebar: 20 mm → 24 mm'. */
export function differenceText(of: FieldDifference, kind: PaperKind, t: Say): string {
  const { field, kolom, before, after } = of
  const label = kolom !== undefined && field === 'isi' ? 'Isi kolom' : FIELDS[field]?.label
  const name = t(label ?? field)
  const place =
    kolom === undefined ? name : t('Kolom {nomor}, {isian}', { nomor: kolom, isian: name })
  const said = (value: unknown) => valueText(value, of, kind, t)
  return `${place}: ${said(before)} → ${said(after)}`
}

function valueText(value: unknown, of: FieldDifference, kind: PaperKind, t: Say): string {
  const { unit, choices } = FIELDS[of.field] ?? {}
  if (typeof value === 'boolean') return value ? t('Ya') : t('Tidak')
  const chosen = choices?.find(one => one.value === String(value ?? ''))
  if (chosen !== undefined) return t(chosen.label)
  if (value === undefined) return '–'
  if (typeof value === 'number') return unit === undefined ? String(value) : `${value} ${unit}`
  const named = nameOf(String(value), of, kind)
  return named === undefined ? `“${String(value)}”` : t(named)
}

/** What the paper calls a value it prints, or a column of its lists. */
function nameOf(value: string, { field, kolom }: FieldDifference, kind: PaperKind) {
  if (field === 'variabel') return variablesOf(kind).find(({ kode }) => kode === value)?.label
  if (field !== 'isi' || kolom === undefined) return undefined
  return kind.daftar.flatMap(one => one.kolom).find(({ kode }) => kode === value)?.label
}
