import type { StatusHutang } from '@kencana/contract/areas/hutang'
import { Refusal, refuse } from '@kencana/contract/refusals'
import { closerOf, openDay } from '../../../engines/document/open-day.ts'
import {
  type DecidedDocument,
  onceByKey,
  postDocument,
  storedAnswer,
} from '../../../engines/document/post-document.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { inStore } from '../../../platform/transaction.ts'
import { findLoan, type LoanRow, loanMovements } from '../hutang.queries.ts'

/**
 * Decides and writes a document in one transaction, so that what was locked while deciding is still
 * so when it is written; a key already used gets its answer. When another till was faster, it is
 * decided once more on what that one left, which says who it was.
 */
export async function decideAndPost<T>(
  ctx: Ctx,
  decide: (ctx: StoreCtx) => Promise<DecidedDocument>,
): Promise<T> {
  try {
    return await onceByKey(ctx, () =>
      inStore(ctx.app.pool, ctx.kode_toko, async db => {
        const stored = await storedAnswer(ctx, db)
        if (stored !== undefined) return stored as T
        return (await postDocument(ctx, await decide({ ...ctx, db }), db)).jawaban as T
      }),
    )
  } catch (error) {
    if (error instanceof Refusal && LOST.includes(error.code)) {
      await inStore(ctx.app.pool, ctx.kode_toko, db => decide({ ...ctx, db }))
    }
    throw error
  }
}

const LOST: readonly string[] = ['HUTANG_BERUBAH', 'TOKO_SUDAH_TUTUP']

/**
 * The open day, when it is the one the counter saw.
 * @throws Refusal TOKO_BELUM_BUKA, TOKO_SUDAH_TUTUP naming who closed the day that was seen
 */
export async function dayAsSeen(ctx: StoreCtx, seen: string | undefined): Promise<string> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  if (seen === undefined || seen === tgl) return tgl
  const user_id = (await closerOf(ctx.db, ctx.kode_toko, seen)) ?? '-'
  return refuse('TOKO_SUDAH_TUTUP', { user_id, tgl: seen })
}

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
