/** Money that was short after a sale, and what is paid of it later. */
export { shortPaymentOf } from './kurang-bayar.queries.ts'
export { endpoints } from './kurang-bayar.routes.ts'
export { slipSource } from './slip-paper.ts'

export const owns = [] as const
export const uses = ['akun', 'cetak', 'titipan', 'uang'] as const
