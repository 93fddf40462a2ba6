import type { StatusBarang } from '../areas/barang.ts'
import { words } from './words.ts'

/** What became of a piece. */
export const PIECES: Readonly<Record<StatusBarang, string>> = words({
  ADA: 'Ada',
  DIPERIKSA: 'Diperiksa',
  BLN: 'Barang beli',
  CUCI: 'Dicuci',
  SEPUH: 'Disepuh',
  TUKANG: 'Di tukang',
  TERJUAL: 'Terjual',
  HANCUR: 'Hancur',
  HILANG: 'Hilang',
  BATAL: 'Batal',
})
