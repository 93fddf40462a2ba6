/** Accounts, and which account each line of a journal is posted to. */

export { accountMap } from './account-map.ts'
export { endpoints } from './akun.routes.ts'
export { bookedJournal } from './booked-journal.ts'

export const owns = ['akun', 'para_akun_transaksi'] as const
export const uses = [] as const
