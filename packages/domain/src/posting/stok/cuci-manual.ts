import type { JournalLine } from '../../journal.ts'
import { debit, journalOf, kredit } from '../../journal.ts'
import type { Rupiah } from '../../quantity.ts'
import type { WeightBack } from '../../stok/cuci-manual.ts'
import type { Pool } from '../../stok/kolam.ts'

/** Journal of scrap that is to be washed by weight (13 §8 #102): out of the pool of scrap. */
export const postMasukManual = ({ modal_rp, murni_ug }: Pool): JournalLine[] =>
  journalOf([
    debit('PERSEDIAAN_CUCI', modal_rp, murni_ug),
    kredit('PERSEDIAAN_ROSOK', modal_rp, -murni_ug),
  ])

/** The same as it goes back. */
export const postKeluarManual = ({ modal_rp, murni_ug }: Pool): JournalLine[] =>
  journalOf([
    debit('PERSEDIAAN_ROSOK', modal_rp, murni_ug),
    kredit('PERSEDIAAN_CUCI', modal_rp, -murni_ug),
  ])

/** Journal of what came back of a craftsman by weight (13 §8 #104, #105). */
export const postTerimaManual = (back: WeightBack, ongkos_rp: Rupiah): JournalLine[] =>
  journalOf([
    debit('PERSEDIAAN_CUCI', back.masuk.modal_rp, back.masuk.murni_ug),
    debit('BEBAN_SUSUT', back.wajar.rp, back.wajar.ug),
    debit('SUSUT_TUNGGU', back.tunggu.rp, back.tunggu.ug),
    kredit('PERSEDIAAN_CUCI', back.keluar.modal_rp, -back.keluar.murni_ug),
    kredit('STOK_LEBIH', 0, -back.naik_ug),
    kredit('HUTANG_TUKANG', ongkos_rp),
  ])
