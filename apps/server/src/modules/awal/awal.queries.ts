import { first, join, name, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'
import type { Row } from './row.ts'

/** Whether the database holds no chain yet. */
export const isEmpty = async (db: Queryable): Promise<boolean> =>
  (await first(db, sql`select 1 from toko limit 1`)) === undefined

/** Puts rows into a shared table as they stand; rows whose key is there are left alone. */
export const insertMissing = (db: Queryable, table: string, rows: readonly Row[]) =>
  insertRows(db, table, rows, sql``, sql``)

/** The same for rows of one store, without its code in them. */
export const insertMissingOf = (
  db: Queryable,
  kode_toko: string,
  table: string,
  rows: readonly Row[],
) => insertRows(db, table, rows, sql`kode_toko, `, sql`${kode_toko}::text, `)

/** Rows of a shared table that never held any; a table somebody keeps is left alone. */
export const insertFirst = (db: Queryable, table: string, rows: readonly Row[]) =>
  insertRows(db, table, rows, sql``, sql``, sql`where not exists (select 1 from ${name(table)})`)

/** The same for rows of one store. */
export const insertFirstOf = (
  db: Queryable,
  kode_toko: string,
  table: string,
  rows: readonly Row[],
) =>
  insertRows(
    db,
    table,
    rows,
    sql`kode_toko, `,
    sql`${kode_toko}::text, `,
    sql`where not exists (select 1 from ${name(table)} where kode_toko = ${kode_toko})`,
  )

/** Codes of every store, also of those that closed. */
export const storeCodes = async (db: Queryable): Promise<string[]> =>
  (await rows<{ kode_toko: string }>(db, sql`select kode_toko from toko order by kode_toko`)).map(
    row => row.kode_toko,
  )

async function insertRows(
  db: Queryable,
  table: string,
  given: readonly Row[],
  more: Sql,
  values: Sql,
  when: Sql = sql``,
): Promise<void> {
  const columns = Object.keys(given[0] ?? {})
  if (columns.length === 0) return
  const names = join(columns.map(name), sql`, `)
  await run(
    db,
    sql`insert into ${name(table)} (${more}${names})
        select ${values}${names} from jsonb_populate_recordset(null::${name(table)},
          ${JSON.stringify(given)}::jsonb)
        ${when}
        on conflict do nothing`,
  )
}

/** How far the sample chain is: MULAI while its history is being made, SELESAI after. */
export const sampleState = async (db: Queryable, kode_toko: string): Promise<string | undefined> =>
  (
    await first<{ nilai: string }>(
      db,
      sql`select nilai from para_system where kode_toko = ${kode_toko} and kunci = 'TOKO_CONTOH'`,
    )
  )?.nilai
