import { debit, type JournalLine, journalOf, kredit } from '../../journal.ts'
import type { Rupiah } from '../../quantity.ts'
import type { Settled } from '../../uang/pencairan.ts'

/** Whose receivables, and the account they are paid into. */
export interface PaidOutBy {
  /** The acquirer; null: payments that name none. */
  readonly penerbit: string | null
  readonly bank: { readonly kode_bank: string; readonly no_rekening: string }
}

/**
 * Journal of receivables of cards and QRIS that the acquirer pays out (04-domain B18 #5): the bank
 * has what the statement says, the fee is an expense, and what slips had more or less than the
 * documents is told apart from the fee.
 */
export function postPencairan(settled: Settled, { penerbit, bank }: PaidOutBy): JournalLine[] {
  const { edc, qris, biaya, selisih } = settled
  const of = penerbit === null ? {} : { keterangan: penerbit }
  const account = { keterangan: `${bank.kode_bank} ${bank.no_rekening}` }
  return journalOf([
    debit('BANK', settled.bank, 0, account),
    debit('BEBAN_MDR', biaya, 0, of),
    debit('SLIP_KURANG', positive(-selisih), 0, of),
    kredit('PIUTANG_EDC', edc, 0, of),
    kredit('PIUTANG_QRIS', qris, 0, of),
    kredit('SLIP_LEBIH', positive(selisih), 0, of),
  ])
}

const positive = (rupiah: Rupiah): Rupiah => Math.max(rupiah, 0)
