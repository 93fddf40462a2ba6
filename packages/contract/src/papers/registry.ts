import type { PaperKind } from './kind.ts'
import { kwitansiGadai } from './kinds/kwitansi-gadai.ts'
import { labelBarang } from './kinds/label-barang.ts'
import { notaPenjualan } from './kinds/nota-penjualan.ts'
import { slipBatal } from './kinds/slip-batal.ts'
import { slipPembelian } from './kinds/slip-pembelian.ts'
import {
  slipCuci,
  slipHancurBarang,
  slipPindahBarang,
  slipSepuhan,
  slipTambahBarang,
} from './kinds/slip-stok.ts'
import { slipTitipan } from './kinds/slip-titipan.ts'
import { slipTukarTambah } from './kinds/slip-tukar-tambah.ts'
import { notaLantak } from './kinds/stok/nota-lantak.ts'
import { slipLebur } from './kinds/stok/slip-lebur.ts'
import { suratGadai } from './kinds/surat-gadai.ts'
import { slipGesekTunai } from './kinds/uang/slip-gesek-tunai.ts'
import { slipKirimUang } from './kinds/uang/slip-kirim-uang.ts'
import { slipPiutang } from './kinds/uang/slip-piutang.ts'

/** Every kind of paper that is printed from a template; a new one is a file and a line here. */
export const PAPER_KINDS: readonly PaperKind[] = [
  notaPenjualan,
  suratGadai,
  kwitansiGadai,
  slipTitipan,
  slipPembelian,
  slipTukarTambah,
  slipKirimUang,
  slipGesekTunai,
  slipPiutang,
  slipTambahBarang,
  slipPindahBarang,
  slipHancurBarang,
  slipCuci,
  slipSepuhan,
  slipLebur,
  notaLantak,
  slipBatal,
  labelBarang,
]
