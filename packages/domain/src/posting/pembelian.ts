import type { StokDibeli } from '../beli/modal.ts'
import type { JournalLine } from '../journal.ts'
import { debit, journalOf, kredit } from '../journal.ts'
import type { Rupiah } from '../quantity.ts'
import { paid } from './uang.ts'

/** How money goes to a seller: in cash, by transfer, or into a deposit of his. */
export const CARA_KELUAR = ['TUNAI', 'TRANSFER', 'SALDO'] as const

/** How a purchase is settled: with money, or with the new pieces of an exchange. */
export const CARA_BELI = [...CARA_KELUAR, 'TUKAR'] as const
export type CaraBeli = (typeof CARA_BELI)[number]

/** What the seller gets, one way. */
export interface BuyTender {
  readonly cara: CaraBeli
  readonly jumlah: Rupiah
  readonly kode_bank?: string | null | undefined
  /** The deposit it is paid into, of SALDO. */
  readonly no_bon?: string | null | undefined
}

/** Decided figures of a purchase, as they stand on the document. */
export interface BoughtFigures {
  readonly beli: StokDibeli
  readonly pembayaran: readonly BuyTender[]
  /** The drawer the cash comes out of. */
  readonly laci: string
}

/**
 * Journal of a purchase (04-domain B18 #9): the pieces at what was paid for them, and the money.
 * Their gold came from the customer and balances without rupiah (12-orders §7). Throws RangeError
 * when the tenders are not the price.
 */
export function postPembelian({ beli, pembayaran, laci }: BoughtFigures): JournalLine[] {
  return journalOf([...boughtLines(beli), ...paidLines(pembayaran, laci)])
}

/** The bought pieces, and where their gold is from. */
const boughtLines = ({ BLN, BAKI }: StokDibeli): JournalLine[] => [
  debit('PERSEDIAAN_BLN', BLN.modal_rp, BLN.murni_ug),
  debit('PERSEDIAAN', BAKI.modal_rp, BAKI.murni_ug),
  kredit('EMAS_DIBELI', 0, -(BLN.murni_ug + BAKI.murni_ug)),
]

/** The money that goes out, line by line as it was paid. */
const paidLines = (pembayaran: readonly BuyTender[], laci: string): JournalLine[] =>
  pembayaran.map(({ cara, jumlah, kode_bank, no_bon }) => {
    if (cara === 'TUKAR') return kredit('TUKAR_TAMBAH', jumlah)
    if (cara !== 'SALDO') return paid({ cara, jumlah, kode_bank, laci })
    return kredit('HUTANG_TITIPAN', jumlah, 0, no_bon ? { keterangan: no_bon } : {})
  })
