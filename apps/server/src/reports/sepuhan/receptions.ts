import { type Sql, sql } from '../../platform/sql.ts'

/**
 * Receptions `d` from craftsmen that stand, kadar by kadar as `k` (`KadarReturned` of the domain),
 * each with its batch `b` and who had it as `t`.
 */
export const receptions = (toko: string): Sql => sql`
  from dokumen d
  join batch_cuci b on b.kode_toko = ${toko} and b.no_kirim = d.isi->>'no_kirim'
  join tukang t on t.kode_toko = ${toko} and t.kode_tukang = b.kode_tukang
  cross join lateral jsonb_to_recordset(d.isi->'kadar') as k (kode_kadar text, pcs integer,
    kirim_mg bigint, kembali_mg bigint, izin_mg bigint, susut_mg bigint, lebih_mg bigint,
    naik_mg bigint, wajar jsonb, tunggu jsonb, uji_kurang_ug bigint)
  where d.kode_toko = ${toko} and d.jenis in ('TERIMA_CUCI', 'TERIMA_SEPUHAN')
    and not exists (select from dokumen u where u.kode_toko = ${toko}
      and u.membatalkan = d.nomor)`

/**
 * Cost and fine gold that a kadar lost on a reception, judged already or not; what a test found
 * lacking is lost too.
 */
export const LOST_RP: Sql = sql`((k.wajar->>'rp')::bigint + (k.tunggu->>'rp')::bigint)`
export const LOST_UG: Sql = sql`((k.wajar->>'ug')::bigint + (k.tunggu->>'ug')::bigint
  + coalesce(k.uji_kurang_ug, 0))`
