import type { StatusNonCash } from '../areas/uang/non-cash.ts'
import { words } from './words.ts'

/** How a card, QRIS or transfer payment stands. */
export const NON_CASH: Readonly<Record<StatusNonCash, string>> = words({
  BELUM: 'Belum dicocokkan',
  COCOK: 'Cocok',
  SELISIH: 'Beda jumlah',
  BATAL: 'Batal',
  BATAL_COCOK: 'Batal sesudah cocok',
  LAMA: 'Sebelum pencocokan',
})
