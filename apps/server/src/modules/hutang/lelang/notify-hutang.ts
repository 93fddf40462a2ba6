import type { notifyHutang } from '@kencana/contract/areas/hutang/commands'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { openDay } from '../../../engines/document/open-day.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { findLoan, insertNotice } from '../hutang.queries.ts'
import { refuseEnded } from '../tulis/open-loan.ts'

/**
 * Keeps that the customer was told: that the loan is due, or that an auction left something for
 * him. @throws Refusal TIDAK_DITEMUKAN, HUTANG_TIDAK_AKTIF, TOKO_BELUM_BUKA
 */
export async function keepNotice(
  ctx: StoreCtx,
  nomor: string,
  { cara, keterangan }: BodyOf<typeof notifyHutang>,
): Promise<{ message: string }> {
  const loan = (await findLoan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const isOwedSurplus = loan.status === 'DILELANG' && (loan.kelebihan_rp ?? 0) > 0
  if (loan.status !== 'AKTIF' && !isOwedSurplus) return refuseEnded(ctx, loan)
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const pada = ctx.now()
  await insertNotice(ctx.db, ctx.kode_toko, {
    no_faktur_hutang: nomor,
    id: uuidv7(pada),
    tgl,
    pada,
    user_id: ctx.actor.user_id,
    cara,
    keterangan: keterangan || null,
  })
  return { message: 'Berhasil Menyimpan Data' }
}
