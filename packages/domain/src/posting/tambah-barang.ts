import type { JournalLine } from '../journal.ts'
import { debit, journalOf, kredit } from '../journal.ts'
import type { Microgram, Rupiah } from '../quantity.ts'

/** Where received stock is owed to: a supplier, or the owner's opening capital in goods. */
export const LAWAN_TAMBAH_BARANG = ['HUTANG_SUPPLIER', 'MODAL_BARANG'] as const
export type LawanTambahBarang = (typeof LAWAN_TAMBAH_BARANG)[number]

/** Decided figures of pieces received on one document. */
export interface ReceivedFigures {
  readonly modal_rp: Rupiah
  readonly murni_ug: Microgram
  readonly lawan: LawanTambahBarang
}

/**
 * Journal of stock received, at cost and at fine weight (04-domain B18 #38). A supplier whose price
 * is in rupiah is owed rupiah: the gold came from him and balances without any (decision 0096).
 * What the owner brings is his capital in both. Throws RangeError on figures that are not whole or
 * negative.
 */
export function postTambahBarang({ modal_rp, murni_ug, lawan }: ReceivedFigures): JournalLine[] {
  const other =
    lawan === 'HUTANG_SUPPLIER'
      ? [kredit(lawan, modal_rp), kredit('EMAS_DIBELI', 0, -murni_ug)]
      : [kredit(lawan, modal_rp, -murni_ug)]
  return journalOf([debit('PERSEDIAAN', modal_rp, murni_ug), ...other])
}
