import type { Level } from '@kencana/contract/permissions'
import { isApprover } from '../../engines/grants/grants.queries.ts'
import { first, type Queryable, rows, sql } from '../../platform/sql.ts'

export interface UserRow {
  user_id: string
  nama: string
  level: Level
  kode_toko: string
  sandi: string
  no_whatsapp: string | null
  akses: string[]
  aktif: boolean
  ganti_sandi: boolean
  /** When a one-time password ends. */
  sandi_sampai: Date | null
  tipe: 'PUSAT' | 'CABANG'
}

/** A live user by id, whatever case it was typed in. */
export const findUser = (db: Queryable, userId: string): Promise<UserRow | undefined> =>
  first<UserRow>(
    db,
    sql`select u.user_id, u.nama, u.level, u.kode_toko, u.sandi, u.no_whatsapp, u.akses, u.aktif,
          u.ganti_sandi, u.sandi_sampai, t.tipe
        from users u join toko t on t.kode_toko = u.kode_toko
        where u.user_id = ${userId.toUpperCase()} and u.aktif`,
  )

export interface StoreFacts {
  nama_toko: string
  alamat_toko: string
  tgl_system: string | null
  modul: Record<string, boolean> | null
  setting: Record<string, string> | null
}

/** What a session shows of the store worked for; the transaction is scoped to that store. */
export const storeFacts = (db: Queryable, kode_toko: string): Promise<StoreFacts | undefined> =>
  first<StoreFacts>(
    db,
    sql`select t.nama_toko, t.alamat_toko,
          (select h.tgl from hari_bisnis h where h.kode_toko = ${kode_toko} and h.status = 'BUKA')
            as tgl_system,
          (select jsonb_object_agg(m.kunci, m.aktif) from modul m
            where m.kode_toko = ${kode_toko}) as modul,
          (select jsonb_object_agg(p.kunci, p.nilai) from para_system p
            where p.kode_toko = ${kode_toko}) as setting
        from toko t where t.kode_toko = ${kode_toko}`,
  )

/** Holds a user for a login until the transaction ends; false when it changed since it was read. */
export async function holdUser(db: Queryable, { user_id, sandi }: UserRow): Promise<boolean> {
  const row = await first(
    db,
    sql`select 1 from users where user_id = ${user_id} and sandi = ${sandi} and aktif
        for no key update`,
  )
  return row !== undefined
}

/** Users who may approve for a store: its own SPV and OWN, and the owners of the head office. */
export const approvers = (db: Queryable, kode_toko: string) =>
  rows<{ user_id: string; nama: string; level: Level }>(
    db,
    sql`select u.user_id, u.nama, u.level from users u join toko t on t.kode_toko = u.kode_toko
        where u.aktif and ${isApprover(kode_toko)} order by u.level desc, u.user_id`,
  )

/** What stands under a key of the user's own; a command still running shows nothing yet. */
export const answerOfKey = (
  db: Queryable,
  kode_toko: string,
  user_id: string,
  kunci: string,
): Promise<{ nomor: string | null; jawaban: unknown } | undefined> =>
  first(
    db,
    sql`select nomor, jawaban from idem
        where kode_toko = ${kode_toko} and kunci = ${kunci} and user_id = ${user_id}`,
  )
