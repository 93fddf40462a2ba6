import type { App } from '../../platform/context.ts'
import { readInStore } from '../../platform/transaction.ts'
import { carryLine } from './carry-line.ts'
import { makeLanes } from './lanes.ts'
import { lineLocks, nameOf } from './line-locks.ts'
import { allStores, waitingLines } from './outbox.queries.ts'
import type { Receiver } from './receivers.ts'
import { setCourier } from './wake.ts'

/** Every store is looked at so often: what a process left behind that ended, others bring. */
const EVERY_MS = 10_000
/** Another process is at the line: it may have looked before the last message was written. */
const BUSY_AGAIN_MS = 250

/**
 * Brings messages between stores while the server runs: woken by the process's own documents, by
 * the end of a pause after a failure, and by the clock. Each kind of each store is a line of its
 * own, brought by one process at a time; lines do not wait for each other beyond the lanes there
 * are. A kind it has no receiver for is left as it is: a server of a newer version beside this one
 * wrote it and brings it. Answers how to stop it: what is being brought is finished first.
 */
export function startCourier(
  app: App,
  receivers: readonly Receiver[],
  { everyMs = EVERY_MS }: { everyMs?: number } = {},
): () => Promise<void> {
  const locks = lineLocks(app.pool)
  const known = new Map(receivers.map(receiver => [receiver.saluran, receiver]))
  const alarms = alarmClock()
  const looks = new Set<Promise<void>>()
  const isOver = () => alarms.isOver()
  /** Nothing of a courier ends the server: what failed is looked at again. */
  const safely = (work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => {
      if (!isOver()) app.log.warn({ err: error }, 'kurir pesan terhenti, dicoba lagi')
    })
  const lanes = makeLanes<Job>(lanesOf(app), ({ kode_toko, receiver }) =>
    safely(async () => {
      const name = nameOf({ kode_toko, saluran: receiver.saluran })
      const carry = () => carryLine(app, receiver, kode_toko, isOver)
      const turn = await locks.holding(name, carry)
      const pause = turn === 'busy' ? BUSY_AGAIN_MS : turn.again
      // A longer one ends with a look at every store.
      if (pause !== undefined && pause < everyMs) {
        alarms.set(kode_toko, pause, () => wake(kode_toko))
      }
    }),
  )
  const look = async (kode_toko: string): Promise<void> => {
    const lines = await readInStore(app.pool, kode_toko, db => waitingLines(db, kode_toko))
    const now = app.clock.now()
    for (const { saluran, coba_lagi_pada } of lines) {
      const receiver = known.get(saluran)
      const isDue = coba_lagi_pada === null || coba_lagi_pada <= now
      if (receiver !== undefined && isDue) {
        lanes.ask(nameOf({ kode_toko, saluran }), { kode_toko, receiver })
      }
    }
  }
  const following = (work: () => Promise<void>): Promise<void> => {
    const done = safely(work).then(() => void looks.delete(done))
    looks.add(done)
    return done
  }
  const wake = (kode_toko: string): void => void following(() => look(kode_toko))
  const lookEverywhere = async (): Promise<void> => {
    for (const { kode_toko } of await allStores(app.pool)) {
      if (!isOver()) await look(kode_toko)
    }
  }
  const tour = (): void => {
    void following(lookEverywhere).then(() => alarms.set(TOUR, everyMs, tour))
  }
  setCourier(app, { wake, kinds: new Set(known.keys()) })
  alarms.set(TOUR, 0, tour)
  return async () => {
    setCourier(app)
    alarms.end()
    await Promise.all(looks)
    await lanes.close()
  }
}

/** A line, and who takes it in. */
interface Job {
  readonly kode_toko: string
  readonly receiver: Receiver
}

/** No store is called so. */
const TOUR = ''

/** Alarms that do not keep the process alive, one of each name; none rings after the end. */
function alarmClock() {
  const pending = new Map<string, { at: number; timer: NodeJS.Timeout }>()
  let isOver = false
  return {
    isOver: () => isOver,
    /** The earlier of two of one name rings. */
    set: (name: string, ms: number, work: () => void): void => {
      const at = performance.now() + ms
      const other = pending.get(name)
      if (isOver || (other !== undefined && other.at <= at)) return
      clearTimeout(other?.timer)
      const ring = () => {
        pending.delete(name)
        work()
      }
      pending.set(name, { at, timer: setTimeout(ring, ms).unref() })
    },
    end: (): void => {
      isOver = true
      for (const { timer } of pending.values()) clearTimeout(timer)
    },
  }
}

/** Lines brought at once by one process: they may not take the connections that tills need. */
const lanesOf = ({ pool }: App): number =>
  Math.max(1, Math.min(3, Math.floor(pool.options.max / 3)))
