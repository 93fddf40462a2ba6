/** Accounts, and which account each line of a journal is posted to. */

export { accounts, mappings } from './akun.queries.ts'
export { endpoints } from './akun.routes.ts'
export { bookedJournal, bookOf } from './booked-journal.ts'

export const owns = ['akun', 'para_akun_transaksi'] as const
export const uses = [] as const
