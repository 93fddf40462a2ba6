import type { DiTukang, listAntreTukang } from '@kencana/contract/areas/stok/di-tukang'
import { seesCost } from '@kencana/contract/cost'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { daysBetween } from '@kencana/domain/calendar'
import { mgToGram } from '@kencana/domain/quantity'
import { openDay } from '../../engines/document/open-day.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { type AwayRow, awayPage, awayPiece, isPiece } from './away.queries.ts'

/** Pieces at a craftsman. @throws Refusal TOKO_BELUM_BUKA */
export async function showAway(
  ctx: StoreCtx,
  asked: QueryOf<typeof listAntreTukang>,
): Promise<AnswerOf<typeof listAntreTukang>> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const page = pageWindow(asked)
  const { count, found } = await awayPage(ctx.db, ctx.kode_toko, asked, page)
  return { count, data: found.map(row => awayShown(ctx, tgl, row)), ...page }
}

/** One that was scanned. @throws Refusal BARANG_TIDAK_ADA, TIDAK_DI_TUKANG */
export async function showOneAway(ctx: StoreCtx, kode_barcode: string): Promise<DiTukang> {
  const { db, kode_toko } = ctx
  const tgl = (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const row = await awayPiece(db, kode_toko, kode_barcode)
  if (row !== undefined) return awayShown(ctx, tgl, row)
  const isHere = await isPiece(db, kode_toko, kode_barcode)
  return refuse(isHere ? 'TIDAK_DI_TUKANG' : 'BARANG_TIDAK_ADA', { kode_barcode })
}

const awayShown = (
  { actor }: StoreCtx,
  tgl: string,
  { permil, berat_mg, modal_rp, ...row }: AwayRow,
): DiTukang => ({
  ...row,
  kadar: permil,
  berat: mgToGram(berat_mg),
  modal_rp: seesCost(actor.level) ? modal_rp : null,
  hari: daysBetween(row.tgl_kirim, tgl),
})
