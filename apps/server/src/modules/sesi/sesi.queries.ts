import type { Level } from '@kencana/contract/permissions'
import { first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

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

export interface GrantRow {
  id: string
  kode_toko: string
  kategori: string
  peminta: string
  penyetuju: string
  sidik: Buffer
  rincian: string
  keterangan: string
  alasan: string
  no_faktur_group: string
  perintah: unknown
  /** How the approver proved to be there. */
  cara: Cara
  pada: Date
  berlaku_sampai: Date
}

export type Cara = 'PASSWORD' | 'SIDIK_JARI'

export const insertGrant = (db: Queryable, g: GrantRow): Promise<number> =>
  run(
    db,
    sql`insert into otorisasi (kode_toko, id, kategori, peminta, penyetuju, sidik, rincian,
          keterangan, alasan, no_faktur_group, perintah, cara, pada, berlaku_sampai)
        values (${g.kode_toko}, ${g.id}, ${g.kategori}, ${g.peminta}, ${g.penyetuju}, ${g.sidik},
          ${g.rincian}, ${g.keterangan}, ${g.alasan}, ${g.no_faktur_group},
          ${JSON.stringify(g.perintah ?? null)}::jsonb, ${g.cara}, ${g.pada},
          ${g.berlaku_sampai})`,
  )

/** Grants by id, whatever their state; the writer decides whether they still hold. */
export const findGrants = (db: Queryable, kode_toko: string, ids: readonly string[]) =>
  rows<{ id: string; kategori: string; penyetuju: string }>(
    db,
    sql`select id, kategori, penyetuju from otorisasi
        where kode_toko = ${kode_toko} and id = any (${ids}::uuid[])`,
  )

/** Burns a grant in the caller's transaction; answers false when it does not hold. */
export async function burnGrant(
  db: Queryable,
  kode_toko: string,
  peminta: string,
  use: { id: string; kategori: string; sidik: string },
  at: Date,
): Promise<boolean> {
  const touched = await run(
    db,
    sql`update otorisasi set dipakai_pada = ${at}, dipakai_untuk = ${use.kategori}
        where kode_toko = ${kode_toko} and id = ${use.id} and kategori = ${use.kategori}
          and peminta = ${peminta} and dipakai_pada is null and berlaku_sampai > ${at}
          and sidik = decode(${use.sidik}, 'hex')`,
  )
  return touched === 1
}

/** What is to be known of grants that did not hold, to say why. */
export const refusedGrants = (
  db: Queryable,
  kode_toko: string,
  ids: readonly string[],
): Promise<RefusedGrant[]> =>
  rows<RefusedGrant>(
    db,
    sql`select o.id, o.kategori, o.peminta, o.penyetuju, o.cara, encode(o.sidik, 'hex') as sidik,
          o.alasan, o.no_faktur_group, o.dipakai_pada, o.berlaku_sampai,
          exists (select 1 from users u join toko t on t.kode_toko = u.kode_toko
            where u.user_id = o.penyetuju and u.aktif and ${mayApprove(kode_toko)}) as sah
        from otorisasi o where o.kode_toko = ${kode_toko} and o.id = any (${ids}::uuid[])`,
  )

export interface RefusedGrant {
  id: string
  kategori: string
  peminta: string
  penyetuju: string
  cara: Cara
  alasan: string
  no_faktur_group: string
  sidik: string | null
  dipakai_pada: Date | null
  berlaku_sampai: Date
  /** Whether the approver still may approve for the store. */
  sah: boolean
}

interface Refused {
  kode_toko: string
  id: string
  kategori: string
  peminta: string
  penyetuju: string
  sebab: string
  alasan: string
  no_faktur_group: string
  cara: Cara
  pada: Date
}

export const insertRefusedGrant = (db: Queryable, r: Refused): Promise<number> =>
  run(
    db,
    sql`insert into otorisasi_gagal (kode_toko, id, kategori, peminta, penyetuju, sebab, alasan,
          no_faktur_group, cara, pada)
        values (${r.kode_toko}, ${r.id}, ${r.kategori}, ${r.peminta}, ${r.penyetuju}, ${r.sebab},
          ${r.alasan}, ${r.no_faktur_group}, ${r.cara}, ${r.pada})`,
  )

/** Users who may approve for a store: its own SPV and OWN, and the owners of the head office. */
export const approvers = (db: Queryable, kode_toko: string) =>
  rows<{ user_id: string; nama: string; level: Level }>(
    db,
    sql`select u.user_id, u.nama, u.level from users u join toko t on t.kode_toko = u.kode_toko
        where u.aktif and ${mayApprove(kode_toko)} order by u.level desc, u.user_id`,
  )

const mayApprove = (kode_toko: string): Sql =>
  sql`((u.level in ('SPV', 'OWN') and u.kode_toko = ${kode_toko})
       or (u.level = 'OWN' and t.tipe = 'PUSAT'))`

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
