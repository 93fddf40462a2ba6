import { first, type Queryable, sql } from '../../../platform/sql.ts'

/** A tray of these that was deleted; undefined when all are there. */
export const deletedTray = async (
  db: Queryable,
  kode_toko: string,
  trays: readonly string[],
): Promise<string | undefined> =>
  (
    await first<{ kode_baki: string }>(
      db,
      sql`select kode_baki from baki where kode_toko = ${kode_toko}
            and kode_baki = any (${[...trays]}::text[]) and dihapus_pada is not null
          order by kode_baki limit 1`,
    )
  )?.kode_baki
