import {
  type ReportAnswer,
  type ReportPage,
  type ReportRow,
  SCREEN_ROWS,
} from '@kencana/contract/kit/report'
import { refuse } from '@kencana/contract/refusals'
import { sqlState } from '../../platform/transaction.ts'
import type { OpenReport } from './open-report.ts'
import type { Plan } from './plan-report.ts'
import { combinedRows, type Reading, type SomeRows, someRows, sumRows } from './read-rows.ts'
import { readPlace, type StorePlace, writePlace } from './rows/place.ts'
import { createTotals } from './totals.ts'

/** A store's statement that took too long or found no room; the other stores still answer. */
const NO_ANSWER = new Set(['57014', '55P03', '53200', '53400'])

/**
 * The report for a screen: at most 2,000 rows, totals of all of them. A store that does not answer
 * is named in `meta.missing`, so that nobody takes a part for the whole.
 */
export async function answerReport(open: OpenReport, gone: AbortSignal): Promise<ReportAnswer> {
  const { plan, reading } = open
  if (plan.isCombined) return answerCombined(open)
  const rows: ReportRow[] = []
  const missing: string[] = []
  const sums = createTotals(plan.columns)
  let count = 0
  let last: StorePlace | undefined
  try {
    for (const toko of plan.stores) {
      const read = () => readPart(reading, plan, toko, SCREEN_ROWS - rows.length)
      const part = await ofStore(reading, plan, toko, read, gone)
      if (part === undefined) {
        missing.push(toko)
        continue
      }
      rows.push(...part.rows)
      count += part.count
      sums.add(part.totals)
      const tempat = part.places.at(-1)
      if (tempat !== undefined) last = { toko, tempat }
    }
  } finally {
    await reading.close()
  }
  const { filters, address, stores, columns, group } = plan
  const more = count > rows.length
  const lanjut = more && last !== undefined ? writePlace(last) : null
  const meta = { more, lanjut, filters, values: address, stores, missing, columns, group }
  return { rows, totals: sums.row(), meta: { count, ...meta } }
}

/** The rows of all stores together: few, so all are sent; a store that fails fails the whole. */
async function answerCombined({ plan, reading }: OpenReport): Promise<ReportAnswer> {
  try {
    const rows = await combinedRows(reading, plan)
    const sums = createTotals(plan.columns)
    for (const row of rows) sums.add(row)
    const { filters, address, stores, columns, group } = plan
    const whole = { count: rows.length, more: false, lanjut: null, missing: [] }
    return {
      rows,
      totals: sums.row(),
      meta: { ...whole, filters, values: address, stores, columns, group },
    }
  } finally {
    await reading.close()
  }
}

/**
 * At most 2,000 rows behind a place, in a snapshot of their own: a row that was sent does not come
 * again. @throws Refusal PERMINTAAN_TIDAK_SAH when the place is none of this report
 */
export async function answerMore(
  { plan, reading }: OpenReport,
  after: string,
): Promise<ReportPage> {
  const rows: ReportRow[] = []
  try {
    const { toko: first, tempat } = readPlace(after)
    const from = plan.stores.indexOf(first)
    // All rows of all stores together were sent at once.
    if (from < 0 || plan.isCombined) refuse('PERMINTAAN_TIDAK_SAH', { bidang: 'setelah' })
    for (const toko of plan.stores.slice(from)) {
      const room = SCREEN_ROWS - rows.length
      await reading.enter(toko)
      const behind = toko === first ? tempat : undefined
      const part = await someRows(reading.db, plan, toko, room + 1, behind)
      rows.push(...part.rows.slice(0, room))
      const place = room === 0 ? undefined : part.places[room - 1]
      if (part.rows.length > room && place !== undefined) {
        return { rows, lanjut: writePlace({ toko, tempat: place }) }
      }
    }
  } catch (error) {
    // Text that is no value of its column: a place that somebody made.
    if (sqlState(error)?.startsWith('22')) refuse('PERMINTAAN_TIDAK_SAH', { bidang: 'setelah' })
    throw error
  } finally {
    await reading.close()
  }
  return { rows, lanjut: null }
}

/**
 * The last row of a report store by store, as its screen adds it up, and the stores that did not
 * answer. Reads to the end and closes; for reports of one statement.
 */
export async function sumsByStore(
  { plan, reading }: OpenReport,
  gone: AbortSignal,
): Promise<{ sums: ReadonlyMap<string, ReportRow>; missing: readonly string[] }> {
  const sums = new Map<string, ReportRow>()
  const missing: string[] = []
  try {
    for (const toko of plan.stores) {
      const read = () => sumRows(reading.db, plan, toko)
      const part = await ofStore(reading, plan, toko, read, gone)
      if (part === undefined) missing.push(toko)
      else sums.set(toko, part.totals)
    }
  } finally {
    await reading.close()
  }
  return { sums, missing }
}

interface Part extends SomeRows {
  readonly count: number
  readonly totals: ReportRow
}

/** What is read of one store; nothing where one of several does not answer. */
async function ofStore<T>(
  reading: Reading,
  plan: Plan,
  toko: string,
  read: () => Promise<T>,
  gone: AbortSignal,
): Promise<T | undefined> {
  await reading.db.query('SAVEPOINT toko')
  try {
    await reading.enter(toko)
    return await read()
  } catch (error) {
    const alone = plan.stores.length === 1
    if (alone || gone.aborted || !NO_ANSWER.has(sqlState(error) ?? '')) throw error
    await reading.db.query('ROLLBACK TO SAVEPOINT toko')
    return undefined
  }
}

async function readPart(reading: Reading, plan: Plan, toko: string, room: number): Promise<Part> {
  const { rows, places } = await someRows(reading.db, plan, toko, room + 1)
  const some = { rows: rows.slice(0, room), places: places.slice(0, room) }
  if (rows.length > room && plan.report.sql !== undefined) {
    return { ...some, ...(await sumRows(reading.db, plan, toko)) }
  }
  const sums = createTotals(plan.columns)
  for (const row of rows) sums.add(row)
  return { ...some, count: rows.length, totals: sums.row() }
}
