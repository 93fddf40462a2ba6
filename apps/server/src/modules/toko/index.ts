/** What a store says of itself: its facts, its licence, its printers, its logo. */
export { endpoints } from './toko.routes.ts'

export const owns = [] as const
export const uses = ['master', 'pengaturan'] as const
