import { setTimeout as sleep } from 'node:timers/promises'
import type { ReportRow } from '@kencana/contract/kit/report'
import type { Pool } from 'pg'
import type { StoreFacts } from './choose-stores.ts'
import { type OpenReport, readingUntil } from './open-report.ts'
import type { Plan } from './plan-report.ts'
import { type Reading, readRows } from './read-rows.ts'
import { takeTurn } from './take-turns.ts'

/** A report of which every row is read, however many. */
export interface LongReport {
  readonly plan: Plan
  readonly stores: readonly StoreFacts[]
  /** To be read once; ends, with its statement, when the caller is gone. */
  readonly rows: AsyncIterable<ReportRow>
}

/**
 * A fault that comes sooner than this is told in words; who waits longer, for a turn or for rows to
 * be sorted, sees a file begin that may break off (first byte within 2 s, T39).
 */
const TOLD_MS = 200

/**
 * Gives back what was opened to plan a report; its rows are read in a snapshot of their own, once
 * their turn has come. @throws Refusal SEDANG_PENUH, and what fails within `TOLD_MS`
 */
export async function longReport(open: OpenReport, gone: AbortSignal): Promise<LongReport> {
  const { plan, stores, pool } = open
  await open.reading.close()
  const rows = readInTurn(plan, pool, gone)
  return { plan, stores, rows: await begun(rows, gone) }
}

async function* readInTurn(plan: Plan, pool: Pool, gone: AbortSignal): AsyncGenerator<ReportRow> {
  const giveBack = await takeTurn(pool, gone)
  try {
    const reading = await patiently(() => readingUntil(pool, gone), gone)
    try {
      yield* readRows(reading, plan)
    } finally {
      await reading.close()
    }
  } finally {
    giveBack()
  }
}

/**
 * Starts to read. A file nobody asked the first byte of is never begun, so the end of the reading
 * hangs on the caller's as well.
 */
async function begun(
  rows: AsyncGenerator<ReportRow>,
  gone: AbortSignal,
): Promise<AsyncGenerator<ReportRow>> {
  gone.addEventListener('abort', () => void rows.return(undefined).catch(() => undefined), {
    once: true,
  })
  const first = rows.next()
  await Promise.race([first, sleep(TOLD_MS, undefined, { ref: false })])
  return goOn(first, rows)
}

async function* goOn(
  first: Promise<IteratorResult<ReportRow>>,
  rest: AsyncGenerator<ReportRow>,
): AsyncGenerator<ReportRow> {
  try {
    for (let row = await first; row.done !== true; row = await rest.next()) yield row.value
  } finally {
    await rest.return(undefined)
  }
}

const TRIES = 5

/** On a machine that is overrun a connection may not come in time; whoever waited can wait on. */
async function patiently(
  open: () => Promise<Reading>,
  gone: AbortSignal,
  tried = 1,
): Promise<Reading> {
  try {
    return await open()
  } catch (error) {
    if (tried === TRIES || gone.aborted || !isTooLate(error)) throw error
    return patiently(open, gone, tried + 1)
  }
}

/** What the pool says when none of its connections came free, or a new one was not ready. */
const isTooLate = (error: unknown): boolean =>
  error instanceof Error && /timeout exceeded when trying|connection timeout/.test(error.message)
