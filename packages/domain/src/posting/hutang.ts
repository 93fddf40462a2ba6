import type { JournalLine } from '../journal.ts'
import { debit, journalOf, kredit } from '../journal.ts'
import { formatRupiah, type Microgram, type Rupiah } from '../quantity.ts'
import type { AuctionWaterfall } from '../terms/lelang.ts'
import { type PaidOut, paid, type Received, received } from './uang.ts'

/** Goods in pledge, as they stand in the memo accounts. */
export interface Pledge {
  /** Appraised value. */
  readonly taksiran_rp: Rupiah
  /** Most that may be lent on it, said beside the appraisal when it comes in. */
  readonly plafond_rp?: Rupiah
  readonly murni_ug: Microgram
}

/** Journal of a loan paid out, with its pledge in the memo accounts (04-domain B18 #17, #18). */
export const postHutang = (pokok_rp: Rupiah, out: PaidOut, pledge: Pledge): JournalLine[] =>
  journalOf([debit('PIUTANG_GADAI', pokok_rp), paid(out), ...pledgeIn(pledge)])

/** Journal of a redemption (04-domain B18 #19); the pledge goes back to its owner. */
export const postPenebusan = (
  { pokok_rp, bunga_rp, denda_rp }: { pokok_rp: Rupiah; bunga_rp: Rupiah; denda_rp: Rupiah },
  money: Received,
  pledge: Pledge,
): JournalLine[] =>
  journalOf([
    ...received(money),
    kredit('PIUTANG_GADAI', pokok_rp),
    kredit('PENDAPATAN_BUNGA', bunga_rp),
    kredit('PENDAPATAN_DENDA', denda_rp),
    ...pledgeOut(pledge),
  ])

/** What a renewal settles of the old loan and opens as the new one. */
export interface RenewalFigures {
  readonly pokok_lama_rp: Rupiah
  readonly pokok_baru_rp: Rupiah
  readonly bunga_rp: Rupiah
  readonly denda_rp: Rupiah
  /** The pledge as it stood, and what is pledged from now on. */
  readonly jaminan_lama: Pledge
  readonly jaminan_baru: Pledge
}

/**
 * Journal of a renewal: the old loan is closed with its interest, the new one opened, and only the
 * difference moves in money, one way or the other (04-domain B18 #20).
 */
export const postPerpanjangan = (
  figures: RenewalFigures,
  money: { readonly terima?: Received; readonly bayar?: PaidOut },
): JournalLine[] =>
  journalOf([
    ...(money.terima === undefined ? [] : received(money.terima)),
    ...(money.bayar === undefined ? [] : [paid(money.bayar)]),
    debit('PIUTANG_GADAI', figures.pokok_baru_rp),
    kredit('PIUTANG_GADAI', figures.pokok_lama_rp),
    kredit('PENDAPATAN_BUNGA', figures.bunga_rp),
    kredit('PENDAPATAN_DENDA', figures.denda_rp),
    ...pledgeOut(figures.jaminan_lama),
    ...pledgeIn(figures.jaminan_baru),
  ])

/**
 * Journal of a pledge sold by auction: costs and the surplus are owed, a shortfall is the shop's
 * loss (04-domain B18 #21, #23).
 */
export const postLelang = (
  pokok_rp: Rupiah,
  spent: AuctionWaterfall,
  money: Received,
  pledge: Pledge,
): JournalLine[] =>
  journalOf([
    ...received(money),
    debit('KERUGIAN_GADAI', spent.kekurangan_rp),
    kredit('PIUTANG_GADAI', pokok_rp),
    kredit('PENDAPATAN_BUNGA', spent.bunga_rp),
    kredit('PENDAPATAN_DENDA', spent.denda_rp),
    kredit('BIAYA_LELANG', spent.biaya_rp),
    kredit('KELEBIHAN_LELANG', spent.kelebihan_rp),
    ...pledgeOut(pledge),
  ])

/** Journal of an auction's surplus paid to the customer (04-domain B18 #22). */
export const postKelebihanLelang = (out: PaidOut): JournalLine[] =>
  journalOf([debit('KELEBIHAN_LELANG', out.jumlah), paid(out)])

/** Lines of a pledge that comes into custody: memo accounts alone. */
export const pledgeIn = ({ taksiran_rp, plafond_rp, murni_ug }: Pledge): JournalLine[] => [
  debit('BARANG_JAMINAN', taksiran_rp, murni_ug, lendable(plafond_rp)),
  kredit('KONTRA_JAMINAN', taksiran_rp, -murni_ug),
]

/** The memo account holds the appraisal; what may be lent on it is said beside. */
const lendable = (plafond_rp: Rupiah | undefined): { keterangan?: string } =>
  plafond_rp === undefined ? {} : { keterangan: `Nilai pinjam Rp ${formatRupiah(plafond_rp)}` }

const pledgeOut = ({ taksiran_rp, murni_ug }: Pledge): JournalLine[] => [
  debit('KONTRA_JAMINAN', taksiran_rp, murni_ug),
  kredit('BARANG_JAMINAN', taksiran_rp, -murni_ug),
]
