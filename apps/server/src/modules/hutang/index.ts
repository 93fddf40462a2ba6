/** Loans against pledges: appraisal, loan, redemption, renewal, auction, checks, papers. */
export type { GoodsRow } from './hutang.queries.ts'
export { endpoints } from './hutang.routes.ts'
export { refersTo } from './master-uses.ts'
export { type Appraisal, type Terms, totalOf } from './pinjam/decide-taksiran.ts'
export { newLoan } from './pinjam/new-loan.ts'
export { receiptSource } from './surat/kwitansi-paper.ts'
export { letterSource } from './surat/surat-paper.ts'

export const owns = ['hutang', 'hutang_barang', 'gerak_hutang', 'pemberitahuan_hutang'] as const
export const uses = ['sesi', 'akun', 'cetak', 'pelanggan', 'transaksi-besar', 'uang'] as const
