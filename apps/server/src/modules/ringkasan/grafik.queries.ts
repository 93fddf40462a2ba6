import type { JenisGrafik } from '@kencana/contract/areas/ringkasan'
import { first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'
import type { SumRow } from './ringkasan.queries.ts'

/** Documents of one kind and of those that undo them, of one store between two days. */
export interface GrafikScope {
  readonly kode_toko: string
  readonly jenis: JenisGrafik
  readonly dari: string
  readonly sampai: string
}

const KINDS: Readonly<Record<JenisGrafik, readonly [done: string, undone: string]>> = {
  penjualan: ['PENJUALAN', 'BATAL_PENJUALAN'],
  pembelian: ['PEMBELIAN', 'BATAL_PEMBELIAN'],
}

/** The documents, or their lines: what undoes one counts as it, the other way round. */
const within = ({ kode_toko, jenis, dari, sampai }: GrafikScope): Sql => sql`
  kode_toko = ${kode_toko} and jenis = any(${KINDS[jenis]}::text[])
    and tgl between ${dari}::date and ${sampai}::date`

const sign = ({ jenis }: GrafikScope): Sql =>
  sql`(case jenis when ${KINDS[jenis][0]} then 1 else -1 end)`

/** Sums of the whole span. */
export const sumOver = (db: Queryable, scope: GrafikScope) =>
  first<SumRow>(
    db,
    sql`select coalesce(sum(${sign(scope)}), 0)::int as nota,
          coalesce(sum(${sign(scope)} * total_rp), 0)::bigint as total,
          coalesce(sum(${sign(scope)} * berat_mg), 0)::bigint as berat_mg,
          coalesce((select sum(${sign(scope)}) from dokumen_barang where ${within(scope)}), 0)::int
            as pcs
        from dokumen where ${within(scope)}`,
  )

export interface PointRow {
  readonly titik: string
  readonly nota: number
  readonly total: number
  readonly berat_mg: number
}

/** Hour by hour of the clock, or day by day, those with something. */
export const pointsOf = (db: Queryable, scope: GrafikScope, per: 'HH24' | 'YYYY-MM-DD') =>
  rows<PointRow>(
    db,
    sql`select ${per === 'HH24' ? HOUR : DAY} as titik, sum(${sign(scope)})::int as nota,
          sum(${sign(scope)} * total_rp)::bigint as total,
          sum(${sign(scope)} * berat_mg)::bigint as berat_mg
        from dokumen where ${within(scope)} group by 1 order by 1`,
  )

const HOUR = sql`to_char(pada at time zone 'Asia/Jakarta', 'HH24')`
const DAY = sql`to_char(tgl, 'YYYY-MM-DD')`

/** Of what it was, the most first. */
export const perJenis = (db: Queryable, scope: GrafikScope) =>
  rows<{ kode_dept: string; nama: string; pcs: number; berat_mg: number; total: number }>(
    db,
    sql`select l.kode_dept, coalesce(j.nama_dept, l.kode_dept) as nama, sum(l.pcs)::int as pcs,
          sum(l.berat_mg)::bigint as berat_mg, sum(l.total)::bigint as total
        from (select kode_dept, ${sign(scope)} as pcs, ${sign(scope)} * berat_mg as berat_mg,
            ${sign(scope)} * harga_rp as total
          from dokumen_barang where ${within(scope)}) l
        left join jenis j on j.kode_dept = l.kode_dept
        group by 1, 2 having sum(l.pcs) <> 0 or sum(l.total) <> 0 order by total desc, nama`,
  )
