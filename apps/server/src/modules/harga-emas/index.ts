/** The gold price board of a store: append only, the newest row that has begun counts. */
export { endpoints } from './harga-emas.routes.ts'
export { startPriceBell } from './ring-prices.ts'

export const owns = ['harga_emas'] as const
export const uses = ['sesi'] as const
