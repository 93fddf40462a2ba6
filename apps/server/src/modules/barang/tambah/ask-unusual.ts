import { refuse } from '@kencana/contract/refusals'
import { costPerGram, movesBeyond } from '@kencana/domain/figures/plausible'
import { formatGram, formatRupiah } from '@kencana/domain/quantity'
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
  askWeights(pieces, Number(settings.BATAS_BERAT_WAJAR), dipastikan)
  const board = await sellingPrices(ctx.db, ctx.kode_toko)
  askCosts(pieces, board, Number(settings.BATAS_MODAL_WAJAR), dipastikan)
}

function askWeights(pieces: readonly CheckedPiece[], batas: number, dipastikan: Meant): void {
  const heavy = pieces
    .filter(piece => piece.berat_mg > batas * 1000)
    .map(({ nama_barang, berat_mg }) => ({ nama_barang, berat_mg }))
  const asked = questionOf(
    'BERAT_TIDAK_WAJAR',
    heavy,
    dipastikan,
    ({ nama_barang: nama, berat_mg }) => ({
      nama,
      berat: formatGram(berat_mg),
      batas,
    }),
  )
  if (asked !== null) refuse('BERAT_TIDAK_WAJAR', asked)
}

/** Pieces with a price of their own are no gold by the gram, and a kadar without one no measure. */
function askCosts(
  pieces: readonly CheckedPiece[],
  board: ReadonlyMap<string, number>,
  persen: number,
  dipastikan: Meant,
): void {
  const strange = pieces.flatMap(({ mode_harga, nama_barang, modal_rp, berat_mg, ...piece }) => {
    const papan =
      board.get(`${piece.kode_kadar} ${piece.kode_group}`) ?? board.get(`${piece.kode_kadar} *`)
    const modal = costPerGram(modal_rp, berat_mg)
    if (mode_harga !== 'GRAM' || papan === undefined) return []
    return movesBeyond(modal, papan, persen) ? [{ nama_barang, modal, papan }] : []
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
