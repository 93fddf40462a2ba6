import type { JournalLine } from '../journal.ts'
import { debit, journalOf, kredit } from '../journal.ts'
import type { Microgram, Rupiah } from '../quantity.ts'
import { type Pledge, pledgeIn } from './hutang.ts'
import { comesIn, type Place } from './kas.ts'

/** Kinds of opening balances, in the order a shop brings them. */
export const JENIS_SALDO_AWAL = [
  'BARANG',
  'BLN',
  'ROSOK',
  'HUTANG',
  'TITIPAN',
  'KURANG_BAYAR',
  'NON_CASH',
  'KAS',
] as const
export type JenisSaldoAwal = (typeof JENIS_SALDO_AWAL)[number]

/** The account of the owner that all a shop begins with stands against. */
const AWAL = 'SALDO_AWAL'

/** Stock a shop begins with: for sale, bought back and not sorted yet, scrap. */
export type StokAwal = 'PERSEDIAAN' | 'PERSEDIAAN_BLN' | 'PERSEDIAAN_ROSOK'

/** Journal of the gold a shop begins with, at cost and at fine weight (04-domain B18). */
export const postStokAwal = (
  stok: StokAwal,
  modal_rp: Rupiah,
  murni_ug: Microgram,
): JournalLine[] => journalOf([debit(stok, modal_rp, murni_ug), kredit(AWAL, modal_rp, -murni_ug)])

/** Journal of a loan that was written before: what is lent, and its pledge in the memo accounts. */
export const postHutangAwal = (pokok_rp: Rupiah, pledge: Pledge): JournalLine[] =>
  journalOf([debit('PIUTANG_GADAI', pokok_rp), kredit(AWAL, pokok_rp), ...pledgeIn(pledge)])

/** Journal of money that customers have with a shop that begins: it owes it from the first day. */
export const postTitipanAwal = (uang_rp: Rupiah): JournalLine[] =>
  journalOf([debit(AWAL, uang_rp), kredit('HUTANG_TITIPAN', uang_rp)])

/** Journal of what a customer was short of a sale of before, and still owes. */
export const postKurangAwal = (kurang_rp: Rupiah): JournalLine[] =>
  journalOf([debit('PIUTANG_PENJUALAN', kurang_rp), kredit(AWAL, kurang_rp)])

/** Journal of card and QRIS money of before that its acquirers have not paid out. */
export const postNonCashAwal = (kartu_rp: Rupiah, qris_rp: Rupiah): JournalLine[] =>
  journalOf([
    debit('PIUTANG_EDC', kartu_rp),
    debit('PIUTANG_QRIS', qris_rp),
    kredit(AWAL, kartu_rp + qris_rp),
  ])

/** Journal of the money a shop begins with, place by place. */
export const postKasAwal = (
  places: readonly { readonly place: Place; readonly jumlah_rp: Rupiah }[],
): JournalLine[] =>
  journalOf([
    ...places.map(({ place, jumlah_rp }) => comesIn(place, jumlah_rp)),
    kredit(
      AWAL,
      places.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0),
    ),
  ])
