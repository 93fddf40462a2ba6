import type { JournalLine } from '../../journal.ts'
import { debit, journalOf, kredit } from '../../journal.ts'
import type { Microgram, Rupiah } from '../../quantity.ts'

/** Gold and its cost. */
interface Sum {
  readonly modal_rp: Rupiah
  readonly murni_ug: Microgram
}

/** Decided figures of bought pieces that were sorted. */
export interface SortedFigures {
  /** All of them as they stood in the books. */
  readonly semula: Sum
  /** What lies in trays to be sold, what became scrap, and what waits in a bin, as weighed. */
  readonly baki: Sum
  readonly rosok: Sum
  readonly tempat: Sum
  /** Gold that was found, and gold that lacked: both at no cost. */
  readonly lebih_ug: Microgram
  readonly kurang_ug: Microgram
}

/**
 * Journal of sorted pieces (13 §8 #101, #102): out of the stock of bought pieces into the trays and
 * to scrap, at what was paid for them. What they weigh less than in the books is lost gold without
 * rupiah, what they weigh more is found. Throws RangeError when the figures are not what they were.
 */
export function postSortir(sorted: SortedFigures): JournalLine[] {
  const { semula, baki, rosok, tempat, lebih_ug, kurang_ug } = sorted
  return journalOf([
    debit('PERSEDIAAN', baki.modal_rp, baki.murni_ug),
    debit('PERSEDIAAN_ROSOK', rosok.modal_rp, rosok.murni_ug),
    debit('BEBAN_SUSUT', 0, kurang_ug),
    kredit('PERSEDIAAN_BLN', semula.modal_rp - tempat.modal_rp, tempat.murni_ug - semula.murni_ug),
    kredit('STOK_LEBIH', 0, -lebih_ug),
  ])
}
