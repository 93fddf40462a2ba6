/** Buying back: what an exchange has of its counter. */

export { NotaDialog } from './counter/piece/nota-dialog.tsx'
export { PieceRows } from './counter/piece/piece-rows.tsx'
export { useNota } from './counter/piece/use-nota.ts'
export { purchaseFaults } from './counter/purchase-faults.ts'
export { boughtBody, isEmptyForm } from './counter/purchase-form.ts'
export { askedCount, cashForCredit, lackOf, tooMuch } from './counter/purchase-said.ts'
export { Payout, Seller } from './counter/purchase-side.tsx'
export { boughtLines, boughtText } from './counter/save/approval.tsx'
export { CodeLabels, codesForSale, NewCodes } from './counter/save/new-codes.tsx'
export { type PurchaseWork, usePurchaseWork } from './counter/save/use-purchase-work.ts'
export { BoughtPieces } from './lihat/bought-pieces.tsx'
export { paidSums } from './lihat/purchase-detail.tsx'
