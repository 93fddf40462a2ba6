/** Closing the day: what an owner is told of it. */
export { ClosingNotices } from './terakhir/closing-notices.tsx'
