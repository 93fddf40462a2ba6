import { expect } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../../apps/server/src/platform/http/endpoint.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'

// Lists as their contract declares them: what they are filtered by, what stands beside the rows.

export type Row = Readonly<Record<string, unknown>>

/** A page as it came; whatever stands beside `data` is a summary of it. */
export interface Page extends Row {
  readonly count: number
  readonly data: readonly Row[]
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

const schemaOf = (one: z.ZodType | undefined, io: 'input' | 'output'): Schema =>
  one === undefined ? {} : (z.toJSONSchema(one, { io, unrepresentable: 'any' }) as Schema)

const fieldsOf = (schema: Schema): [string, Schema][] =>
  [schema, ...(schema.anyOf ?? [])].flatMap(one => Object.entries(one.properties ?? {}))

const OF_PAGES = ['count', 'data', 'skip', 'limit', 'page']

const answerOf = ({ route }: Endpoint): Schema => schemaOf(route.answer, 'output')

/** Whether it is a page of rows with their count. */
export const isPaged = (one: Endpoint): boolean => {
  const named = fieldsOf(answerOf(one)).map(([name]) => name)
  return one.route.method === 'GET' && OF_PAGES.every(name => named.includes(name))
}

/** What a list answers beside its rows. */
export const besideRows = (one: Endpoint): string[] =>
  fieldsOf(answerOf(one)).flatMap(([name]) => (OF_PAGES.includes(name) ? [] : [name]))

const holdsNumber = (schema: Schema): boolean =>
  [schema.type].flat().some(type => type === 'number' || type === 'integer') ||
  (schema.anyOf ?? []).some(holdsNumber) ||
  (schema.items !== undefined && holdsNumber(schema.items)) ||
  fieldsOf(schema).some(([, one]) => holdsNumber(one))

/** Whether an answer has rows and, beside them, figures: a summary beside what it sums up. */
export function sumsUp(one: Endpoint): boolean {
  const fields = fieldsOf(answerOf(one)).filter(([name]) => !['skip', 'limit'].includes(name))
  const rows = fields.filter(([, { items }]) => items !== undefined && fieldsOf(items).length > 0)
  return rows.some(([name]) => fields.some(([other, of]) => other !== name && holdsNumber(of)))
}

/** Every row, page by page: each page says how many there are, and no page begins anew. */
export async function allOf(
  caller: Caller,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Page> {
  const ask = async (more: Readonly<Record<string, string>>) => {
    const asked = new URLSearchParams({ ...query, ...more }).toString()
    return expectStatus(await caller.get<Page>(`${path}?${asked}`, TOKO), 200)
  }
  const whole = await ask({ limit: '200' })
  const data = [...whole.data]
  const limit = String(Math.max(1, Math.ceil(whole.count / 3)))
  const parts: Row[] = []
  for (let page = 1; whole.count > 0 && whole.count <= 200 && page <= 3; page += 1) {
    const part = await ask({ limit, page: String(page) })
    parts.push(...part.data)
    expect(part, `${path} ${page}`).toEqual({ ...whole, ...windowOf(part), data: part.data })
  }
  for (let page = 2; whole.count > 200 && data.length < whole.count; page += 1) {
    const part = await ask({ limit: '200', page: String(page) })
    expect(part.data.length, `${path} ${page}`).toBeGreaterThan(0)
    data.push(...part.data)
  }
  const asked = `${path} ${JSON.stringify(query)}`
  if (whole.count <= 200) expect(parts, asked).toEqual(data)
  expect(data, asked).toHaveLength(whole.count)
  return { ...whole, data }
}

const windowOf = ({ skip, limit, page }: Page) => ({ skip, limit, page })

/** The store whose lists are asked for. */
export const TOKO = { toko: 'JKT' }

/** Order of rows, and what counts none. */
const NO_FILTER = ['skip', 'limit', 'page', 'sort', 'hitung', 'hari']

/** Where a filter is called otherwise than the column it holds. */
const CALLED: Readonly<Record<string, string>> = {
  penerbit: 'kode_bank',
  berat_dari: 'berat',
  berat_sampai: 'berat',
  tgl_from: 'tgl_system',
  tgl_to: 'tgl_system',
}

/** What a row is looked for by: its number or its name, no day, nor what it is known by inside. */
const wordIn = (row: Row): unknown =>
  Object.values(row).find(said => !/^(\d{4}-\d\d-\d\d|[0-9a-f-]{32,})$/.test(String(said)))

/** Of each filter of a list the values it is asked with: its words, or what its rows say. */
export function filtersOf({ route }: Endpoint, rows: readonly Row[]): Record<string, string>[] {
  const row = rows[Math.floor(rows.length / 2)] ?? {}
  return fieldsOf(schemaOf(route.query, 'input')).flatMap(([name, one]) => {
    if (NO_FILTER.includes(name)) return []
    if (one.enum !== undefined) return one.enum.map(value => ({ [name]: value }))
    const called = CALLED[name] ?? name
    const day = name.startsWith('tgl') ? row.tgl : undefined
    const said = name === 'q' ? wordIn(row) : (row[called] ?? day)
    return said === undefined || said === null ? [] : [{ [name]: String(said) }]
  })
}
