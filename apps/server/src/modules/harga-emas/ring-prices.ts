import type { App } from '../../platform/context.ts'
import { readInStore } from '../../platform/transaction.ts'
import { allStores } from './harga-emas.queries.ts'
import { nextBeginning } from './planned.queries.ts'
import { boardNotice } from './tell-board.ts'

/** Stores are looked at so often: another process may have been told of a board. */
const EVERY_MS = 15_000

/**
 * Tells the tills of a store that its board changes, at the instant a price begins. The price is in
 * force by the clock of whoever sells, with or without a word: this is the hint to look again.
 * Several processes each tell, which is read twice and no more. Answers how to stop it.
 */
export function startPriceBell(
  app: App,
  { everyMs = EVERY_MS }: { everyMs?: number } = {},
): () => Promise<void> {
  let heardTo = app.clock.now()
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  /** Tells of what began since the last look; answers in how long the next one begins. */
  const look = async (): Promise<number> => {
    const [from, now] = [heardTo, app.clock.now()]
    let wait = everyMs
    for (const { kode_toko } of await allStores(app.pool)) {
      const after = (at: Date) =>
        readInStore(app.pool, kode_toko, async db => {
          const [first] = await nextBeginning(db, kode_toko, at)
          return first?.pada ?? null
        })
      const begun = await after(from)
      if (begun !== null && begun <= now) app.hub.send(boardNotice(kode_toko))
      const next = begun !== null && begun <= now ? await after(now) : begun
      if (next !== null) wait = Math.min(wait, next.getTime() - now.getTime())
    }
    heardTo = now
    return Math.max(wait, 1)
  }
  let looking: Promise<void> = Promise.resolve()
  const turn = (): void => {
    looking = look()
      .catch((error: unknown) => {
        if (!isOver) app.log.warn({ err: error }, 'lonceng papan harga terhenti, dicoba lagi')
        return everyMs
      })
      .then(ms => {
        if (!isOver) timer = setTimeout(turn, ms).unref()
      })
  }
  turn()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await looking
  }
}
