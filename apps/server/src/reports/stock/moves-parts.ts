import { type Sql, sql } from '../../platform/sql.ts'
import { LIES, MURNI_UG } from '../gerak/tray-parts.ts'

/**
 * What came into the trays (`arah` 1) and left them (-1) from a day on, until now, piece by piece:
 * of a piece that was weighed anew both, with what it was and what it is.
 */
export const movesSince = (toko: string, dari: string): Sql => sql`
  select g.kode_barcode, g.tgl, g.kode_kadar, 1 as arah, g.berat_mg, g.murni_ug
  from gerak_barang g where g.kode_toko = ${toko} and g.tgl >= ${dari}::date
    and g.ke_baki is not null and (g.dari_baki is null or g.dari_berat_mg is not null)
  union all
  select g.kode_barcode, g.tgl, coalesce(g.dari_kode_kadar, g.kode_kadar), -1,
    coalesce(g.dari_berat_mg, g.berat_mg), coalesce(g.dari_murni_ug, g.murni_ug)
  from gerak_barang g where g.kode_toko = ${toko} and g.tgl >= ${dari}::date
    and g.dari_baki is not null and (g.ke_baki is null or g.dari_berat_mg is not null)`

/**
 * What lies in the trays now, by jenis and kadar: less what moved since a day, it is what lay there
 * before it, and the years before are never read (decision 0073).
 */
export const liesNow = (toko: string): Sql => sql`
  select kode_dept, kode_kadar, sum(berat_mg) as berat_mg, sum(${MURNI_UG}) as murni_ug
  from barang where kode_toko = ${toko} and (${LIES}) group by kode_dept, kode_kadar`
