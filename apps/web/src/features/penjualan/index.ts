/** Selling: the till, its list, its cancellation. Other counters take money in the same way. */
export { gramText, rupiahText } from './figure-texts.ts'
export { printPdf, showPdf } from './print-nota.ts'
export { SideDrawer } from './side-drawer.tsx'
export { ChangeBox } from './till/payment/change-box.tsx'
export { Paying } from './till/payment/paying.tsx'
export { banks, salesPeople } from './till/payment/pickers.ts'
export { onTenderKeys, tenderKey, useTenderNames } from './till/payment/tender-names.ts'
export {
  type CartTender,
  type TenderAction,
  tendersAfter,
  tendersBody,
} from './till/payment/tenders.ts'
export { paymentBlocker } from './till/save/blocker.ts'
export { usePaperPrint } from './use-paper-print.ts'
