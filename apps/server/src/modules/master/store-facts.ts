import type { RowOf } from '@kencana/contract/kit/master'
import { toko } from '@kencana/contract/masters/umum/toko'
import { recordHistory } from '../../engines/master/master-history.ts'
import { findRow, toColumns, toWire } from '../../engines/master/master-table.ts'
import { writeRow } from '../../engines/master/write-row.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { join, sql } from '../../platform/sql.ts'

export type StoreRow = RowOf<typeof toko>

/** The store worked for, as Master Toko keeps it; `hold` keeps others from changing it. */
export async function ownStore(ctx: StoreCtx, hold = false): Promise<StoreRow | undefined> {
  const row = await findRow(ctx, toko, ctx.kode_toko, hold ? sql`for update` : sql``)
  if (row === undefined || row.dihapus_pada !== null) return undefined
  return toWire(toko, row) as unknown as StoreRow
}

/**
 * Changes facts of the store worked for by its own people, who may not use Master Toko; the history
 * is the same. `before` is the row that was held.
 */
export async function changeOwnStore(
  ctx: StoreCtx,
  before: StoreRow,
  values: Readonly<Record<string, string | null>>,
): Promise<void> {
  const sets = toColumns(toko, values).map(({ column, value }) => sql`${column} = ${value}`)
  const sesudah = toWire(toko, await writeRow(ctx, toko, ctx.kode_toko, join(sets, sql`, `)))
  const change = { kode: ctx.kode_toko, aksi: 'UBAH' as const, sebelum: before, sesudah }
  await recordHistory(ctx, toko, change)
}
