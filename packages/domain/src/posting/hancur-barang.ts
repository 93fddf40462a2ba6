import type { JournalLine } from '../journal.ts'
import { debit, journalOf, kredit } from '../journal.ts'
import type { Microgram, Rupiah } from '../quantity.ts'

/** Decided figures of pieces taken out of the trays as scrap. */
export interface ScrappedFigures {
  readonly modal_rp: Rupiah
  readonly murni_ug: Microgram
  /** Metal value of the scrap, where it is known; without it the scrap stands at cost. */
  readonly nilai_rosok_rp?: Rupiah
  /** The stock it is taken out of; PERSEDIAAN_BLN of pieces that were bought back. */
  readonly dari?: 'PERSEDIAAN' | 'PERSEDIAAN_BLN'
}

/**
 * Journal of destroyed pieces (04-domain B18 #35): to scrap at cost, or at metal value with the
 * rest as a loss. Scrap is never valued above cost. The gold itself is all still there.
 */
export function postHancurBarang(scrapped: ScrappedFigures): JournalLine[] {
  const { modal_rp, murni_ug } = scrapped
  const rosok = Math.min(modal_rp, scrapped.nilai_rosok_rp ?? modal_rp)
  return journalOf([
    debit('PERSEDIAAN_ROSOK', rosok, murni_ug),
    debit('BEBAN_HANCUR_BARANG', modal_rp - rosok),
    kredit(scrapped.dari ?? 'PERSEDIAAN', modal_rp, -murni_ug),
  ])
}
