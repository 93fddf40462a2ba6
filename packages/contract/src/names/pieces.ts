import type { TujuanSortir } from '@kencana/domain/stok/sortir'
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

/** Where a bought piece goes when it is sorted. */
export const TUJUAN: Readonly<Record<TujuanSortir, string>> = words({
  BAKI: 'Baki',
  CUCI: 'Cuci',
  SEPUH: 'Sepuh',
  REPARASI: 'Reparasi',
  ROSOK: 'Rosok',
})

/** Where a weight comes from. */
export const SUMBER = words({
  TIMBANGAN: 'Timbangan',
  KETIK: 'Ketik',
})
