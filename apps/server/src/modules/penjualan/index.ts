/** Selling: sales, their cancellation, notas, held carts. */
export { cancellationSource } from './batal/batal-paper.ts'
export { refersTo } from './master-uses.ts'
export { notaSource } from './nota-paper.ts'
export { endpoints } from './penjualan.routes.ts'
export { showSale } from './show-penjualan.ts'

export const owns = ['keranjang', 'ajuan', 'gerak_ajuan'] as const
export const uses = ['sesi', 'cetak', 'titipan'] as const
