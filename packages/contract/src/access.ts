import { MENU, menuNodes } from './menu.ts'
import { LEVELS, type Level } from './permissions.ts'

const EVERYTHING = menuNodes().map(node => node.kode)

const under = (...roots: readonly string[]): string[] =>
  roots.flatMap(kode => {
    const node = MENU.find(one => one.kode === kode)
    return node === undefined ? [] : menuNodes([node]).map(inner => inner.kode)
  })

const AT_THE_COUNTER = [
  'home',
  'dashboard',
  ...under('penjualan'),
  'subMenuBarang',
  'data-barang',
  'cetak-barcode',
  'ganti-password',
]

const PRESETS: Readonly<Partial<Record<Level, readonly string[]>>> = {
  SPV: EVERYTHING,
  KASIR: [...AT_THE_COUNTER, 'tutup-toko', 'laporan-penjualan', 'laporan-eod', 'pindah-barang'],
  SALES: AT_THE_COUNTER.filter(kode => kode !== 'batal-penjualan'),
  GUDANG: [
    'home',
    ...under('barang'),
    'master-baki',
    'master-gudang',
    'laporan-stock-per-baki',
    'laporan-tambah-barang',
    'ganti-password',
  ],
}

/** Codes of the access tree a new user of a level begins with; changed per user afterwards. */
export const DEFAULT_AKSES: Readonly<Record<Level, readonly string[]>> = Object.fromEntries(
  LEVELS.map(level => [level, PRESETS[level] ?? EVERYTHING]),
) as Record<Level, readonly string[]>
