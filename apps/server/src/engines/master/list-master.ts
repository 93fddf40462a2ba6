import { columnOf, placesOf } from '@kencana/contract/kit/field'
import type { ListCall, MasterDefinition } from '@kencana/contract/kit/master'
import { filterFields } from '@kencana/contract/kit/masters/routes'
import { pageWindow } from '@kencana/contract/kit/page'
import type { ColumnKind } from '@kencana/contract/kit/report'
import type { StoreCtx } from '../../platform/context.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { csvStream } from '../../platform/sheet/csv.ts'
import { csvFormOf } from '../../platform/sheet/csv-form.ts'
import { every, first, join, name, rows, type Sql, sql } from '../../platform/sql.ts'
import { byFit } from '../../platform/texts/fit-of.ts'
import { columnsOf, type StampedRow, type StoredRow, toWire, within } from './master-table.ts'

/** How a list is searched, narrowed and sorted. */
export type ListQuery = Readonly<Record<string, unknown>> & {
  readonly q?: string | undefined
  readonly sort?: string | undefined
}

/** A page of live rows: searched, narrowed, sorted. */
export async function listMaster(
  ctx: StoreCtx,
  master: MasterDefinition,
  query: ListQuery & { skip?: number | undefined; limit: number; page?: number | undefined },
) {
  const where = conditions(ctx, master, query)
  const window = pageWindow(query)
  const table = name(master.table)
  const total = await first<{ n: string }>(
    ctx.db,
    sql`select count(*) n from ${table} where ${where}`,
  )
  const found = await rows<StoredRow>(
    ctx.db,
    sql`select ${columnsOf(master)} from ${table} where ${where}
        order by ${fits(master, query)}${order(master, query.sort)}
        limit ${window.limit} offset ${window.skip}`,
  )
  const data = found.map(row => toWire(master, row))
  return { count: Number(total?.n ?? 0), data, ...window }
}

/** Every live row for a picker or a specified shared load. */
export async function callMaster(
  ctx: StoreCtx,
  master: MasterDefinition,
  call: ListCall,
  given: Readonly<Record<string, unknown>>,
  shown = master,
): Promise<StampedRow[]> {
  const fixed = Object.entries(call.where ?? {}).map(
    ([field, values]) => sql`${column(master, field)} = any(${[...values]}::text[])`,
  )
  const asked = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => sql`${column(master, field)} = ${value}`)
  const where = every([live(ctx, master), ...fixed, ...asked])
  const found = await rows<StoredRow>(
    ctx.db,
    sql`select ${columnsOf(shown)} from ${name(master.table)} where ${where}
        order by ${order(master, undefined)}`,
  )
  return found.map(row => toWire(shown, row))
}

/** Every live row a query finds, in its order. */
export async function everyRow(
  ctx: StoreCtx,
  master: MasterDefinition,
  query: ListQuery,
): Promise<StampedRow[]> {
  const found = await rows<StoredRow>(
    ctx.db,
    sql`select ${columnsOf(master)} from ${name(master.table)}
        where ${conditions(ctx, master, query)} order by ${order(master, query.sort)}`,
  )
  return found.map(row => toWire(master, row))
}

/** Every live row as CSV, narrowed like the list; values as they are kept, so they read back. */
export async function csvOfMaster(
  ctx: StoreCtx,
  master: MasterDefinition,
  query: ListQuery,
): Promise<FileAnswer> {
  const found = await rows<StoredRow>(
    ctx.db,
    sql`select ${columnsOf(master)} from ${name(master.table)}
        where ${conditions(ctx, master, query)} order by ${order(master, query.sort)}`,
  )
  const columns = Object.entries(master.fields).map(([field, kind]) => ({
    key: columnOf(field, kind),
    label: kind.label,
    kind: CSV_KIND[kind.kind] ?? ('text' as const),
  }))
  const pieces: string[] = []
  const plain = found.map(row => plainRow(master, row))
  const delimiter = await csvFormOf(ctx.db, ctx.kode_toko)
  for await (const piece of csvStream(columns, plain, { delimiter })) pieces.push(piece)
  return {
    mime: 'text/csv; charset=utf-8',
    name: 'spreadsheet.csv',
    disposition: 'attachment',
    bytes: Buffer.from(pieces.join('')),
  }
}

/** Purities and decimals are figures as they are, made by `plainRow`: 916.7, not 91.67 %. */
const CSV_KIND: Readonly<Record<string, ColumnKind>> = {
  money: 'money',
  weight: 'weight',
  percent: 'percent',
  integer: 'count',
  date: 'date',
}

/** Stored values as a sheet keeps them: yes and no as words, decimals in the unit of people. */
function plainRow(
  master: MasterDefinition,
  row: StoredRow,
): Record<string, string | number | null> {
  const cells = Object.entries(master.fields).map(([field, kind]) => {
    const column = columnOf(field, kind)
    const value = row[column] as string | number | boolean | null
    if (typeof value === 'boolean') return [column, value ? 'Ya' : 'Tidak']
    const places = placesOf(kind)
    if (places === 0 || value === null) return [column, value]
    return [column, Number(value) / 10 ** places]
  })
  return Object.fromEntries(cells)
}

const column = (master: MasterDefinition, field: string): Sql => {
  const kind = master.fields[field]
  if (kind === undefined) throw new Error(`master ${master.name} has no field ${field}`)
  return name(columnOf(field, kind))
}

const live = (ctx: StoreCtx, master: MasterDefinition): Sql =>
  sql`${within(master, ctx.kode_toko)} and dihapus_pada is null`

function conditions(ctx: StoreCtx, master: MasterDefinition, query: ListQuery): Sql {
  const filters = filterFields(master).flatMap(field =>
    query[field] === undefined ? [] : [sql`${column(master, field)} = ${query[field]}`],
  )
  const words = (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const text = words.length === 0 ? sql`` : searched(master)
  const found = words.map(word => sql`position(${word} in ${text}) > 0`)
  return every([live(ctx, master), ...filters, ...found])
}

/** What a search reads: every text of the row, in small letters. */
function searched(master: MasterDefinition): Sql {
  const texts = Object.entries(master.fields)
    .filter(([, f]) => ['code', 'text', 'ref', 'choice'].includes(f.kind))
    .map(([field]) => column(master, field))
  return sql`lower(concat_ws(' ', ${join(texts, sql`, `)}))`
}

/** What is searched for comes best first, unless another order is asked for. */
const fits = (master: MasterDefinition, { q = '', sort }: ListQuery): Sql =>
  sort === undefined
    ? byFit(q, column(master, master.key), column(master, master.nameField))
    : sql``

/** A field that the caller is not told sorts nothing. */
function order(master: MasterDefinition, asked: string | undefined): Sql {
  const key = name(master.key)
  const isTold = Object.hasOwn(master.fields, asked?.replace(/^-/, '') ?? '')
  const sort = isTold ? asked : undefined
  const wanted = sort ?? master.sortBy
  if (wanted === master.key) return key
  const by = column(master, wanted.replace(/^-/, ''))
  return wanted.startsWith('-') ? sql`${by} desc nulls last, ${key}` : sql`${by} nulls last, ${key}`
}
