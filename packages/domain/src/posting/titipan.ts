import type { JournalLine } from '../journal.ts'
import { debit, journalOf, kredit } from '../journal.ts'
import type { Rupiah } from '../quantity.ts'
import { type PaidOut, paid, type Received, received } from './uang.ts'

/** Journal of money a customer leaves with the shop (04-domain B18 #11). */
export const postTitipan = (uang_rp: Rupiah, money: Received): JournalLine[] =>
  journalOf([...received(money), kredit('HUTANG_TITIPAN', uang_rp)])

/** Journal of money given back to the customer (04-domain B18 #11). */
export const postKembaliTitipan = (out: PaidOut): JournalLine[] =>
  journalOf([debit('HUTANG_TITIPAN', out.jumlah), paid(out)])

/** Journal of money moved from one deposit to another: two linked entries, nothing else moves. */
export const postPengalihan = (uang_rp: Rupiah, from: string, to: string): JournalLine[] =>
  journalOf([
    debit('HUTANG_TITIPAN', uang_rp, 0, { keterangan: from }),
    kredit('HUTANG_TITIPAN', uang_rp, 0, { keterangan: to }),
  ])
