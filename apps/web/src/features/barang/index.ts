/** Pieces, trays and labels: what the rest of the client may use of them. */
export { printFile } from './cetak/print-file.ts'
export { findPieces } from './find-pieces.ts'
export { DestroyScreen } from './pindah/destroy-pieces.tsx'
