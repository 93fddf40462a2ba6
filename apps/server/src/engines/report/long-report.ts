import type { ReportRow } from '@kencana/contract/kit/report'
import type { StoreFacts } from './choose-stores.ts'
import { type OpenReport, readingUntil } from './open-report.ts'
import type { Plan } from './plan-report.ts'
import { type Reading, readRows } from './read-rows.ts'
import { mustWait, takeTurn } from './take-turns.ts'

/** A report of which every row is read, however many. */
export interface LongReport {
  readonly plan: Plan
  readonly stores: readonly StoreFacts[]
  /** Others read before it: its head may leave while it waits. */
  readonly isWaiting: boolean
  /** Reads once its turn has come; ends, with its statement, when the caller is gone. */
  rows(): AsyncGenerator<ReportRow>
}

/** Gives back what was opened to plan a report; its rows are read in a snapshot of their own. */
export async function longReport(open: OpenReport, gone: AbortSignal): Promise<LongReport> {
  const { plan, stores, pool } = open
  await open.reading.close()
  async function* rows(): AsyncGenerator<ReportRow> {
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
  return { plan, stores, isWaiting: mustWait(pool), rows }
}

const TRIES = 5

/** On a machine that is overrun a connection may not come in time; whoever waited can wait on. */
async function patiently(open: () => Promise<Reading>, gone: AbortSignal): Promise<Reading> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await open()
    } catch (error) {
      if (tried === TRIES || gone.aborted || !isTooLate(error)) throw error
    }
  }
}

/** What the pool says when none of its connections came free, or a new one was not ready. */
const isTooLate = (error: unknown): boolean =>
  error instanceof Error && /timeout exceeded when trying|connection timeout/.test(error.message)
