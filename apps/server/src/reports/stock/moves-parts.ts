import { type Sql, sql } from '../../platform/sql.ts'

/**
 * What came into the trays (`arah` 1) and left them (-1) until a day, piece by piece: of a piece
 * that was weighed anew both, with what it was and what it is.
 */
export const movesUntil = (toko: string, sampai: string): Sql => sql`
  select g.kode_barcode, g.tgl, g.kode_kadar, 1 as arah, g.berat_mg, g.murni_ug
  from gerak_barang g where g.kode_toko = ${toko} and g.tgl <= ${sampai}::date
    and g.ke_baki is not null and (g.dari_baki is null or g.dari_berat_mg is not null)
  union all
  select g.kode_barcode, g.tgl, g.kode_kadar, -1, coalesce(g.dari_berat_mg, g.berat_mg),
    coalesce(g.dari_murni_ug, g.murni_ug)
  from gerak_barang g where g.kode_toko = ${toko} and g.tgl <= ${sampai}::date
    and g.dari_baki is not null and (g.ke_baki is null or g.dari_berat_mg is not null)`
