import type { offerBarang, withdrawBarang } from '@kencana/contract/areas/barang/marketplace'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../../platform/context.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { addHistory, findPieces, type PieceRow } from '../barang.queries.ts'
import { refuseGone } from '../claim-barang.ts'
import { by } from '../edit-barang.ts'
import { show } from '../show-barang.ts'
import { dropOffer, keepOffer, lockChoices } from './tawaran.queries.ts'

/**
 * Offers a piece in a tray on a marketplace, or changes how; before and after stay in its history.
 * @throws Refusal BARANG_TIDAK_ADA, BARANG_SUDAH_TERJUAL, GAMBAR_WAJIB, RUJUKAN_TIDAK_ADA, BERUBAH
 */
export async function offerPiece(
  ctx: StoreCtx,
  kode_barcode: string,
  { versi, ...offer }: BodyOf<typeof offerBarang>,
): Promise<AnswerOf<typeof offerBarang>> {
  const piece = await pieceOf(ctx, kode_barcode)
  if (piece.status !== 'ADA') return refuseGone(piece)
  if (piece.gambar === null) refuse('GAMBAR_WAJIB')
  const there = await lockChoices(ctx.db, offer)
  if (!there.marketplace) missing('Marketplace', offer.kode_marketplace)
  if (!there.kurir) missing('Kurir', offer.kode_kurir)
  const { kode_toko } = ctx
  if (!(await keepOffer(ctx.db, { kode_toko, kode_barcode, versi }, offer, by(ctx)))) {
    refuse('BERUBAH')
  }
  await tell(ctx, piece, offer)
  return { message: 'Berhasil Menyimpan Data', data: await show(ctx, kode_barcode) }
}

/** Takes a piece off its marketplace. @throws Refusal BARANG_TIDAK_ADA, BERUBAH */
export async function withdrawPiece(
  ctx: StoreCtx,
  kode_barcode: string,
  versi: number,
): Promise<AnswerOf<typeof withdrawBarang>> {
  const piece = await pieceOf(ctx, kode_barcode)
  const { kode_toko } = ctx
  if (!(await dropOffer(ctx.db, { kode_toko, kode_barcode, versi }))) refuse('BERUBAH')
  await tell(ctx, piece, { kode_marketplace: null, kode_kurir: null, deskripsi: null })
  return { message: 'Berhasil Menghapus Data', data: await show(ctx, kode_barcode) }
}

async function pieceOf(ctx: StoreCtx, kode_barcode: string): Promise<PieceRow> {
  const [piece] = await findPieces(ctx.db, ctx.kode_toko, [kode_barcode], ctx.now())
  return piece ?? refuse('BARANG_TIDAK_ADA', { kode_barcode })
}

/** What changed of the offer, in the history of the piece. */
async function tell(
  ctx: StoreCtx,
  { kode_barcode, tawaran }: PieceRow,
  after: Readonly<Record<'kode_marketplace' | 'kode_kurir' | 'deskripsi', string | null>>,
): Promise<void> {
  const fields = ['kode_marketplace', 'kode_kurir', 'deskripsi'] as const
  const changed = fields.flatMap(field => {
    const [sebelum, sesudah] = [tawaran?.[field] ?? null, after[field]]
    return sebelum === sesudah ? [] : [[field, { sebelum, sesudah }] as const]
  })
  if (changed.length === 0) return
  const rincian = Object.fromEntries(changed)
  await addHistory(ctx.db, by(ctx), [
    { id: uuidv7(ctx.now()), kode_barcode, aksi: 'UBAH', rincian },
  ])
}

const missing = (label: string, kode: string): never => refuse('RUJUKAN_TIDAK_ADA', { label, kode })
