/** Accounts, and which account each line of a journal is posted to. */

export { accountNames } from './account-names.queries.ts'
export { endpoints } from './akun.routes.ts'
export { bookedJournal, bookOf } from './booked-journal.ts'
export { demandFreeAccount, heldAccounts, ledgerAccounts } from './kept-accounts.ts'
export { wrongKode, wrongParts } from './wrong-accounts.ts'

export const owns = ['akun', 'para_akun_transaksi'] as const
export const uses = [] as const
