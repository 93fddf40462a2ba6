/** Months of the books: closed with a kept trial balance, opened again (decision 0069). */

export { endpoints } from './periode.routes.ts'

export const owns = ['periode', 'gerak_periode'] as const
export const uses = [] as const
