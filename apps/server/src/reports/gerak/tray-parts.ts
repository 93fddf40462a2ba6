import { IN_TRAY } from '@kencana/contract/areas/barang/status'
import { every, join, type Sql, sql } from '../../platform/sql.ts'

/** What is asked of the trays of a store: from a day on, of one tray or one piece where named. */
export interface TrayScope {
  readonly toko: string
  readonly dari: string
  readonly kode_baki: string | null
  readonly kode_barcode: string | null
}

/** Pieces of `barang` that lie in a tray. */
export const LIES = join(
  IN_TRAY.map(status => sql`status = ${status}`),
  sql` or `,
)

/** Fine gold of a piece of `barang`, micrograms. */
export const MURNI_UG = sql`((berat_mg * (permil * 10 + sisa_permyriad) + 5) / 10)`

/**
 * What came into a tray (`arah` 1) and left one (-1) from a day on, until now: a piece that was
 * moved left one and came into another, one that was weighed anew did both where it lay.
 */
export const trayMoves = (scope: TrayScope): Sql => sql`
  select g.ke_baki as kode_baki, 1 as arah, 1 as pcs, g.kode_barcode, g.versi, g.tgl, g.pada,
    g.nomor, g.jenis, g.user_id, g.berat_mg, g.murni_ug
  from gerak_barang g where ${of(scope, sql`g.ke_baki`, sql`g.dari_baki`)}
  union all
  select g.dari_baki, -1, 1, g.kode_barcode, g.versi, g.tgl, g.pada, g.nomor, g.jenis, g.user_id,
    coalesce(g.dari_berat_mg, g.berat_mg), coalesce(g.dari_murni_ug, g.murni_ug)
  from gerak_barang g where ${of(scope, sql`g.dari_baki`, sql`g.ke_baki`)}`

/** Movements that changed what lies in `tray`, the other end of them being `other`. */
const of = ({ toko, dari, kode_baki, kode_barcode }: TrayScope, tray: Sql, other: Sql): Sql =>
  every([
    sql`g.kode_toko = ${toko}`,
    sql`g.tgl >= ${dari}::date`,
    sql`${tray} is not null`,
    sql`(${tray} is distinct from ${other} or g.dari_berat_mg is not null)`,
    ...(kode_baki === null ? [] : [sql`${tray} = ${kode_baki}`]),
    ...(kode_barcode === null ? [] : [sql`g.kode_barcode = ${kode_barcode}`]),
  ])

/**
 * What lay in each tray before the first of the days: what lies there now, less what moved since.
 * So the last days are read, and never the years before them. Reads `gerak`, moves of the scope.
 */
export const trayOpenings = ({ toko, kode_baki, kode_barcode }: TrayScope): Sql => sql`
  select kode_baki, sum(pcs) as pcs, sum(berat) as berat, sum(murni) as murni
  from (
    select kode_baki, count(*) as pcs, sum(berat_mg) as berat,
      sum(${MURNI_UG}) as murni
    from barang where ${every([
      sql`kode_toko = ${toko}`,
      sql`(${LIES})`,
      ...(kode_baki === null ? [] : [sql`kode_baki = ${kode_baki}`]),
      ...(kode_barcode === null ? [] : [sql`kode_barcode = ${kode_barcode}`]),
    ])} group by kode_baki
    union all
    select kode_baki, -sum(arah), -sum(arah * berat_mg), -sum(arah * murni_ug)
    from gerak group by kode_baki
  ) s group by kode_baki`

/** A pool by its name: its kind, its kadar and, of what has places, where it is. */
const POOL = sql`concat_ws(' ', initcap(replace(split_part(kunci, '|', 1), '_', ' ')),
  split_part(kunci, '|', 2), nullif(translate(split_part(kunci, '|', 3), '*', ''), ''))`

/** Pools lie in no tray and have no barcode: who asks for one of those means none of them. */
const ofPools = ({ toko, kode_baki, kode_barcode }: TrayScope): Sql =>
  sql`kode_toko = ${toko} and ${kode_baki === null && kode_barcode === null}`

/** What came into pools of scrap and left them from a day on, until now, as `trayMoves` has it. */
export const poolMoves = (scope: TrayScope): Sql => sql`
  select ${POOL} as kode_baki, sign(berat_mg)::integer as arah, null::integer as pcs,
    null::text as kode_barcode, versi, tgl, pada, nomor, jenis, user_id, abs(berat_mg) as berat_mg,
    abs(murni_ug) as murni_ug
  from gerak_kolam where ${ofPools(scope)} and tgl >= ${scope.dari}::date`

/** What each of them held before those moves, as `trayOpenings` has it. */
export const poolOpenings = (scope: TrayScope): Sql => sql`
  select kode_baki, null::bigint as pcs, sum(berat) as berat, sum(murni) as murni
  from (
    select ${POOL} as kode_baki, berat_mg as berat, murni_ug as murni
    from kolam where ${ofPools(scope)}
    union all
    select kode_baki, -arah * berat_mg, -arah * murni_ug from gerak
  ) s group by kode_baki`
