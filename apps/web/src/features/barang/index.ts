/** Pieces and trays: what the rest of the client may use of them. */
export { findPieces } from './find-pieces.ts'
