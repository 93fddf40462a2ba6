/** Large transactions: who stands behind a document, and days of persons to report to PPATK. */
export { type Card, cardOf, cardShownTo, countedName, personKept } from './card.ts'
export { endpoints } from './transaksi-besar.routes.ts'

export const owns = ['orang_hari', 'tugas_ppatk'] as const
export const uses = ['pelanggan'] as const
