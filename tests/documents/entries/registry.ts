// Written by `npm run registry`; do not edit.
import type { DocumentEntry } from '../entry.ts'
import { gesekTunai } from './gesek-tunai.ts'
import { hutang } from './hutang.ts'
import { jurnal } from './jurnal.ts'
import { kirimCuci } from './kirim-cuci.ts'
import { kirimUang } from './kirim-uang.ts'
import { kurangBayar } from './kurang-bayar.ts'
import { lebur } from './lebur.ts'
import { mutasiBank } from './mutasi-bank.ts'
import { mutasiCash } from './mutasi-cash.ts'
import { pembelian } from './pembelian.ts'
import { pencairan } from './pencairan.ts'
import { penjualan } from './penjualan.ts'
import { sortir } from './sortir.ts'
import { titipan } from './titipan.ts'
import { tukarTambah } from './tukar-tambah.ts'
import { uangBank } from './uang-bank.ts'
import { uangKas } from './uang-kas.ts'

/** How the tests write one of every kind of document: one file of this folder each. */
export const ENTRIES: readonly DocumentEntry[] = [
  gesekTunai,
  hutang,
  jurnal,
  kirimCuci,
  kirimUang,
  kurangBayar,
  lebur,
  mutasiBank,
  mutasiCash,
  pembelian,
  pencairan,
  penjualan,
  sortir,
  titipan,
  tukarTambah,
  uangBank,
  uangKas,
]
