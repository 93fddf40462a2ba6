/** Statements of the shop's bank accounts: loaded from files, matched with the books. */

export { refersTo } from './master-uses.ts'
export { endpoints } from './rekening-koran.routes.ts'

export const owns = [
  'koran_unggah',
  'koran_peta',
  'koran_baris',
  'koran_cocok',
  'koran_jurnal',
] as const
export const uses = [] as const
