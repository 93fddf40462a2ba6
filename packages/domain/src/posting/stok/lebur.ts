import type { JournalLine } from '../../journal.ts'
import { debit, journalOf, kredit } from '../../journal.ts'
import type { Microgram, Rupiah } from '../../quantity.ts'
import type { Melt } from '../../stok/lebur.ts'
import { type Received, received } from '../uang.ts'

/** Gold and its cost. */
interface Sum {
  readonly modal_rp: Rupiah
  readonly murni_ug: Microgram
}

/**
 * Journal of scrap that was melted (13 §8 #108): the bar, what was lost as allowed, what waits to
 * be judged; gold that the assay found on top has no cost. Throws RangeError when they do not
 * agree.
 */
export const postLebur = ({ bar, masuk, wajar, tunggu, naik_ug }: Melt): JournalLine[] =>
  journalOf([
    debit('PERSEDIAAN_LANTAK', bar.modal_rp, bar.murni_ug),
    debit('BEBAN_LEBUR', wajar.rp, wajar.ug),
    debit('SUSUT_TUNGGU', tunggu.rp, tunggu.ug),
    kredit('PERSEDIAAN_ROSOK', masuk.modal_rp, -masuk.murni_ug),
    kredit('STOK_LEBIH', 0, -naik_ug),
  ])

/** Journal of dust that was melted (13 §8 #108): the loss it came from is that much smaller. */
export const postLeburAbu = ({ modal_rp, murni_ug }: Sum): JournalLine[] =>
  journalOf([
    debit('PERSEDIAAN_LANTAK', modal_rp, murni_ug),
    kredit('BEBAN_SUSUT', modal_rp, -murni_ug),
  ])

/** Decided figures of a bar that is sold, as they stand on the document. */
export interface BarSoldFigures extends Sum {
  /** What the buyer pays for it, VAT in it, PPh 22 not. */
  readonly harga_rp: Rupiah
  readonly ppn_rp: Rupiah
  readonly pph22_rp: Rupiah
}

/** Journal of a bar that is sold (13 §8 #109). Throws RangeError where the money is another sum. */
export const postJualLantak = (bar: BarSoldFigures, money: Received): JournalLine[] =>
  journalOf([
    ...received(money),
    debit('HPP_CIOK', bar.modal_rp, bar.murni_ug),
    kredit('PENJUALAN_CIOK', bar.harga_rp - bar.ppn_rp),
    kredit('PPN_KELUARAN', bar.ppn_rp),
    kredit('HUTANG_PPH22', bar.pph22_rp),
    kredit('PERSEDIAAN_LANTAK', bar.modal_rp, -bar.murni_ug),
  ])

/**
 * Journal of a bar that pays a supplier (13 §8 #110): the debt falls by what it is valued at; what
 * that is more or less than its cost is the price of gold. Fine gold pays what is owed in gold;
 * where rupiah were agreed it goes back where it came from (decision 0096).
 */
export const postSerahLantak = (
  { modal_rp, murni_ug }: Sum,
  nilai_rp: Rupiah,
  hutang_ug: Microgram,
): JournalLine[] =>
  journalOf([
    debit('HUTANG_SUPPLIER', nilai_rp, Math.min(murni_ug, hutang_ug)),
    debit('EMAS_DIBELI', 0, Math.max(0, murni_ug - hutang_ug)),
    debit('BEBAN_KURS', Math.max(0, modal_rp - nilai_rp)),
    kredit('PENDAPATAN_KURS', Math.max(0, nilai_rp - modal_rp)),
    kredit('PERSEDIAAN_LANTAK', modal_rp, -murni_ug),
  ])
