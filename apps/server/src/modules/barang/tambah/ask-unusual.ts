import { refuse } from '@kencana/contract/refusals'
import { costPerGram, movesBeyond } from '@kencana/domain/figures/plausible'
import { formatRupiah } from '@kencana/domain/quantity'
import { askWeights } from '../../../engines/document/weights/ask-weights.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { type Meant, questionOf } from '../../../platform/texts/question-of.ts'
import { sellingPrices } from '../dokumen.queries.ts'
import type { CheckedPiece } from './check-barang.ts'

type Settings = Readonly<Record<string, string>>

/**
 * Asks about weights and costs that a slip of a comma makes: a piece heavier than the store calls
 * usual, a cost per gram far from the price of its gold. @throws Refusal BERAT_TIDAK_WAJAR,
 * MODAL_TIDAK_WAJAR unless who sends them has read these very figures
 */
export async function askUnusual(
  ctx: StoreCtx,
  pieces: readonly CheckedPiece[],
  settings: Settings,
  dipastikan: Meant,
): Promise<void> {
  const weighed = pieces.map(({ nama_barang: nama, berat_mg }) => ({ nama, berat_mg }))
  askWeights(weighed, Number(settings.BATAS_BERAT_WAJAR), dipastikan)
  const board = await sellingPrices(ctx.db, ctx.kode_toko, ctx.now())
  askCosts(pieces, board, Number(settings.BATAS_MODAL_WAJAR), dipastikan)
}

/** Pieces with a price of their own are no gold by the gram, and a kadar without one no measure. */
function askCosts(
  pieces: readonly CheckedPiece[],
  board: ReadonlyMap<string, number>,
  persen: number,
  dipastikan: Meant,
): void {
  const strange = pieces.flatMap(piece => {
    const cost = strangeCost(piece, board, persen)
    return cost === undefined ? [] : [{ nama_barang: piece.nama_barang, ...cost }]
  })
  const asked = questionOf(
    'MODAL_TIDAK_WAJAR',
    strange,
    dipastikan,
    ({ nama_barang: nama, modal, papan }) => ({
      nama,
      modal: formatRupiah(modal),
      papan: formatRupiah(papan),
    }),
  )
  if (asked !== null) refuse('MODAL_TIDAK_WAJAR', asked)
}

/** Cost of a gram that is far from the price of its gold, with that price; else nothing. */
export function strangeCost(
  { mode_harga, modal_rp, berat_mg, kode_kadar, kode_group }: CheckedPiece,
  board: ReadonlyMap<string, number>,
  persen: number,
): { modal: number; papan: number } | undefined {
  const papan = board.get(`${kode_kadar} ${kode_group}`) ?? board.get(`${kode_kadar} *`)
  const modal = costPerGram(modal_rp, berat_mg)
  if (mode_harga !== 'GRAM' || papan === undefined) return undefined
  return movesBeyond(modal, papan, persen) ? { modal, papan } : undefined
}
