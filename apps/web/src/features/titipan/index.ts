/** Deposits: what the till takes and pays out of, fetched when it is asked for. */
export { PickDialog } from './pick/pick-dialog.tsx'
export { TakeDialog } from './take-dialog.tsx'
