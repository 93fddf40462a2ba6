import type { StatusBarang } from '../areas/barang.ts'
import { words } from './words.ts'

/** What became of a piece. */
export const PIECES: Readonly<Record<StatusBarang, string>> = words({
  ADA: 'Ada',
  DIPERIKSA: 'Diperiksa',
  BLN: 'Barang beli',
  TERJUAL: 'Terjual',
  HANCUR: 'Hancur',
  BATAL: 'Batal',
})
