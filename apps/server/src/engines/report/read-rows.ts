import {
  type ColumnFace,
  type ColumnKind,
  isResult,
  RESULT_KEY,
  type ReportRow,
} from '@kencana/contract/kit/report'
import { refuse } from '@kencana/contract/refusals'
import type { Pool, PoolClient } from 'pg'
import { giveWay, isServing } from '../../platform/http/give-way.ts'
import { first, join, name, rows, run, type Sql, sql } from '../../platform/sql.ts'
import { isParted, type Say, sayParts } from '../../platform/texts/say.ts'
import { isStoreCode } from '../../platform/transaction.ts'
import type { RawRow } from './define-report.ts'
import { type Plan, stretchesOf } from './plan-report.ts'
import { inTurn } from './rows/in-turn.ts'
import { isBehind, orderBy, type Place, placeIn, rowNumber } from './rows/place.ts'
import { finderOf, foundOf } from './rows/search.ts'

/** What is read in one go is worked off in one go: few enough that a till waits for no batch. */
const FETCH = { alone: 200, besideOthers: 50 }

/** A read of a report that can be given up from outside. */
export interface Reading {
  readonly db: PoolClient
  /** False once it is closed or stopped: nothing more may be read. */
  isOpen(): boolean
  /** Row security of one store from here on. */
  enter(kode_toko: string): Promise<void>
  /** Ends a statement that may be running; the read then fails with 57014. */
  stop(): Promise<void>
  close(): Promise<void>
}

/**
 * One read-only snapshot on the reports' role, over one store after the other: row security
 * compares one store, so no statement ever sees two, and all of them see the same instant.
 */
