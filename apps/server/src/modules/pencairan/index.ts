/** Card and QRIS receivables, paid out by their acquirer. */
export { endpoints } from './pencairan.routes.ts'

export const owns = [] as const
export const uses = ['akun', 'kas'] as const
