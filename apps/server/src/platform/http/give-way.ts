import { setTimeout as sleep } from 'node:timers/promises'

/** Who was served this lately is taken to ask again. */
const LATELY_MS = 250
/** How long long work rests, against how long it just worked. */
const REST = 1.5
const LONGEST_REST_MS = 20

/** The thread and its cores belong to this process: another one has its own to share. */
let servedAt = Number.NEGATIVE_INFINITY

/** Somebody is being served who waits for the answer: a till, a screen. */
export function noteServed(): void {
  servedAt = performance.now()
}

/**
 * Rests after a piece of long work (an export, a large report) that took `ms` milliseconds, when
 * others were served lately: with the thread and the database to itself in between, a till hardly
 * notices it. Alone it does not rest at all.
 */
export async function giveWay(ms: number): Promise<void> {
  if (performance.now() - servedAt > LATELY_MS) return
  await sleep(Math.min(ms * REST, LONGEST_REST_MS))
}
