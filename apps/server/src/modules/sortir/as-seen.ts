import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { type PieceRow, piecesInTrays } from '../barang/index.ts'
import { lastSortings } from './sortir.queries.ts'

interface Wanted {
  readonly kode_barcode: string
  /** As whoever asks has read it; whatever it is now, where nothing is said. */
  readonly versi?: number
}

/**
 * Bought pieces that wait, as they were read. One that somebody else sorted meanwhile is said with
 * who did. @throws Refusal SUDAH_DISORTIR, BARANG_BERUBAH, and those of a piece that is gone
 */
export async function waitingAsSeen(ctx: StoreCtx, wanted: readonly Wanted[]): Promise<PieceRow[]> {
  const codes = wanted.map(({ kode_barcode }) => kode_barcode)
  const versions = new Map(wanted.map(one => [one.kode_barcode, one.versi]))
  const isOther = (kode_barcode: string, versi: number) =>
    (versions.get(kode_barcode) ?? versi) !== versi
  for (const { kode_barcode, versi, status, user_id, nomor } of await lastSortings(
    ctx.db,
    ctx.kode_toko,
    codes,
  )) {
    if (status !== 'BLN' || isOther(kode_barcode, versi)) {
      refuse('SUDAH_DISORTIR', { kode_barcode, user_id, nomor })
    }
  }
  const pieces = await piecesInTrays(ctx, ctx.db, codes, 'BLN')
  const changed = pieces.find(({ kode_barcode, versi }) => isOther(kode_barcode, versi))
  if (changed !== undefined) refuse('BARANG_BERUBAH', { kode_barcode: changed.kode_barcode })
  return pieces
}
