import { refuse } from '@kencana/contract/refusals'
import { z } from 'zod'
import { join, name, type Sql, sql } from '../../../platform/sql.ts'

/** Where a row stands among those of its store: its order's columns, as texts that read back. */
export type Place = readonly (string | null)[]

/** A place in a report of several stores, as it travels. */
export interface StorePlace {
  readonly toko: string
  readonly tempat: Place
}

const LONGEST = 400

const placed = z.strictObject({
  toko: z.string().max(20),
  tempat: z.array(z.string().max(LONGEST).nullable()).min(1).max(12),
})

/** A place as it stands in an address. */
export const writePlace = (place: StorePlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** @throws Refusal PERMINTAAN_TIDAK_SAH when it is none of ours */
export function readPlace(text: string): StorePlace {
  const found = placed.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  return found.success ? found.data : refuse('PERMINTAAN_TIDAK_SAH', { bidang: 'setelah' })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The row that a report which makes its rows itself goes on with. */
export function rowNumber([text]: Place): number {
  if (!/^\d{1,9}$/.test(text ?? '')) refuse('PERMINTAAN_TIDAK_SAH', { bidang: 'setelah' })
  return Number(text)
}

interface Key {
  readonly column: Sql
  readonly desc: boolean
}

const keyOf = (key: string): Key =>
  key.startsWith('-')
    ? { column: name(key.slice(1)), desc: true }
    : { column: name(key), desc: false }

/** Rows by these columns, those without a value last; `-` before a name turns it round. */
export const orderBy = (keys: readonly string[]): Sql =>
  join(
    keys.map(keyOf).map(({ column, desc }) => (desc ? sql`${column} desc nulls last` : column)),
    sql`, `,
  )

/** The place of a row, as a column of the statement. */
export const placeIn = (keys: readonly string[]): Sql =>
  sql`array[${join(
    keys.map(key => sql`${keyOf(key).column}::text`),
    sql`, `,
  )}]`

/** Whether a row stands behind a place. @throws Refusal PERMINTAAN_TIDAK_SAH */
export function isBehind(keys: readonly string[], place: Place): Sql {
  if (keys.length !== place.length) refuse('PERMINTAAN_TIDAK_SAH', { bidang: 'setelah' })
  return keys.map(keyOf).reduceRight<Sql>((rest, { column, desc }, at) => {
    const value = place[at] ?? null
    // What has no value stands last: only its equals can stand behind it.
    if (value === null) return sql`(${column} is null and ${rest})`
    const beyond = desc ? sql`${column} < ${value}` : sql`${column} > ${value}`
    return sql`(${beyond} or ${column} is null or (${column} = ${value} and ${rest}))`
  }, sql`false`)
}
