import type { JournalLine } from '../journal.ts'
import { debit, kredit } from '../journal.ts'
import type { Rupiah } from '../quantity.ts'
import { type SaleTender, tenderLine } from './penjualan.ts'

/** Money that comes in: tenders, change, and the drawer of the cash. */
export interface Received {
  readonly pembayaran: readonly SaleTender[]
  readonly kembali_rp: Rupiah
  /** What the cash was rounded up by to the next coin; none when left out. */
  readonly pembulatan_rp?: Rupiah
  readonly laci: string
}

/** Money that goes out to the customer, one way. */
export interface PaidOut {
  readonly cara: 'TUNAI' | 'TRANSFER'
  readonly jumlah: Rupiah
  readonly kode_bank?: string | null | undefined
  readonly laci: string
}

/** Cash drawer of the pawn counter; its cash has an account of its own (04-domain B10). */
export const LACI_GADAI = 'RR'

/** Account of the cash in a drawer. */
export const akunKas = (laci: string): 'KAS' | 'KAS_GADAI' =>
  laci === LACI_GADAI ? 'KAS_GADAI' : 'KAS'

/** Its line in a journal. */
export const paid = ({ cara, jumlah, kode_bank, laci }: PaidOut): JournalLine =>
  cara === 'TUNAI'
    ? kredit(akunKas(laci), jumlah, 0, { laci })
    : kredit('BANK', jumlah, 0, kode_bank ? { keterangan: kode_bank } : {})

/** Lines of what came in, cash less its change, and what a coin was more than was owed. */
export function received({
  pembayaran,
  kembali_rp,
  pembulatan_rp = 0,
  laci,
}: Received): JournalLine[] {
  const cash = pembayaran
    .filter(({ cara }) => cara === 'TUNAI')
    .reduce((sum, { jumlah }) => sum + jumlah, 0)
  return [
    debit(akunKas(laci), cash - kembali_rp, 0, { laci }),
    ...pembayaran.filter(({ cara }) => cara !== 'TUNAI').map(tenderLine),
    ...(pembulatan_rp === 0 ? [] : [kredit('PEMBULATAN', pembulatan_rp)]),
  ]
}
