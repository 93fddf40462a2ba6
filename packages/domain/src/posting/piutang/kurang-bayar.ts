import { debit, type JournalLine, journalOf, kredit } from '../../journal.ts'
import type { Rupiah } from '../../quantity.ts'
import { akunKas, type Received, received } from '../uang.ts'

/** Journal of money that was not there after a sale: the customer owes it (04-domain B18 #6). */
export const postKurangBayar = (jumlah_rp: Rupiah, laci: string): JournalLine[] =>
  journalOf([debit('PIUTANG_PENJUALAN', jumlah_rp), kredit(akunKas(laci), jumlah_rp, 0, { laci })])

/** Journal of what he pays of it later (04-domain B18 #7). */
export const postBayarPiutang = (jumlah_rp: Rupiah, money: Received): JournalLine[] =>
  journalOf([...received(money), kredit('PIUTANG_PENJUALAN', jumlah_rp)])
