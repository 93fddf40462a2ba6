import { type Queryable, rows, sql } from '../../platform/sql.ts'

/** Names of accounts by their numbers, of those that are deleted too. */
export async function accountNames(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ nomor_akun: string; nama_akun: string }>(
    db,
    sql`select nomor_akun, nama_akun from akun`,
  )
  return new Map(found.map(one => [one.nomor_akun, one.nama_akun]))
}
