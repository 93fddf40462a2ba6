import type { moneyTender } from '@kencana/contract/areas/nota/tender'
import { refuse } from '@kencana/contract/refusals'
import { settle } from '@kencana/domain/cart'
import { LACI_GADAI, type PaidOut, type Received } from '@kencana/domain/posting/uang'
import { formatRupiah } from '@kencana/domain/quantity'
import type { z } from 'zod'
import { demandCoins } from '../../engines/document/cash/payable-cash.ts'
import { refuseUnpaid } from '../../engines/document/cash/refuse-unpaid.ts'
import { knownAccounts, withAccounts } from '../../engines/document/tender-accounts.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { bankKnown } from './bank.queries.ts'

type Tender = z.output<typeof moneyTender>

/** How money goes to the customer, as the counter says it. */
export interface Payout {
  readonly cara: 'TUNAI' | 'TRANSFER'
  readonly kode_bank?: string | undefined
  readonly no_rekening?: string | undefined
}

/**
 * The drawer that cash goes through: of a loan the pawn counter's own where the store has one, of
 * anything else the one that is named, or the first. Money that moves by itself may go through any
 * of them. @throws Refusal RUJUKAN_TIDAK_ADA
 */
export function drawerFor(
  setting: Readonly<Record<string, string>>,
  asked: string | undefined,
  counter: 'GADAI' | 'KASIR' | 'SEMUA' = 'GADAI',
): string {
  const all = (setting.LACI ?? '').split(',').map(laci => laci.trim())
  if (counter === 'GADAI' && all.includes(LACI_GADAI)) return LACI_GADAI
  const tills = all.filter(laci => laci !== LACI_GADAI)
  const drawers = counter === 'KASIR' ? tills : all
  const laci = asked ?? tills[0] ?? drawers[0] ?? ''
  return drawers.includes(laci) ? laci : refuse('RUJUKAN_TIDAK_ADA', { label: 'Laci', kode: laci })
}

/** Refuses figures that are no longer what the counter saw. @throws Refusal TOTAL_BERUBAH */
export function demandSeen(seen: number, now: number): void {
  if (seen === now) return
  refuse('TOTAL_BERUBAH', { total_dilihat: formatRupiah(seen), total_sekarang: formatRupiah(now) })
}

/**
 * Money that comes in: the tenders must be the total, change is given from cash only. Where nothing
 * is owed nothing may be given; banks and accounts are those of the masters. Cash for what is owed
 * goes up to the next coin (`bulatkan`); an amount that is typed has to be payable. @throws Refusal
 * PEMBAYARAN_KURANG, PEMBAYARAN_LEBIH, PEMBAYARAN_KOSONG, TUNAI_PECAHAN, RUJUKAN_TIDAK_ADA,
 * TIDAK_LENGKAP
 */
export async function receive(
  { db, kode_toko }: StoreCtx,
  total: number,
  tenders: readonly Tender[],
  laci: string,
  bulatkan = false,
): Promise<Received & { readonly pembayaran: readonly Tender[] }> {
  if (total === 0) {
    const lebih = tenders.reduce((sum, { jumlah }) => sum + jumlah, 0)
    if (lebih > 0) refuse('PEMBAYARAN_LEBIH', { lebih: formatRupiah(lebih) })
    return { pembayaran: [], kembali_rp: 0, laci }
  }
  const settled = settle(total, tenders, { bulatkan })
  if (settled.tolak !== null) refuseUnpaid(settled, tenders)
  const { kembali: kembali_rp, pembulatan: pembulatan_rp } = settled
  const known = await knownAccounts(db, kode_toko, tenders)
  return { pembayaran: withAccounts(tenders, known), kembali_rp, pembulatan_rp, laci }
}

/** Rows of the document's tenders. */
export const tenderRows = (tenders: readonly Tender[], laci: string) =>
  tenders.map((one, index) => ({
    baris: index + 1,
    cara: one.cara,
    jumlah_rp: one.jumlah,
    kode_bank: one.kode_bank ?? null,
    no_rekening: one.no_rekening ?? null,
    kartu_akhir: one.kartu_akhir ?? null,
    kode_setuju: one.kode_setuju ?? null,
    laci: one.cara === 'TUNAI' ? laci : null,
  }))

/** What its document keeps of cash that was rounded up; `null`: nothing. */
export const roundedUp = ({ pembulatan_rp = 0 }: Received): number | null =>
  pembulatan_rp === 0 ? null : pembulatan_rp

/**
 * Money that goes out, and how the document keeps it.
 * @throws Refusal RUJUKAN_TIDAK_ADA, TUNAI_PECAHAN
 */
export async function payOut(
  ctx: StoreCtx,
  { cara, kode_bank, no_rekening }: Payout,
  jumlah: number,
  laci: string,
) {
  if (cara === 'TUNAI') demandCoins(jumlah)
  await demandBank(ctx, kode_bank)
  const out: PaidOut = { cara, jumlah, kode_bank, laci }
  const isi = { cara, jumlah, kode_bank: kode_bank ?? null, no_rekening: no_rekening ?? null }
  return { out, isi }
}

/** The bank that money goes by, where one is named. @throws Refusal RUJUKAN_TIDAK_ADA */
export async function demandBank({ db }: StoreCtx, kode: string | undefined): Promise<void> {
  if (kode && !(await bankKnown(db, kode))) refuse('RUJUKAN_TIDAK_ADA', { label: 'Bank', kode })
}
