import { columnOf, type Field, placesOf } from '@kencana/contract/kit/field'
import type { MasterDefinition, MasterRow, Stamp } from '@kencana/contract/kit/master'
import { gramToMg, mgToGram } from '@kencana/domain/quantity'
import type { StoreCtx } from '../../platform/context.ts'
import { every, first, join, name, type Sql, sql } from '../../platform/sql.ts'

/** A row as it travels, with its stamp. */
export type StampedRow = MasterRow & Stamp

/** A row as it stands in the table: weights and decimals whole, with the mark of deletion. */
export type StoredRow = Record<string, unknown>

/** Columns of every master, in the order of its fields, then the stamp. */
export function columnsOf(master: MasterDefinition): Sql {
  const own = Object.entries(master.fields).map(([field, kind]) => name(columnOf(field, kind)))
  const stamp = sql`versi, dibuat_pada, dibuat_oleh, diubah_pada, diubah_oleh, dihapus_pada`
  return sql`${join(own, sql`, `)}, ${stamp}`
}

/** Rows of this master the context may see: the store's own, or the chain's. */
export const within = (master: MasterDefinition, kode_toko: string): Sql =>
  master.kept === 'store' ? sql`kode_toko = ${kode_toko}` : sql`true`

/** One row by its key, deleted ones too. `lock` is spliced in as it stands. */
export function findRow(
  ctx: Pick<StoreCtx, 'db' | 'kode_toko'>,
  master: MasterDefinition,
  key: string,
  lock: Sql = sql``,
): Promise<StoredRow | undefined> {
  const where = every([within(master, ctx.kode_toko), sql`${name(master.key)} = ${key}`])
  return first<StoredRow>(
    ctx.db,
    sql`select ${columnsOf(master)} from ${name(master.table)} where ${where} ${lock}`,
  )
}

/** The stored row as it travels: weights become grams, decimals figures, instants ISO text. */
export function toWire(master: MasterDefinition, stored: StoredRow): StampedRow {
  const fields = Object.entries(master.fields).map(([field, kind]) => [
    field,
    wireValue(kind, stored[columnOf(field, kind)]),
  ])
  return {
    ...(Object.fromEntries(fields) as MasterRow),
    versi: Number(stored.versi),
    dibuat_pada: instant(stored.dibuat_pada) ?? '',
    dibuat_oleh: String(stored.dibuat_oleh),
    diubah_pada: instant(stored.diubah_pada),
    diubah_oleh: stored.diubah_oleh === null ? null : String(stored.diubah_oleh),
  }
}

function wireValue(field: Field, value: unknown): MasterRow[string] {
  if (value === null || value === undefined) return null
  if (field.kind === 'weight') return mgToGram(Number(value))
  if ('min' in field) return Number(value) / 10 ** placesOf(field)
  if (field.kind === 'flag') return value === true
  return String(value)
}

const instant = (value: unknown): string | null =>
  value === null ? null : value instanceof Date ? value.toISOString() : String(value)

/** Validated values of a body by column: grams become milligrams, decimals whole. */
export function toColumns(
  master: MasterDefinition,
  values: Readonly<Record<string, unknown>>,
): { column: Sql; value: unknown }[] {
  return Object.entries(master.fields).flatMap(([field, kind]) => {
    if (!Object.hasOwn(values, field)) return []
    return [{ column: name(columnOf(field, kind)), value: storedValue(kind, values[field]) }]
  })
}

function storedValue(field: Field, value: unknown): unknown {
  if (value === null) return null
  if (field.kind === 'weight') return gramToMg(Number(value))
  const places = placesOf(field)
  if (places > 0) return Math.round(Number(value) * 10 ** places)
  return value
}

/** A key as it is kept: codes in capitals stay findable however they were typed. */
export function keyOf(master: MasterDefinition, typed: string): string {
  const field = master.fields[master.key]
  return field?.kind === 'code' && field.upper ? typed.trim().toUpperCase() : typed.trim()
}
