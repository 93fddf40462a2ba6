/** Prints of papers a customer holds: each is counted, a reprint needs approval. */
export { printsOf } from './cetak.queries.ts'
export { countPrint } from './count-print.ts'
export { countedSlip, type SlipFacts } from './counted-slip.ts'

export const owns = ['cetak_nota'] as const
export const uses = ['sesi'] as const
