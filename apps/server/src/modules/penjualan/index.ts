/** Selling: sales, their cancellation, notas, held carts. */
export { cancellationSource } from './batal/batal-paper.ts'
export { undoing as undoingSale } from './batal/cancel-penjualan.ts'
export type { SaleBody } from './decide-penjualan.ts'
export { refersTo } from './master-uses.ts'
export { notaSource } from './nota-paper.ts'
export { endpoints } from './penjualan.routes.ts'
export { decidedSale, dueOf, type SaleRead, saleFacts } from './post-penjualan.ts'
export { showSale, soldTold } from './show-penjualan.ts'

export const owns = ['keranjang', 'ajuan', 'gerak_ajuan'] as const
export const uses = [
  'akun',
  'sesi',
  'cetak',
  'titipan',
  'kupon',
  'kurang-bayar',
  'transaksi-besar',
] as const
