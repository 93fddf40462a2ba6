/** Servers of others: where they are, whether they answer, and what is sent through them. */
export { endpoints } from './layanan.routes.ts'

export const owns = ['layanan'] as const
export const uses = ['pengaturan', 'sesi'] as const
