import { type Sql, sql } from '../platform/sql.ts'

/**
 * Whether somebody validated a document `d`: by checking what another wrote, and where nobody did,
 * by writing it, which is what made it count (decision 0089). Each document is of one person.
 */
export const validatedBy = (toko: string, d: Sql, user_id: string): Sql => sql`
  coalesce((select v.user_id from validasi_dokumen v
    where v.kode_toko = ${toko} and v.nomor = ${d}.nomor), ${d}.user_id) = ${user_id}`
