import { type ReportAnswer, type ReportRow, SCREEN_ROWS } from '@kencana/contract/kit/report'
import { sqlState } from '../../platform/transaction.ts'
import type { OpenReport } from './open-report.ts'
import type { Plan } from './plan-report.ts'
import { type Reading, someRows, sumRows } from './read-rows.ts'
import { createTotals } from './totals.ts'

/** A store's statement that took too long or found no room; the other stores still answer. */
const NO_ANSWER = new Set(['57014', '55P03', '53200', '53400'])

/**
 * The report for a screen: at most 2,000 rows, totals of all of them. A store that does not answer
 * is named in `meta.missing`, so that nobody takes a part for the whole.
 */
export async function answerReport(open: OpenReport, gone: AbortSignal): Promise<ReportAnswer> {
  const { plan, reading } = open
  const rows: ReportRow[] = []
  const missing: string[] = []
  const sums = createTotals(plan.columns)
  let count = 0
  try {
    for (const toko of plan.stores) {
      const part = await storePart(reading, plan, toko, SCREEN_ROWS - rows.length, gone)
      if (part === undefined) {
        missing.push(toko)
        continue
      }
      rows.push(...part.rows)
      count += part.count
      sums.add(part.totals)
    }
  } finally {
    await reading.close()
  }
  const { filters, address, stores, columns, group } = plan
  const meta = { filters, values: address, stores, missing, columns, group }
  return { rows, totals: sums.row(), meta: { count, more: count > rows.length, ...meta } }
}

interface Part {
  readonly rows: readonly ReportRow[]
  readonly count: number
  readonly totals: ReportRow
}

async function storePart(
  reading: Reading,
  plan: Plan,
  toko: string,
  room: number,
  gone: AbortSignal,
): Promise<Part | undefined> {
  await reading.db.query('SAVEPOINT toko')
  try {
    await reading.enter(toko)
    return await readPart(reading, plan, toko, room)
  } catch (error) {
    const alone = plan.stores.length === 1
    if (alone || gone.aborted || !NO_ANSWER.has(sqlState(error) ?? '')) throw error
    await reading.db.query('ROLLBACK TO SAVEPOINT toko')
    return undefined
  }
}

async function readPart(reading: Reading, plan: Plan, toko: string, room: number): Promise<Part> {
  const rows = await someRows(reading.db, plan, toko, room + 1)
  if (rows.length > room && plan.report.sql !== undefined) {
    const { count, totals } = await sumRows(reading.db, plan, toko)
    return { rows: rows.slice(0, room), count, totals }
  }
  const sums = createTotals(plan.columns)
  for (const row of rows) sums.add(row)
  return { rows: rows.slice(0, room), count: rows.length, totals: sums.row() }
}
