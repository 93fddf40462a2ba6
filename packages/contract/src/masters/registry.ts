// Written by `npm run registry`; do not edit.
import type { MasterDefinition } from '../kit/master.ts'
import { baki } from './barang/baki.ts'
import { group } from './barang/group.ts'
import { gudang } from './barang/gudang.ts'
import { jenis } from './barang/jenis.ts'
import { kadar } from './barang/kadar.ts'
import { kategori } from './barang/kategori.ts'
import { kondisiBarang } from './barang/kondisi-barang.ts'
import { bandrol } from './harga/bandrol.ts'
import { ongkos } from './harga/ongkos.ts'
import { bank } from './umum/bank.ts'
import { keteranganNota } from './umum/keterangan-nota.ts'
import { kodeTransaksi } from './umum/kode-transaksi.ts'
import { rekening } from './umum/rekening.ts'
import { sales } from './umum/sales.ts'
import { toko } from './umum/toko.ts'

/** Every master there is: one file of this folder each. */
export const MASTERS: readonly MasterDefinition[] = [
  baki,
  group,
  gudang,
  jenis,
  kadar,
  kategori,
  kondisiBarang,
  bandrol,
  ongkos,
  bank,
  keteranganNota,
  kodeTransaksi,
  rekening,
  sales,
  toko,
]
