import { type Queryable, rows, sql } from '../../platform/sql.ts'
import type { NamedCode } from './codes.queries.ts'

/** Accounts of the store at its banks, as a column of a sheet names them. */
export const bankAccounts = (db: Queryable, kode_toko: string): Promise<NamedCode[]> =>
  rows<NamedCode>(
    db,
    sql`select 'no_rekening' as kolom, no_rekening as kode, kode_bank as nama from rekening
        where kode_toko = ${kode_toko} and dihapus_pada is null order by no_rekening`,
  )

/** Names of accounts of the ledger. */
export const accountNames = async (db: Queryable): Promise<ReadonlyMap<string, string>> => {
  const found = await rows<{ nomor_akun: string; nama_akun: string }>(
    db,
    sql`select nomor_akun, nama_akun from akun`,
  )
  return new Map(found.map(row => [row.nomor_akun, row.nama_akun]))
}
