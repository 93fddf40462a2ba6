/** Card, QRIS and transfer payments, found on slip and statement. */
export { endpoints } from './non-cash.routes.ts'

export const owns = ['non_cash'] as const
export const uses = [] as const
