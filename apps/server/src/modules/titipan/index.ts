/** Deposits: money kept for a customer. */

export { type BonRow, type BonStep, bonSteps } from './bon.queries.ts'
export { demandUndoable } from './cancel-titipan.ts'
export { approvalsFor, decideSpending } from './decide-spending.ts'
export { refersTo } from './master-uses.ts'
export { claimOn, openBon, spentBons } from './open-bon.ts'
export { slipSource } from './slip-paper.ts'
export { endpoints } from './titipan.routes.ts'

export const owns = ['bon', 'gerak_bon'] as const
export const uses = ['akun', 'cetak', 'transaksi-besar', 'uang'] as const
