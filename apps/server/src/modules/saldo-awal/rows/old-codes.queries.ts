import { type Queryable, rows, sql } from '../../../platform/sql.ts'

/** Codes that loans of before may be described by; a purity with its permil. */
export interface KnownCodes {
  readonly kadar: ReadonlyMap<string, number>
  readonly jenis: ReadonlySet<string>
  readonly kondisi: ReadonlySet<string>
  readonly sales: ReadonlySet<string>
}

interface Named {
  readonly kode_kadar: string
  readonly kode_kondisi: string
  readonly kode_dept?: string | undefined
  readonly kode_sales?: string | undefined
}

/** The live ones among the codes of rows, kept from being deleted until the load is written. */
export async function holdOld(
  db: Queryable,
  kode_toko: string,
  named: readonly Named[],
): Promise<KnownCodes> {
  const asked = (of: (row: Named) => string | undefined) =>
    [...new Set(named.flatMap(row => of(row) ?? []))].sort()
  const kadar = await holdPurities(
    db,
    asked(row => row.kode_kadar),
  )
  const jenis = await rows<{ kode: string }>(
    db,
    sql`select kode_dept as kode from jenis
        where kode_dept = any (${asked(row => row.kode_dept)}) and dihapus_pada is null
        order by kode_dept for key share`,
  )
  const kondisi = await rows<{ kode: string }>(
    db,
    sql`select kode_kondisi as kode from kondisi_pinjaman
        where kode_kondisi = any (${asked(row => row.kode_kondisi)}) and dihapus_pada is null
        order by kode_kondisi for key share`,
  )
  const sales = await rows<{ kode: string }>(
    db,
    sql`select kode_sales as kode from sales where kode_toko = ${kode_toko}
          and kode_sales = any (${asked(row => row.kode_sales)}) and dihapus_pada is null
        order by kode_sales for key share`,
  )
  const codes = (found: readonly { kode: string }[]) => new Set(found.map(row => row.kode))
  return {
    kadar,
    jenis: codes(jenis),
    kondisi: codes(kondisi),
    sales: codes(sales),
  }
}

/** Live purities with their permil, kept as above. */
export async function holdPurities(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const kadar = await rows<{ kode: string; permil: number }>(
    db,
    sql`select kode_kadar as kode, permil_e1 / 10.0::float8 as permil from kadar
        where kode_kadar = any (${[...new Set(codes)].sort()}) and dihapus_pada is null
        order by kode_kadar for key share`,
  )
  return new Map(kadar.map(row => [row.kode, row.permil]))
}
