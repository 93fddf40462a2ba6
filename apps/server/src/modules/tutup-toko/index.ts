/** Closing the day and opening the next. */
export { closingReceiver } from './tell-closing.ts'
export { openFirstDay } from './tutup-toko.queries.ts'
export { endpoints } from './tutup-toko.routes.ts'

export const owns = ['hari_bisnis', 'kabar_tutup'] as const
export const uses = ['kirim-uang', 'sesi', 'timbang-baki'] as const
