import type { CaraJual } from '../cart.ts'
import type { JournalLine } from '../journal.ts'
import { debit, journalOf, kredit } from '../journal.ts'
import type { Microgram, Rupiah } from '../quantity.ts'

/** Decided figures of sold pieces, as they stand on the document. */
export interface SoldFigures {
  /** What the customer pays, VAT included. */
  readonly total_rp: Rupiah
  /** All discounts, of lines and of the nota. */
  readonly diskon_rp: Rupiah
  /** VAT inside the total. */
  readonly ppn_rp: Rupiah
  /** PPh 22 collected from the buyer on top of the total; none when left out. */
  readonly pph22_rp?: Rupiah
  /** Cost of the pieces. */
  readonly modal_rp: Rupiah
  /** Fine gold of the pieces. */
  readonly murni_ug: Microgram
}

/** A sale: what is sold, and how it is paid. */
export interface SaleFigures extends SoldFigures {
  readonly pembayaran: readonly SaleTender[]
  /** Change given out of the drawer. */
  readonly kembali_rp: Rupiah
  /** What the cash was rounded up by to the next coin; none when left out. */
  readonly pembulatan_rp?: Rupiah
  /** The drawer the cash goes into. */
  readonly laci: string
}

export interface SaleTender {
  readonly cara: CaraJual
  readonly jumlah: Rupiah
  readonly kode_bank?: string | null | undefined
  /** Whose money it is, of SALDO. */
  readonly no_bon?: string | null | undefined
}

/** The account each way to pay goes to (04-domain B18 #1, #4). */
const AKUN_BAYAR = {
  TUNAI: 'KAS',
  DEBIT: 'PIUTANG_EDC',
  KREDIT: 'PIUTANG_EDC',
  TRANSFER: 'BANK',
  QRIS: 'PIUTANG_QRIS',
  SALDO: 'HUTANG_TITIPAN',
  TUKAR: 'TUKAR_TAMBAH',
} as const satisfies Record<CaraJual, string>

/**
 * Journal of a sale (04-domain B18 #1-#4). Revenue stands gross of discounts and net of VAT; the
 * step a price was rounded to is part of the price the customer agreed to, so it stays in revenue.
 * What no coin pays of it and of the tax on top is rounded up in the cash alone, and stands on an
 * account of its own. Gold leaves the stock at its fine weight and is an outlay of the sale. A
 * cancellation swaps the sides of these lines. Throws RangeError when the figures do not fit
 * together: tenders less change must be the total, PPh 22 and the rounding, and change no more than
 * the cash.
 */
export function postPenjualan(sale: SaleFigures): JournalLine[] {
  const cash = sale.pembayaran
    .filter(({ cara }) => cara === 'TUNAI')
    .reduce((sum, { jumlah }) => sum + jumlah, 0)
  return journalOf([
    debit('KAS', cash - sale.kembali_rp, 0, { laci: sale.laci }),
    ...sale.pembayaran.filter(({ cara }) => cara !== 'TUNAI').map(tenderLine),
    ...soldLines(sale),
    kredit('PEMBULATAN', sale.pembulatan_rp ?? 0),
  ])
}

/** What is sold, without the money for it. */
const soldLines = (sale: SoldFigures): JournalLine[] => [
  debit('POTONGAN_PENJUALAN', sale.diskon_rp),
  kredit('PENJUALAN', sale.total_rp + sale.diskon_rp - sale.ppn_rp),
  kredit('PPN_KELUARAN', sale.ppn_rp),
  kredit('HUTANG_PPH22', sale.pph22_rp ?? 0),
  debit('HPP', sale.modal_rp, sale.murni_ug),
  kredit('PERSEDIAAN', sale.modal_rp, -sale.murni_ug),
]

/** The debit line of money that does not come in as cash. */
export function tenderLine({ cara, jumlah, kode_bank, no_bon }: SaleTender): JournalLine {
  const keterangan = cara === 'SALDO' ? no_bon : kode_bank
  return debit(AKUN_BAYAR[cara], jumlah, 0, keterangan ? { keterangan } : {})
}
