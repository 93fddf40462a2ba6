import type { Template } from './template.ts'

export interface PagePreset {
  readonly kode: string
  readonly label: string
  readonly halaman: Template['halaman']
}

/** A margin as wide on every side, in millimetres. */
export const even = (mm: number) => ({ kiri: mm, atas: mm, kanan: mm, bawah: mm })

/** Papers a shop buys; any other size is typed. Half letter is the trade's continuous paper. */
export const PAGE_PRESETS: readonly PagePreset[] = [
  {
    kode: 'HALF_LETTER',
    label: 'Setengah letter 9,5 × 5,5 inci',
    halaman: { lebar_mm: 241.3, tinggi_mm: 139.7, gulungan: false, margin: even(8) },
  },
  {
    kode: 'A4_TIDUR',
    label: 'Mendatar 297 × 210 mm',
    halaman: { lebar_mm: 297, tinggi_mm: 210, gulungan: false, margin: even(10) },
  },
  {
    kode: 'A5',
    label: 'A5 mendatar 210 × 148 mm',
    halaman: { lebar_mm: 210, tinggi_mm: 148, gulungan: false, margin: even(8) },
  },
  {
    kode: 'A5_TEGAK',
    label: 'A5 tegak 148 × 210 mm',
    halaman: { lebar_mm: 148, tinggi_mm: 210, gulungan: false, margin: even(8) },
  },
  {
    kode: 'ROL_80',
    label: 'Rol 80 mm',
    halaman: { lebar_mm: 80, tinggi_mm: 150, gulungan: true, margin: even(4) },
  },
  {
    kode: 'ROL_58',
    label: 'Rol 58 mm',
    halaman: { lebar_mm: 58, tinggi_mm: 150, gulungan: true, margin: even(3) },
  },
]

/** The page of a preset that is known to exist. @throws Error on an unknown code */
export function presetPage(kode: string): Template['halaman'] {
  const preset = PAGE_PRESETS.find(one => one.kode === kode)
  if (preset === undefined) throw new Error(`no paper called ${kode}`)
  return preset.halaman
}