export async function openReading(pool: Pool): Promise<Reading> {
  const db = await pool.connect()
  let stopping: Promise<unknown> = Promise.resolve()
  let state: 'open' | 'closing' | 'closed' = 'open'
  let stopped = false
  let broken: Error | undefined
  const close = async () => {
    if (state !== 'open') return
    state = 'closing'
    await db.query('ROLLBACK').catch((fault: Error) => {
      broken = fault
    })
    state = 'closed'
    // A cancellation under way must not hit whoever gets this connection next.
    await stopping
    db.release(broken)
  }
  try {
    const [, , own] = await Promise.all([
      db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
      // A slow download is no idle transaction; one that takes nothing for two minutes is.
      db.query("SET LOCAL idle_in_transaction_session_timeout = '2min'"),
      first<{ pid: number }>(db, sql`select pg_backend_pid() as pid`),
    ])
    return {
      db,
      isOpen: () => state === 'open' && !stopped,
      enter: async kode_toko => {
        if (stopped) refuse('SEDANG_PENUH')
        if (!isStoreCode(kode_toko)) throw new Error(`not a store code: ${kode_toko}`)
        await db.query(`SET LOCAL app.kode_toko = '${kode_toko}'`)
      },
      stop: async () => {
        if (state === 'closed') return
        stopped = true
        // The role may end its own statements.
        stopping = rows(pool, sql`select pg_cancel_backend(${own?.pid}::int)`).catch(
          () => undefined,
        )
        await stopping
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** All rows of a plan, store by store, few in memory at a time. */
export async function* readRows(reading: Reading, plan: Plan): AsyncGenerator<ReportRow> {
  if (plan.isCombined) return yield* await combinedRows(reading, plan)
  for (const toko of plan.stores) {
    await reading.enter(toko)
    yield* storeRows(reading, plan, toko)
  }
}

async function* storeRows(reading: Reading, plan: Plan, toko: string): AsyncGenerator<ReportRow> {
  const { db } = reading
  const read = readerOf(plan, toko)
  if (plan.report.rows !== undefined) return yield* await ownRows(db, plan, toko)
  await db.query('SET LOCAL cursor_tuple_fraction = 1')
  for (const values of stretchesOf(plan)) {
    for await (const batch of batches(reading, ordered({ ...plan, values }, toko))) {
      for (const row of batch) yield read(row)
    }
  }
}

async function* batches(
  { db, isOpen }: Reading,
  statement: Sql,
): AsyncGenerator<Record<string, unknown>[]> {
  await run(db, sql`declare laporan no scroll cursor for ${statement}`)
  for (let isWhole = false; !isWhole; ) {
    const started = performance.now()
    // Between two statements there is nothing to cancel: whoever was left must notice it here.
    if (!isOpen()) refuse('SEDANG_PENUH')
    const most = isServing() ? FETCH.besideOthers : FETCH.alone
    const batch = await db.query<Record<string, unknown>>(`fetch ${most} from laporan`)
    yield batch.rows
    isWhole = batch.rows.length < most
    await giveWay(performance.now() - started)
  }
  await db.query('close laporan')
}

/** The rows of a report that makes them itself, as they are read; those a search finds. */
async function ownRows(db: PoolClient, plan: Plan, toko: string): Promise<ReportRow[]> {
  const made = (await plan.report.rows?.(db, { ...plan.values, toko })) ?? []
  return inTurn(plan, made.map(readerOf(plan, toko)).filter(finderOf(plan)))
}

/**
 * The rows of all stores together. One that is of a single store says so by its `toko` and leads
 * there; others lead to all that were read, named as an address names them.
 */
export async function combinedRows(reading: Reading, plan: Plan): Promise<ReportRow[]> {
  const { report, stores, values } = plan
  const all: RawRow[] = []
  for (const toko of stores) {
    await reading.enter(toko)
    const store = { ...plan, sorting: undefined, words: [] }
    const found = await rows<Record<string, unknown>>(reading.db, ordered(store, toko))
    all.push(...found.map(row => ({ ...row, toko })))
  }
  const together = report.combined?.rows(all, values) ?? all
  const read = together.map(row => readerOf(plan, String(row.toko ?? stores.join(',')))(row))
  return inTurn(plan, read.filter(finderOf(plan)))
}

/** Some rows of one store with the place of each, from which the rows behind it go on. */
export interface SomeRows {
  readonly rows: readonly ReportRow[]
  readonly places: readonly Place[]
}

/**
 * At most `limit` rows of one store, behind a place or from the first; all of them where the report
 * makes its rows itself.
 */
export async function someRows(
  db: PoolClient,
  plan: Plan,
  toko: string,
  limit: number,
  behind?: Place,
): Promise<SomeRows> {
  if (plan.report.rows !== undefined) {
    const all = await ownRows(db, plan, toko)
    const from = behind === undefined ? 0 : rowNumber(behind)
    return { rows: all.slice(from), places: all.map((_, at) => [String(at + 1)]).slice(from) }
  }
  const keys = orderOf(plan)
  const found = await rows<Record<string, unknown> & { tempat_baris: Place }>(
    db,
    // Places are made of the rows that go out, not of all that are sorted.
    sql`select *, ${placeIn(keys)} as tempat_baris from (
          select * from (${narrowed(plan, toko, behind)}) r
          ${behind === undefined ? sql`` : sql`where ${isBehind(keys, behind)}`}
          order by ${orderBy(keys)} limit ${limit}
        ) r`,
  )
  return { rows: found.map(readerOf(plan, toko)), places: found.map(row => row.tempat_baris) }
}

/** The statement behind a place: a report by days reads none of the days before it. */
function narrowed(plan: Plan, toko: string, behind: Place | undefined): Sql {
  const day = behind?.[0]
  const filter = plan.report.face.filters.find(({ kind }) => kind === 'date-range')
  if (!plan.report.byDays || plan.sorting !== undefined || filter === undefined || day == null) {
    return statement(plan, toko)
  }
  const { dari, sampai } = plan.values[filter.key] as { dari: string; sampai: string }
  const range = { dari: day > dari && day <= sampai ? day : dari, sampai }
  return statement({ ...plan, values: { ...plan.values, [filter.key]: range } }, toko)
}

/** Count and sums of all rows of one store, by the database. */
export async function sumRows(
  db: PoolClient,
  plan: Plan,
  toko: string,
): Promise<{ count: number; totals: ReportRow }> {
  const summed = plan.columns.filter(c => c.total)
  const rowsAlone = plan.report.results ? sql` filter (where ${name(RESULT_KEY)} is null)` : sql``
  const sums = summed.map(
    c => sql`, coalesce(sum(${name(c.key)})${rowsAlone}, 0) as ${name(c.key)}`,
  )
  const row = await first<Record<string, unknown>>(
    db,
    sql`select count(*) as jumlah_baris${join(sums, sql``)} from (${statement(plan, toko)}) r`,
  )
  const totals = Object.fromEntries(summed.map(c => [c.key, figure(row?.[c.key])]))
  return { count: figure(row?.jumlah_baris), totals }
}

/** The rows of a report, those that a search finds: without one it is the report's statement. */
function statement(plan: Plan, toko: string): Sql {
  if (plan.report.sql === undefined) throw new Error(`${plan.report.id} has no statement`)
  const whole = plan.report.sql({ ...plan.values, toko })
  if (plan.words.length === 0) return whole
  return sql`select * from (${whole}) s where ${foundOf(plan, toko)}`
}

/** Columns that rows stand by; `-` before a name turns it round. */
function orderOf({ sorting, report, group }: Plan): readonly string[] {
  if (sorting === undefined) return report.order
  const own = report.groupOrder ?? group.filter(key => key !== 'toko')
  return [...own, `${sorting.desc ? '-' : ''}${sorting.key}`, ...report.order]
}

const ordered = (plan: Plan, toko: string): Sql =>
  sql`select * from (${statement(plan, toko)}) r order by ${orderBy(orderOf(plan))}`

/**
 * Takes the columns of the face out of a row of the database, in the units of their kinds. Of what
 * links need a row says what it has: most documents have one number of many.
 */
function readerOf(plan: Plan, toko: string): (row: RawRow) => ReportRow {
  const { columns, stores, say } = plan
  const several = stores.length > 1
  const links = linkKeys(columns)
  return row => {
    const read: ReportRow = {}
    for (const column of columns) read[column.key] = saidCell(column, row[column.key], say)
    for (const key of links) {
      const cell = cellOf('text', row[key])
      if (cell !== null) read[key] = cell
    }
    if (several) read.toko = toko
    if (isResult(row)) read[RESULT_KEY] = 1
    return read
  }
}

/** Columns that links need and that are not shown themselves. */
function linkKeys(columns: readonly ColumnFace[]): string[] {
  const shown = new Set(columns.map(c => c.key))
  const leads = columns.flatMap(({ leadsTo, orTo = [] }) => [leadsTo ?? [], ...orTo].flat())
  const named = leads.flatMap(({ search, pathIn }) => [pathIn ?? [], Object.values(search)].flat())
  return named.filter(key => !shown.has(key))
}

/** Our words in the reader's language, people's as they wrote them. */
function saidCell({ kind, words }: ColumnFace, value: unknown, say: Say): string | number | null {
  const cell = cellOf(kind, value)
  if (typeof cell !== 'string' || kind !== 'text') return cell
  return words === true && !isParted(cell) ? say(cell) : sayParts(cell, say)
}

function cellOf(kind: ColumnKind, value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (kind === 'text') return String(value)
  if (kind === 'date') return String(value).slice(0, 10)
  if (kind === 'datetime') return value instanceof Date ? value.toISOString() : String(value)
  return figure(value)
}

/** A whole figure of the database, exact, or a fault: sums above 2^53 must not pass as rounded. */
function figure(value: unknown): number {
  const read = Number(value ?? 0)
  if (!Number.isSafeInteger(read)) throw new RangeError(`not a whole figure: ${String(value)}`)
  return read
}
