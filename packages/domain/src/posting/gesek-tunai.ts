import { debit, type JournalLine, journalOf, kredit } from '../journal.ts'
import type { Rupiah } from '../quantity.ts'
import { akunKas } from './uang.ts'

/** Cash that was given against a debit card. */
export interface Swiped {
  /** What the card was charged with. */
  readonly jumlah: Rupiah
  /** What the customer got; the rest is the fee. */
  readonly tunai: Rupiah
  readonly kode_bank: string
  readonly laci: string
}

/**
 * Journal of cash against a debit card: the acquirer owes what was swiped, the drawer gave the
 * cash, what was kept is income.
 */
export const postGesekTunai = ({ jumlah, tunai, kode_bank, laci }: Swiped): JournalLine[] =>
  journalOf([
    debit('PIUTANG_EDC', jumlah, 0, { keterangan: kode_bank }),
    kredit(akunKas(laci), tunai, 0, { laci }),
    kredit('PENDAPATAN_GESEK', jumlah - tunai, 0, { keterangan: kode_bank }),
  ])
