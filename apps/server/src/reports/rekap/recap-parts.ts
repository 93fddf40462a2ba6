import { dateRangeFilter, type RawRow, tokoFilter } from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'

export const RECAP_FILTERS = { toko: tokoFilter(), tanggal: dateRangeFilter() }

/** Stores stand side by side, one row each: none has a heading of its own. */
export const SIDE_BY_SIDE = { when: () => true, rows: (rows: readonly RawRow[]) => rows }

/** One row of a store: its name, the days it is told for, and the figures of `parts`. */
export const ofStore = (
  toko: string,
  { dari, sampai }: { readonly dari: string; readonly sampai: string },
  figures: Sql,
  parts: Sql,
): Sql => sql`
  select t.kode_toko, t.nama_toko, ${dari}::text as dari, ${sampai}::text as sampai, ${figures}
  from toko t cross join ${parts} where t.kode_toko = ${toko}`
