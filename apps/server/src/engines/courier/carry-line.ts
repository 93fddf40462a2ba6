import { Refusal } from '@kencana/contract/refusals'
import type { App } from '../../platform/context.ts'
import { makeCounter } from '../../platform/metrics.ts'
import { inStore } from '../../platform/transaction.ts'
import {
  allStores,
  firstWaiting,
  type Line,
  markBrought,
  markFailed,
  takeKey,
  type Waiting,
  waitingLines,
} from './outbox.queries.ts'
import type { Message, Receiver } from './receivers.ts'

const brought = makeCounter('kencana_pesan_sampai_total', 'Messages brought', ['saluran'])
const failed = makeCounter('kencana_pesan_gagal_total', 'Tries that failed', ['saluran'])

/** So many are brought before they are marked; a crash brings them again, which changes nothing. */
const BATCH = 50

/** How a turn at a line ended; after a failure, in how many milliseconds it is tried again. */
export type Turn = { readonly n: number; readonly again?: number }

/**
 * Brings what waits of one kind of a store, in its order, until nothing does or one fails: then
 * the line waits. Each message is taken in by a transaction of the store it is for, together with
 * its key, and is marked at the sender afterwards: a crash in between brings it again, and the key
 * is known.
 */
export async function carryLine(
  app: App,
  receiver: Receiver,
  kode_toko: string,
  isOver: () => boolean = () => false,
): Promise<Turn> {
  const line: Line = { kode_toko, saluran: receiver.saluran }
  const turn: { n: number; again?: number; isEmpty?: boolean } = { n: 0 }
  while (!isOver() && turn.again === undefined && !turn.isEmpty) {
    const waiting = await inStore(app.pool, kode_toko, db => firstWaiting(db, line, BATCH))
    const due = waiting[0]?.coba_lagi_pada?.getTime() ?? 0
    const wait = due - app.clock.now().getTime()
    if (wait > 0) turn.again = wait
    else if (waiting.length === 0) turn.isEmpty = true
    else {
      const { n, again } = await carryBatch(app, receiver, waiting, isOver)
      turn.n += n
      if (again !== undefined) turn.again = again
    }
  }
  return turn
}

/** Brings all that is due, of every store, where no courier runs; answers how many messages. */
export async function carryAll(app: App, receivers: readonly Receiver[]): Promise<number> {
  let n = 0
  for (const { kode_toko } of await allStores(app.pool)) {
    const lines = await inStore(app.pool, kode_toko, db => waitingLines(db, kode_toko))
    for (const { saluran } of lines) {
      const receiver = receivers.find(one => one.saluran === saluran)
      if (receiver !== undefined) n += (await carryLine(app, receiver, kode_toko)).n
    }
  }
  return n
}

/** Brings messages one after the other, up to the first that fails, and marks those that came. */
async function carryBatch(
  app: App,
  receiver: Receiver,
  waiting: readonly Waiting[],
  isOver: () => boolean,
): Promise<Turn> {
  const taken: string[] = []
  let again: number | undefined
  for (const message of waiting) {
    if (isOver() || again !== undefined) break
    try {
      await bring(app, receiver, message)
      taken.push(message.id)
    } catch (error) {
      again = await keepFailure(app, message, error)
    }
  }
  const [{ asal, saluran }] = waiting as [Waiting]
  brought.inc({ saluran }, taken.length)
  if (taken.length > 0) {
    await inStore(app.pool, asal, db => markBrought(db, asal, taken, app.clock.now()))
  }
  return { n: taken.length, ...(again === undefined ? {} : { again }) }
}

/** Has one message taken in, once whatever happens. @throws whatever its receiver throws */
async function bring(app: App, receiver: Receiver, message: Message): Promise<void> {
  const now = app.clock.now()
  const notices = await inStore(app.pool, message.ke, async db =>
    (await takeKey(db, message, now)) ? receiver.receive(db, message, now) : [],
  )
  for (const notice of notices) app.hub.send(notice)
}

/**
 * Notes why it failed and until when the line waits; answers that wait in milliseconds, 0 where
 * somebody asked meanwhile that it be tried again.
 */
async function keepFailure(app: App, message: Waiting, error: unknown): Promise<number> {
  const { asal, ke, saluran, id, percobaan } = message
  const wait = waitAfter(percobaan + 1)
  failed.inc({ saluran })
  app.log.warn({ err: error, asal, ke, saluran, id }, 'pesan belum sampai, dicoba lagi')
  const kept = await inStore(app.pool, asal, db =>
    markFailed(db, message, reasonOf(error), new Date(app.clock.now().getTime() + wait)),
  )
  return kept?.coba_lagi_pada === null ? 0 : wait
}

const FIRST_MS = 1_000
const LONGEST_MS = 3_600_000

/**
 * Milliseconds until the next try after so many failures: doubled from 1 s to 1 h, of which a half
 * is by chance, so that what failed together is not tried together.
 */
const waitAfter = (failures: number, chance = Math.random()): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + chance / 2)

const REASON_LENGTH = 300

const reasonOf = (error: unknown): string =>
  (error instanceof Refusal
    ? `${error.code} ${JSON.stringify(error.facts)}`
    : error instanceof Error
      ? error.message
      : String(error)
  ).slice(0, REASON_LENGTH)
