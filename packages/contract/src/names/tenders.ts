import { words } from './words.ts'

/** Ways to pay. */
export const TENDERS = words({
  TUNAI: 'Tunai',
  DEBIT: 'Kartu debit',
  QRIS: 'QRIS',
  TRANSFER: 'Transfer',
  KREDIT: 'Kartu kredit',
  SALDO: 'Saldo titipan',
  TUKAR: 'Barang lama',
})
