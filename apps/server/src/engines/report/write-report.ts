import { Readable } from 'node:stream'
import { dayText } from '@kencana/contract/kit/days/day-text'
import {
  type ColumnFace,
  INLINE_ROWS,
  RANGE_KEYS,
  type ReportRow,
} from '@kencana/contract/kit/report'
import { refuse } from '@kencana/contract/refusals'
import type { Ctx } from '../../platform/context.ts'
import { storeLogo } from '../../platform/files/store-logo.ts'
import { jakartaMinute } from '../../platform/format.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { isPdfQueueFull, tablePdf } from '../../platform/pdf/pdf.ts'
import { csvStream } from '../../platform/sheet/csv.ts'
import { csvFormIn } from '../../platform/sheet/csv-form.ts'
import { excelStream } from '../../platform/sheet/write-excel.ts'
import { readInStore } from '../../platform/transaction.ts'
import { type LongReport, longReport } from './long-report.ts'
import type { OpenReport } from './open-report.ts'
import type { Plan } from './plan-report.ts'
import { createTotals, type Totals } from './totals.ts'

/** A paper of more pages is read by nobody; the sheet and the CSV hold what is larger. */
const PDF_ROWS = 50_000

/** Cuts an address into the lines of a report's head (doc1 §9: 48 characters). */
export type CutAddress = (address: string) => readonly string[]

/**
 * The report on paper, in a window of its own up to 500 rows, saved above (doc1 §9).
 * @throws Refusal LAPORAN_TERLALU_BESAR, SEDANG_PENUH
 */
export async function reportPdf(
  ctx: Ctx,
  open: OpenReport,
  cutAddress: CutAddress,
  gone: AbortSignal,
): Promise<FileAnswer> {
  const { plan, stores, rows: all } = await longReport(open, gone)
  const { face } = plan.report
  const rows: ReportRow[] = []
  const totals = createTotals(plan.columns)
  for await (const row of all) {
    totals.add(row)
    rows.push(readable(plan, row))
    if (rows.length > PDF_ROWS) refuse('LAPORAN_TERLALU_BESAR', { maks: PDF_ROWS })
  }
  if (isPdfQueueFull()) refuse('SEDANG_PENUH')
  const [only, ...others] = stores
  const at = ctx.now().toISOString()
  const logo = others.length === 0 ? await logoOf(ctx, only?.kode_toko) : undefined
  const bytes = await tablePdf({
    orientation: face.orientation,
    store: {
      name: others.length === 0 ? (only?.nama_toko ?? '') : stores.map(s => s.nama_toko).join(', '),
      lines: others.length === 0 ? cutAddress(only?.alamat_toko ?? '') : [],
      ...(logo === undefined ? {} : { logo }),
    },
    title: plan.say(face.title),
    filters: plan.filters,
    printed: plan.say('Dicetak oleh {user} {pada}', {
      user: ctx.actor.user_id,
      pada: jakartaMinute(at),
    }),
    at,
    columns: saidColumns(plan).map(dayed),
    rows,
    group: plan.group,
    totals: totals.row(),
    words: paperWords(plan),
  })
  return {
    mime: 'application/pdf',
    name: fileName(plan, 'pdf'),
    disposition: rows.length > INLINE_ROWS ? 'attachment' : 'inline',
    bytes,
  }
}

/** Stores named in a file's name; more are told by their number. */
const NAMED = 3

/**
 * 'laporan-penjualan_JKT_2026-11-01_2026-11-22.csv': what, where and when. A report that asks for
 * no day says what is now, and carries the day it is; `_cari` marks the rows of a search.
 */
function fileName({ report, stores, address, day, words }: Plan, ending: string): string {
  const where = stores.length <= NAMED ? stores.join('-') : `${stores.length}-toko`
  const days = report.face.filters.flatMap(({ kind, key }) =>
    kind === 'date-range' ? RANGE_KEYS : kind === 'date' ? [key] : [],
  )
  const when = new Set(days.length === 0 ? [day] : days.map(key => address[key] ?? day))
  const part = words.length === 0 ? [] : ['cari']
  return `${[report.id, where, ...when, ...part].join('_')}.${ending}`
}

