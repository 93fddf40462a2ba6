/** The gold price board of a store: append only, the newest row of kadar and group counts. */
export { endpoints } from './harga-emas.routes.ts'

export const owns = ['harga_emas'] as const
export const uses = ['sesi'] as const
