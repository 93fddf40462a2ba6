/** What may be chosen of a field of an element, in words. Labels come untranslated. */
export interface Choice {
  readonly value: string
  readonly label: string
}

export const FORMATS: readonly Choice[] = [
  { value: 'BIASA', label: 'Biasa' },
  { value: 'TERBILANG', label: 'Terbilang' },
  { value: 'KAPITAL', label: 'Huruf besar' },
]

export const CUTS: readonly Choice[] = [
  { value: 'TIDAK', label: 'Tidak dipotong' },
  { value: '20', label: 'Potong 20 huruf, 3 baris' },
  { value: 'ALAMAT', label: 'Alamat: potong 48 dan 90' },
]

export const ALIGNS: readonly Choice[] = [
  { value: 'KIRI', label: 'Kiri' },
  { value: 'TENGAH', label: 'Tengah' },
  { value: 'KANAN', label: 'Kanan' },
]

export const INKS: readonly Choice[] = [
  { value: '0', label: 'Hitam' },
  { value: '0.35', label: 'Abu tua' },
  { value: '0.6', label: 'Abu muda' },
]

export const FILLINGS: readonly Choice[] = [
  { value: '', label: 'Kosong' },
  { value: '0.95', label: 'Abu sangat muda' },
  { value: '0.8', label: 'Abu muda' },
  { value: '0', label: 'Hitam' },
]

export const SHEETS: readonly Choice[] = [
  { value: 'SEMUA', label: 'Semua lembar' },
  { value: 'PERTAMA', label: 'Lembar pertama saja' },
  { value: 'KEDUA', label: 'Lembar kedua saja' },
]

export const PAGES: readonly Choice[] = [
  { value: 'SEMUA', label: 'Semua halaman' },
  { value: 'PERTAMA', label: 'Halaman pertama' },
  { value: 'TERAKHIR', label: 'Halaman terakhir' },
  { value: 'BELUM_AKHIR', label: 'Selain halaman terakhir' },
]
