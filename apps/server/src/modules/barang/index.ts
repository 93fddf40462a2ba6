/** Pieces: search, entry, moves between trays, scrap, pictures, labels, history. */
export { findPieces, type PieceRow } from './barang.queries.ts'
export { endpoints } from './barang.routes.ts'
export {
  claimOn,
  lineOn,
  pieceSaid,
  piecesInTrays,
  piecesThatAre,
  refuseGone,
  sumsOf,
} from './claim-barang.ts'
export { destroyBought } from './destroy-barang.ts'
export { labelSource } from './kertas/label-paper.ts'
export { slipSources } from './kertas/print-slip.ts'
export { changedIn, checkLaid, demandBuyingTrays, type Laid } from './laid/check-laid.ts'
export { refersTo } from './master-uses.ts'
export { barcodesOf } from './tambah/new-barcodes.ts'
export { openingBought, openingPieces } from './tambah/opening-barang.ts'

export const owns = ['barang', 'barang_marketplace', 'riwayat_barang'] as const
export const uses = ['sesi', 'akun'] as const
