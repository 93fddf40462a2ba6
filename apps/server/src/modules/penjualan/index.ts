/** Selling: sales, their cancellation, notas, held carts. */
export { notaSource } from './nota-paper.ts'
export { endpoints } from './penjualan.routes.ts'
export { showSale } from './show-penjualan.ts'

export const owns = ['keranjang', 'cetak_nota'] as const
export const uses = ['sesi'] as const
