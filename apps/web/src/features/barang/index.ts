/** Pieces, trays and labels: what the rest of the client may use of them. */
export { printFile } from './cetak/print-file.ts'
export { SlipButton } from './cetak/slip-button.tsx'
export { findPieces } from './find-pieces.ts'
export { DestroyScreen } from './pindah/destroy-pieces.tsx'
export { ScanTable } from './pindah/scan-table.tsx'
export { NO_PIECES, useScanList } from './pindah/use-scan-list.ts'
