import type { Pulse } from './watched-worker.ts'

/** How late a calm machine lets an idle thread be, milliseconds. */
const CALM_MS = 20

/**
 * A delay of the server's event loop beyond that of an idle thread, in milliseconds of a calm
 * machine: where even the idle thread is late, everything takes longer in proportion.
 */
export const lateBy = ({ lagP99, idleP99 }: Pulse): number =>
  (lagP99 - idleP99) / Math.max(1, idleP99 / CALM_MS)
