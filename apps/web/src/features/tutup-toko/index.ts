/** Closing the day: what an owner is told of it. */
export { ClosingNotices, Differences } from './terakhir/closing-notices.tsx'
