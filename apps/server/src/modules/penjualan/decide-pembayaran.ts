import { refuse } from '@kencana/contract/refusals'
import { type Settlement, settle } from '@kencana/domain/cart'
import { type JournalLine, resolveAccounts } from '@kencana/domain/journal'
import { postPenjualan } from '@kencana/domain/posting/penjualan'
import { formatRupiah } from '@kencana/domain/quantity'
import { refuseUnpaid } from '../../engines/document/cash/refuse-unpaid.ts'
import type { JournalRow } from '../../engines/document/post-document.ts'
import type { DecidedSale, SaleBody } from './decide-penjualan.ts'

/**
 * The tenders against the total the cashier saw; cash for which there is no coin goes up to the
 * next one. @throws Refusal TOTAL_BERUBAH, PEMBAYARAN_*, TUNAI_PECAHAN
 */
export function checkPayment(body: SaleBody, sale: DecidedSale): Settlement {
  const { bayar } = sale.cart
  if (body.total !== bayar) {
    refuse('TOTAL_BERUBAH', {
      total_dilihat: formatRupiah(body.total),
      total_sekarang: formatRupiah(bayar),
    })
  }
  const settlement = settle(bayar, body.pembayaran, { bulatkan: true })
  return settlement.tolak === null ? settlement : refuseUnpaid(settlement, body.pembayaran)
}

/** The journal with account numbers. @throws Refusal AKUN_BELUM_DIPETAKAN */
export function saleJournal(
  body: SaleBody,
  sale: DecidedSale,
  { kembali, pembulatan }: Pick<Settlement, 'kembali' | 'pembulatan'>,
  akun: Readonly<Record<string, string>>,
): JournalRow[] {
  const { cart, lines } = sale
  const lineDiscounts = lines.reduce((sum, line) => sum + line.priced.diskon_rp, 0)
  const journal: JournalLine[] = postPenjualan({
    total_rp: cart.total,
    diskon_rp: cart.diskon + cart.kupon_rp + lineDiscounts,
    ppn_rp: cart.ppn_rp,
    pph22_rp: cart.pph22_rp,
    modal_rp: lines.reduce((sum, line) => sum + line.piece.modal_rp, 0),
    murni_ug: cart.murni_ug,
    pembayaran: body.pembayaran,
    kembali_rp: kembali,
    pembulatan_rp: pembulatan,
    laci: sale.laci,
  })
  const { jurnal, belum } = resolveAccounts(journal, akun)
  const [missing] = belum
  if (missing === undefined) return jurnal
  return refuse('AKUN_BELUM_DIPETAKAN', { jenis_akun: missing, trx: 'PENJUALAN', type: 'UMUM' })
}
