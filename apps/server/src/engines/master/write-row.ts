import type { MasterDefinition } from '@kencana/contract/kit/master'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { first, join, name, type Sql, sql } from '../../platform/sql.ts'
import { sqlState } from '../../platform/transaction.ts'
import { columnsOf, type StoredRow, toColumns, within } from './master-table.ts'

/** Inserts a row of the context's store; undefined when its key is taken. */
export async function insertRow(
  ctx: StoreCtx,
  master: MasterDefinition,
  values: Readonly<Record<string, unknown>>,
): Promise<StoredRow | undefined> {
  const own = toColumns(master, values)
  const scope = master.kept === 'store' ? [{ column: name('kode_toko'), value: ctx.kode_toko }] : []
  const stamp = [
    { column: name('dibuat_pada'), value: ctx.now() },
    { column: name('dibuat_oleh'), value: ctx.actor.user_id },
  ]
  const all = [...scope, ...own, ...stamp]
  const columns = join(
    all.map(one => one.column),
    sql`, `,
  )
  const inserted = join(
    all.map(one => sql`${one.value}`),
    sql`, `,
  )
  return refusingTwins(() =>
    first<StoredRow>(
      ctx.db,
      sql`insert into ${name(master.table)} (${columns}) values (${inserted})
          on conflict (${join(
            [...scope.map(one => one.column), name(master.key)],
            sql`, `,
          )}) do nothing
          returning ${columnsOf(master)}`,
    ),
  )
}

/** Writes columns of a row, with who and when, and counts its version up. */
export async function writeRow(
  ctx: StoreCtx,
  master: MasterDefinition,
  key: string,
  sets: Sql,
): Promise<StoredRow> {
  const row = await refusingTwins(() =>
    first<StoredRow>(
      ctx.db,
      sql`update ${name(master.table)} set ${sets}, versi = versi + 1, diubah_pada = ${ctx.now()},
            diubah_oleh = ${ctx.actor.user_id}
          where ${within(master, ctx.kode_toko)} and ${name(master.key)} = ${key}
          returning ${columnsOf(master)}`,
    ),
  )
  return row ?? refuse('TIDAK_DITEMUKAN')
}

/** Two writers of the same unique value at once: the second reads that it is taken. */
async function refusingTwins<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (sqlState(error) === '23505') return refuse('SUDAH_ADA', { kode: '' })
    throw error
  }
}
