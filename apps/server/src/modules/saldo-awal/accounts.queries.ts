import { type Queryable, rows, sql } from '../../platform/sql.ts'
import type { NamedCode } from './codes.queries.ts'

/** Accounts of the store at its banks, as a column of a sheet names them. */
export const bankAccounts = (db: Queryable, kode_toko: string): Promise<NamedCode[]> =>
  rows<NamedCode>(
    db,
    sql`select 'no_rekening' as kolom, no_rekening as kode, kode_bank as nama from rekening
        where kode_toko = ${kode_toko} and dihapus_pada is null order by no_rekening`,
  )

/** Live banks of the chain, as a column of a sheet names them. */
export const bankCodes = (db: Queryable): Promise<NamedCode[]> =>
  rows<NamedCode>(
    db,
    sql`select 'kode_bank' as kolom, kode_bank as kode, nama_bank as nama from bank
        where dihapus_pada is null order by kode_bank`,
  )

/** The live ones among these banks, kept from being deleted until the load is written. */
export async function holdBanks(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const banks = await rows<{ kode_bank: string }>(
    db,
    sql`select kode_bank from bank
        where kode_bank = any (${[...new Set(codes)].sort()}) and dihapus_pada is null
        order by kode_bank for key share`,
  )
  return new Set(banks.map(row => row.kode_bank))
}
