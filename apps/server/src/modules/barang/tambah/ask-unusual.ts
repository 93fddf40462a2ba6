import { refuse } from '@kencana/contract/refusals'
import { costPerGram, movesBeyond } from '@kencana/domain/figures/plausible'
import { formatGram, formatRupiah } from '@kencana/domain/quantity'
import { markOf } from '../../../platform/canonical.ts'
import type { StoreCtx } from '../../../platform/context.ts'
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
  dipastikan: readonly string[] | undefined,
): Promise<void> {
  askWeights(pieces, Number(settings.BATAS_BERAT_WAJAR), dipastikan)
  const board = await sellingPrices(ctx.db, ctx.kode_toko)
  askCosts(pieces, board, Number(settings.BATAS_MODAL_WAJAR), dipastikan)
}

function askWeights(
  pieces: readonly CheckedPiece[],
  batas: number,
  dipastikan: readonly string[] | undefined,
): void {
  const heavy = pieces
    .filter(piece => piece.berat_mg > batas * 1000)
    .map(({ nama_barang, berat_mg }) => ({ nama_barang, berat_mg }))
  const [first, ...others] = heavy
  const tanda = markOf('BERAT_TIDAK_WAJAR', heavy)
  if (first === undefined || dipastikan?.includes(tanda)) return
  const { nama_barang: nama, berat_mg } = first
  const facts = { nama, berat: formatGram(berat_mg), batas, lagi: others.length, tanda }
  refuse('BERAT_TIDAK_WAJAR', facts)
}

/** Pieces with a price of their own are no gold by the gram, and a kadar without one no measure. */
function askCosts(
  pieces: readonly CheckedPiece[],
  board: ReadonlyMap<string, number>,
  persen: number,
  dipastikan: readonly string[] | undefined,
): void {
  const strange = pieces.flatMap(({ mode_harga, nama_barang, modal_rp, berat_mg, ...piece }) => {
    const papan =
      board.get(`${piece.kode_kadar} ${piece.kode_group}`) ?? board.get(`${piece.kode_kadar} *`)
    const modal = costPerGram(modal_rp, berat_mg)
    if (mode_harga !== 'GRAM' || papan === undefined) return []
    return movesBeyond(modal, papan, persen) ? [{ nama_barang, modal, papan }] : []
  })
  const [first, ...others] = strange
  const tanda = markOf('MODAL_TIDAK_WAJAR', strange)
  if (first === undefined || dipastikan?.includes(tanda)) return
  refuse('MODAL_TIDAK_WAJAR', {
    nama: first.nama_barang,
    modal: formatRupiah(first.modal),
    papan: formatRupiah(first.papan),
    lagi: others.length,
    tanda,
  })
}
