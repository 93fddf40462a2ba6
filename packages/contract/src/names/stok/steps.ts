import type { ProsesCuci, StatusBatch, TujuanTerima } from '@kencana/domain/stok/cuci'
import type { JenisLebur, StatusLantak } from '@kencana/domain/stok/lebur'
import type { TujuanSortir } from '@kencana/domain/stok/sortir'
import { words } from '../words.ts'

/** Where a bought piece goes when it is sorted. */
export const TUJUAN: Readonly<Record<TujuanSortir, string>> = words({
  BAKI: 'Baki',
  CUCI: 'Cuci',
  SEPUH: 'Sepuh',
  REPARASI: 'Reparasi',
  ROSOK: 'Rosok',
})

/** What a craftsman does with pieces. */
export const PROSES: Readonly<Record<ProsesCuci, string>> = words({
  CUCI: 'Cuci',
  SEPUH: 'Sepuh',
  REPARASI: 'Reparasi',
})

/** How a batch at a craftsman stands. */
export const BATCH: Readonly<Record<StatusBatch, string>> = words({
  DIKIRIM: 'Di tukang',
  SEBAGIAN: 'Sebagian kembali',
  KEMBALI: 'Kembali semua',
  SELESAI: 'Selesai',
  BATAL: 'Batal',
})

/** Where a piece goes that came back from a craftsman. */
export const KEMBALI: Readonly<Record<TujuanTerima, string>> = words({
  BAKI: 'Baki',
  SEPUH: 'Disepuh dahulu',
  BLN: 'Sortir ulang',
})

/** Where a loss was found: what was done with the pieces, or that they never came back. */
export const SUMBER_SUSUT = words({
  ...{ CUCI: 'Cuci', SEPUH: 'Sepuh', REPARASI: 'Reparasi' },
  HILANG: 'Tidak kembali',
  LEBUR: 'Lebur',
})

/** How a loss that waited was judged. */
export const HASIL_SUSUT = words({
  MENUNGGU: 'Menunggu',
  DITERIMA: 'Ditanggung toko',
  DIBEBANKAN: 'Dibebankan',
  BATAL: 'Batal',
})

/** What is melted. */
export const JENIS_LEBUR: Readonly<Record<JenisLebur, string>> = words({
  ROSOK: 'Rosok',
  ABU: 'Abu cuci',
})

/** How a bar stands. */
export const LANTAK: Readonly<Record<StatusLantak, string>> = words({
  ADA: 'Di toko',
  TERJUAL: 'Terjual',
  DISERAHKAN: 'Diserahkan',
  BATAL: 'Batal',
})

/** Where a weight comes from. */
export const SUMBER = words({
  TIMBANGAN: 'Timbangan',
  KETIK: 'Ketik',
})
