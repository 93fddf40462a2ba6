import { first, type Queryable, sql } from '../../platform/sql.ts'

/** Keeps a sales of the store from being deleted until its document is written; false: none. */
export const holdSales = async (
  db: Queryable,
  kode_toko: string,
  kode_sales: string,
): Promise<boolean> =>
  (await first(
    db,
    sql`select 1 from sales where kode_toko = ${kode_toko} and kode_sales = ${kode_sales}
          and dihapus_pada is null for key share`,
  )) !== undefined
