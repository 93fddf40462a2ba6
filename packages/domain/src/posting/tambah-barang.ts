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
 * Journal of stock received, at cost and at fine weight; the other side owes both (04-domain B18
 * #38). Throws RangeError on figures that are not whole or negative.
 */
export function postTambahBarang({ modal_rp, murni_ug, lawan }: ReceivedFigures): JournalLine[] {
  return journalOf([debit('PERSEDIAAN', modal_rp, murni_ug), kredit(lawan, modal_rp, -murni_ug)])
}
