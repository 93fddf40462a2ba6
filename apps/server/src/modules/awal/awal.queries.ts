import { first, join, name, type Queryable, run, type Sql, sql } from '../../platform/sql.ts'
import type { Row } from './base-data.ts'

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

async function insertRows(
  db: Queryable,
  table: string,
  rows: readonly Row[],
  more: Sql,
  values: Sql,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = join(columns.map(name), sql`, `)
  await run(
    db,
    sql`insert into ${name(table)} (${more}${names})
        select ${values}${names} from jsonb_populate_recordset(null::${name(table)},
          ${JSON.stringify(rows)}::jsonb)
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
