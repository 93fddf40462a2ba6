/** Money that comes in and goes out with a document: drawers, tenders, banks, who took it. */
export {
  demandBank,
  demandSeen,
  drawerFor,
  payOut,
  receive,
  roundedUp,
  tenderRows,
} from './money.ts'
export { holdSales } from './sales.queries.ts'

export const owns = [] as const
export const uses = [] as const