/** A paper of one store carries its logo. */
const logoOf = (ctx: Ctx, kode_toko = ctx.kode_toko) =>
  readInStore(ctx.app.pool, kode_toko, db => storeLogo(ctx.app, db, kode_toko))

/** A total of what a search found must not be taken for the whole. */
const totalWord = ({ report, words, say }: Plan): string =>
  words.length === 0 ? say(report.face.total ?? 'Total') : say('Total yang ditemukan')

const paperWords = (plan: Plan) => ({
  subtotal: plan.say('Subtotal {group}'),
  total: totalWord(plan),
  page: plan.say('Halaman {page} dari {pages}'),
  empty: plan.say('Tidak Ada Data'),
})

const saidColumns = ({ columns, say }: Plan): readonly ColumnFace[] =>
  columns.map(column => ({ ...column, label: say(column.label) }))

/** Days and instants of a row as people read them, in the reader's language. */
function readable({ columns, say }: Plan, row: ReportRow): ReportRow {
  const days = columns.flatMap(({ key, kind }) => {
    const value = row[key]
    if (value === null || value === undefined) return []
    if (kind === 'datetime') return [[key, dayText(jakartaMinute(value), say)]]
    return kind === 'date' ? [[key, dayText(String(value), say)]] : []
  })
  return days.length === 0 ? row : { ...row, ...Object.fromEntries(days) }
}

/** Its cells are said already. */
const dayed = (column: ColumnFace): ColumnFace =>
  column.kind === 'datetime' ? { ...column, kind: 'date' } : column

/** All rows as a workbook, written while they are read; one sheet until Excel reads no more. */
export async function reportExcel(open: OpenReport, gone: AbortSignal): Promise<FileAnswer> {
  const report = await longReport(open, gone)
  const { plan } = report
  const totals = createTotals(plan.columns)
  const pieces = excelStream({
    sheetName: plan.say(plan.report.face.title),
    columns: saidColumns(plan),
    rows: counted(report, totals),
    ...(sums(plan.columns) ? totalsLater(plan, totals) : {}),
  })
  return {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: fileName(plan, 'xlsx'),
    disposition: 'attachment',
    bytes: flowing(pieces),
  }
}

/** All rows as CSV, written while they are read; the last line is the total. */
export async function reportCsv(
  ctx: Ctx,
  open: OpenReport,
  gone: AbortSignal,
): Promise<FileAnswer> {
  const delimiter = await csvFormIn(ctx.app.pool, ctx.kode_toko)
  const report = await longReport(open, gone)
  const { plan } = report
  const totals = createTotals(plan.columns)
  async function* withTotal(): AsyncGenerator<ReportRow> {
    yield* counted(report, totals)
    if (sums(plan.columns)) yield totalRow(plan, totals)
  }
  return {
    mime: 'text/csv; charset=utf-8',
    name: fileName(plan, 'csv'),
    disposition: 'attachment',
    bytes: flowing(csvStream(saidColumns(plan), withTotal(), { delimiter })),
  }
}

async function* counted(report: LongReport, totals: Totals): AsyncGenerator<ReportRow> {
  for await (const row of report.rows) {
    totals.add(row)
    yield row
  }
}

const sums = (columns: readonly ColumnFace[]): boolean => columns.some(c => c.total)

/** Totals that are asked for after the last row. */
const totalsLater = (plan: Plan, totals: Totals) => ({
  totals: {
    label: totalWord(plan),
    get row() {
      return totalRow(plan, totals)
    },
  },
})

/** The total, named in the first column that holds words. */
function totalRow(plan: Plan, totals: Totals): ReportRow {
  const place = plan.columns.find(c => ['text', 'date', 'datetime'].includes(c.kind))
  return { ...(place === undefined ? {} : { [place.key]: totalWord(plan) }), ...totals.row() }
}

/** Bytes as they are made; a stream that is left ends the generators behind it. */
const flowing = (pieces: AsyncIterable<string | Uint8Array>): Readable =>
  Readable.from(pieces, { objectMode: false })
