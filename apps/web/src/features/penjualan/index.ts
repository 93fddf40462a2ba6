/** Selling: the till, its list, its cancellation. Other features name the ways to pay alike. */
export { useTenderNames } from './till/payment/tender-names.ts'
