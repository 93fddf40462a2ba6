import { type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

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
  use: { id: string; kategori: string; sidik: string; fakta: object; nomor: string | null },
  at: Date,
): Promise<boolean> {
  const touched = await run(
    db,
    sql`update otorisasi set dipakai_pada = ${at}, dipakai_untuk = ${use.kategori},
          fakta = ${JSON.stringify(use.fakta)}::jsonb, no_dokumen = ${use.nomor}
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
            where u.user_id = o.penyetuju and u.aktif and ${isApprover(kode_toko)}) as sah
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

/** Whether user `u` of store `t` may approve: SPV and OWN of it, owners of the head office. */
export const isApprover = (kode_toko: string): Sql =>
  sql`((u.level in ('SPV', 'OWN') and u.kode_toko = ${kode_toko})
       or (u.level = 'OWN' and t.tipe = 'PUSAT'))`
