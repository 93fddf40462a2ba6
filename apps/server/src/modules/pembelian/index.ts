/** Buying back: rules, purchases, their slips, what becomes of bought pieces. */
export { undoing as undoingPurchase } from './cancel-pembelian.ts'
export { type Looked, lookAtNotas } from './nota/look-at-notas.ts'
export { endpoints } from './pembelian.routes.ts'
export { decidedPurchase, type PurchaseBody, priceOf } from './post-pembelian.ts'
export { boughtTold, showPurchase } from './show-pembelian.ts'
export { identityShown, paidShown, pieceRows, slipSource } from './slip-paper.ts'

export const owns = ['aturan_beli', 'nota_dibeli'] as const
export const uses = ['akun', 'barang', 'cetak', 'titipan', 'transaksi-besar', 'uang'] as const
