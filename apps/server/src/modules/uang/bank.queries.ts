import { first, type Queryable, sql } from '../../platform/sql.ts'

/** Whether a bank is known and not deleted. */
export const bankKnown = async (db: Queryable, kode_bank: string): Promise<boolean> =>
  (await first(
    db,
    sql`select 1 from bank where kode_bank = ${kode_bank} and dihapus_pada is null`,
  )) !== undefined
