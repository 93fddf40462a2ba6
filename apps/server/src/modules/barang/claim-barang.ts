import { refuse } from '@kencana/contract/refusals'
import { fineUg } from '@kencana/domain/quantity'
import type { PieceClaim } from '../../engines/document/post-document.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { findPieces, type PieceRow } from './barang.queries.ts'

type Status = PieceRow['status']

/**
 * Pieces that lie in a tray now, for sale unless said otherwise, in the order asked for.
 * @throws Refusal BARCODE_GANDA, BARANG_TIDAK_ADA, BARANG_SUDAH_TERJUAL, BARANG_TIDAK_TERSEDIA
 */
export const piecesInTrays = (
  ctx: Ctx,
  db: Queryable,
  barcodes: readonly string[],
  status: 'ADA' | 'BLN' = 'ADA',
): Promise<PieceRow[]> => piecesThatAre(ctx, db, barcodes, [status])

/** The same of pieces that are one of several things, in trays or away. */
export async function piecesThatAre(
  ctx: Ctx,
  db: Queryable,
  barcodes: readonly string[],
  wanted: readonly Status[],
): Promise<PieceRow[]> {
  const seen = new Set<string>()
  for (const kode_barcode of barcodes) {
    if (seen.has(kode_barcode)) refuse('BARCODE_GANDA', { kode_barcode })
    seen.add(kode_barcode)
  }
  const found = await findPieces(db, ctx.kode_toko, barcodes, ctx.now())
  const byCode = new Map(found.map(piece => [piece.kode_barcode, piece]))
  return barcodes.map(kode_barcode => {
    const piece = byCode.get(kode_barcode)
    if (piece === undefined) return refuse('BARANG_TIDAK_ADA', { kode_barcode })
    if (!wanted.includes(piece.status)) refuseGone(piece)
    return piece
  })
}

/** Says what became of a piece that is not for sale: sold, or held, by whom on which document. */
export function refuseGone({ kode_barcode, status, no_keluar, keluar_oleh }: PieceRow): never {
  if (status === 'TERJUAL') {
    const facts = { no_faktur_jual: no_keluar ?? '-', user_id: keluar_oleh ?? '-' }
    return refuse('BARANG_SUDAH_TERJUAL', { kode_barcode, ...facts })
  }
  if (status === 'DIPERIKSA') {
    const facts = { no_ajuan: no_keluar ?? '-', user_id: keluar_oleh ?? '-' }
    return refuse('BARANG_DIPERIKSA', { kode_barcode, ...facts })
  }
  return refuse('BARANG_TIDAK_TERSEDIA', { kode_barcode, status })
}

/** The claim on a piece as it was read. */
export const claimOn = (
  piece: PieceRow,
  ke: { ke_status: Status; ke_baki: string | null },
): PieceClaim => ({
  kode_barcode: piece.kode_barcode,
  versi: piece.versi,
  dari_status: piece.status,
  dari_baki: piece.kode_baki,
  ...ke,
})

/** A piece as a supervisor is asked about it. */
export const pieceSaid = ({ nama_barang, kode_barcode, berat_mg, permil }: PieceRow) => ({
  apa: `${nama_barang} ${kode_barcode}`,
  berat_mg,
  murni_ug: fineUg(berat_mg, permil),
})

/** A line of a document about a piece. */
export const lineOn = (piece: PieceRow, i: number, ke_baki: string | null) => ({
  baris: i + 1,
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kode_dept: piece.kode_dept,
  kode_group: piece.kode_group,
  kode_kadar: piece.kode_kadar,
  permil: piece.permil,
  kode_baki: piece.kode_baki,
  ke_baki,
  berat_mg: piece.berat_mg,
  berat_nota_mg: piece.berat_nota_mg,
  murni_ug: fineUg(piece.berat_mg, piece.permil),
  aturan_berat: piece.aturan_berat,
  mode_harga: piece.mode_harga,
  modal_rp: piece.modal_rp,
})

/** What a piece is once it is gold by weight. */
export const goldOf = ({ kode_kadar, berat_mg, permil, modal_rp }: PieceRow) => ({
  kode_kadar,
  berat_mg,
  murni_ug: fineUg(berat_mg, permil),
  modal_rp,
})

/** Sums of pieces. */
export const sumsOf = (pieces: readonly PieceRow[]) => ({
  berat_mg: pieces.reduce((sum, piece) => sum + piece.berat_mg, 0),
  murni_ug: pieces.reduce((sum, piece) => sum + fineUg(piece.berat_mg, piece.permil), 0),
  modal_rp: pieces.reduce((sum, piece) => sum + piece.modal_rp, 0),
})
