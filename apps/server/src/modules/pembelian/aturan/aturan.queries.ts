import type { AturanBeli } from '@kencana/domain/beli/aturan-beli'
import { first, type Queryable, rows, run, sql } from '../../../platform/sql.ts'

/** A version of the rules; who kept it and when. */
export interface RulesRow {
  readonly versi: number
  readonly pada: Date
  readonly user_id: string
  readonly keterangan: string | null
  readonly aturan: readonly AturanBeli[]
}

const MOST_SHOWN = 100

/** Versions that were kept, newest first, without their rules. */
export const versionsKept = (db: Queryable) =>
  rows<Omit<RulesRow, 'aturan'>>(
    db,
    sql`select versi, pada, user_id, keterangan from aturan_beli
        order by versi desc limit ${MOST_SHOWN}`,
  )

export const findRules = (db: Queryable, versi: number) =>
  first<RulesRow>(db, sql`select * from aturan_beli where versi = ${versi}`)

export const newestRules = (db: Queryable) =>
  first<RulesRow>(db, sql`select * from aturan_beli order by versi desc limit 1`)

/** Keeps a version; 0 when somebody kept that one before. */
export const insertRules = (db: Queryable, row: RulesRow): Promise<number> =>
  run(
    db,
    sql`insert into aturan_beli (versi, pada, user_id, keterangan, aturan)
        values (${row.versi}, ${row.pada}, ${row.user_id}, ${row.keterangan},
          ${JSON.stringify(row.aturan)}::jsonb)
        on conflict do nothing`,
  )
