/** Closing the day: what an owner is told of it. */
export type { Notice } from './closing-calls.ts'
export { ClosingNote, Differences, useClosingNotices } from './terakhir/closing-notices.tsx'
