import type { StatusHutang } from '@kencana/contract/areas/hutang'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../../platform/context.ts'
import { findLoan, type LoanRow, loanMovements } from '../hutang.queries.ts'

/**
 * A loan that stands.
 * @throws Refusal TIDAK_DITEMUKAN, HUTANG_TIDAK_AKTIF naming what ended it and who wrote that
 */
export async function openLoan(ctx: StoreCtx, nomor: string): Promise<LoanRow> {
  const loan = (await findLoan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return loan.status === 'AKTIF' ? loan : refuseEnded(ctx, loan)
}

/** Says what became of a loan that no longer stands. @throws Refusal HUTANG_TIDAK_AKTIF */
export async function refuseEnded(ctx: StoreCtx, loan: LoanRow): Promise<never> {
  const last = (await loanMovements(ctx.db, ctx.kode_toko, loan.no_faktur_hutang)).at(-1)
  return refuse('HUTANG_TIDAK_AKTIF', {
    nomor: loan.no_faktur_hutang,
    status: IN_WORDS[loan.status],
    oleh_nomor: last?.nomor ?? '-',
    user_id: last?.user_id ?? '-',
  })
}

/** What happened to a loan, as the refusal says it. */
const IN_WORDS: Readonly<Record<StatusHutang, string>> = {
  AKTIF: 'aktif',
  LUNAS: 'ditebus',
  DIPERPANJANG: 'diperpanjang',
  DILELANG: 'dilelang',
  KELEBIHAN_DIBAYAR: 'dilelang dan kelebihannya dibayar',
  BATAL: 'dibatalkan',
}
