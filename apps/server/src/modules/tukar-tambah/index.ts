/** Exchanging old pieces for new ones: one command, a sale and a purchase. */
export { slipSource } from './slip-paper.ts'
export { endpoints } from './tukar-tambah.routes.ts'

export const owns = ['tukar_tambah'] as const
export const uses = [
  'barang',
  'cetak',
  'pembelian',
  'penjualan',
  'transaksi-besar',
  'uang',
] as const
