/** Who was served this lately is taken to ask again. */
const LATELY_MS = 250
/** How long long work waits for those who are being served, against how long it just worked. */
const PATIENCE = 10
const LONGEST_WAIT_MS = 20

/** The thread and its cores belong to this process: another one has its own to share. */
let served = 0
let servedAt = Number.NEGATIVE_INFINITY
const waiting = new Set<() => void>()

/** Serves somebody who waits for the answer: a till, a screen. */
export async function serving<T>(work: () => Promise<T>): Promise<T> {
  served += 1
  try {
    return await work()
  } finally {
    served -= 1
    servedAt = performance.now()
    if (served === 0) for (const go of waiting) go()
  }
}

/** Whether somebody is served now, or was lately: then long work goes in small pieces. */
export const isServing = (): boolean => served > 0 || performance.now() - servedAt < LATELY_MS

/**
 * Waits, after a piece of long work (an export, a large report) that took `ms` milliseconds, until
 * nobody is being served; not for ever, so that the work goes on beside tills that never rest. With
 * the thread and the database to itself meanwhile, a till hardly notices it.
 */
export function giveWay(ms: number): Promise<void> {
  return new Promise(resolve => {
    if (served === 0) return resolve()
    const go = () => {
      clearTimeout(patience)
      waiting.delete(go)
      // The answer that was waited for leaves first.
      setImmediate(resolve)
    }
    const patience = setTimeout(go, Math.min(ms * PATIENCE, LONGEST_WAIT_MS))
    waiting.add(go)
  })
}
