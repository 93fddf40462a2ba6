import type { Device, Enrolment } from '@kencana/contract/areas/sidik/sidik'
import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'

/** The reference of a fingerprint that still counts: neither it nor its device is gone. */
const LIVE = sql`s.dihapus_pada is null and a.dicabut_pada is null`

export const fingersOf = (db: Queryable, kode_toko: string, user_id: string) =>
  rows<{ fp: string; user_id: string; jari: string; alat: string }>(
    db,
    sql`select s.fp, s.user_id, s.jari, s.alat from sidik_jari s
        join alat_sidik a on a.kode_toko = s.kode_toko and a.id = s.alat
        where s.kode_toko = ${kode_toko} and s.user_id = ${user_id} and ${LIVE}
        order by a.terlihat_pada desc nulls last, s.pada`,
  )

export const enrolments = (db: Queryable, kode_toko: string) =>
  rows<Omit<Enrolment, 'pada'> & { pada: Date }>(
    db,
    sql`select s.fp, s.user_id, coalesce(u.nama, s.user_id) as nama,
          s.jari, a.nama as alat, s.oleh, s.pada
        from sidik_jari s join alat_sidik a on a.kode_toko = s.kode_toko and a.id = s.alat
        left join users u on u.user_id = s.user_id
        where s.kode_toko = ${kode_toko} and ${LIVE} order by s.user_id, s.pada`,
  )

interface EnrolmentRow {
  kode_toko: string
  fp: string
  user_id: string
  jari: string
  alat: string
  oleh: string
  pada: Date
}

/** Answers false for a reference that is taken. */
export const insertEnrolment = async (db: Queryable, r: EnrolmentRow): Promise<boolean> =>
  (await run(
    db,
    sql`insert into sidik_jari (kode_toko, fp, user_id, jari, alat, oleh, pada)
        values (${r.kode_toko}, ${r.fp}, ${r.user_id}, ${r.jari}, ${r.alat}, ${r.oleh}, ${r.pada})
        on conflict do nothing`,
  )) === 1

export const dropEnrolment = (
  db: Queryable,
  { kode_toko, fp, oleh }: { kode_toko: string; fp: string; oleh: string },
  at: Date,
): Promise<number> =>
  run(
    db,
    sql`update sidik_jari set dihapus_oleh = ${oleh}, dihapus_pada = ${at}
        where kode_toko = ${kode_toko} and fp = ${fp} and dihapus_pada is null`,
  )

export const dropEnrolmentsAt = (
  db: Queryable,
  { kode_toko, alat, oleh }: { kode_toko: string; alat: string; oleh: string },
  at: Date,
): Promise<number> =>
  run(
    db,
    sql`update sidik_jari set dihapus_oleh = ${oleh}, dihapus_pada = ${at}
        where kode_toko = ${kode_toko} and alat = ${alat} and dihapus_pada is null`,
  )

type DeviceRow = Omit<Device, 'dibuat_pada' | 'terlihat_pada'> & {
  dibuat_pada: Date
  terlihat_pada: Date | null
}

/** Devices of a store; codes that were never used vanish when they run out. */
export const devices = (db: Queryable, kode_toko: string, at: Date) =>
  rows<DeviceRow>(
    db,
    sql`select id, nama, dibuat_oleh, dibuat_pada, terlihat_pada,
          case when dicabut_pada is not null then 'DICABUT'
            when dipasang_pada is null then 'MENUNGGU' else 'TERPASANG' end as status
        from alat_sidik where kode_toko = ${kode_toko}
          and (dipasang_pada is not null or (kode_sampai > ${at} and dicabut_pada is null))
        order by dicabut_pada nulls first, nama, id`,
  )

export const insertDevice = (
  db: Queryable,
  d: {
    kode_toko: string
    id: string
    nama: string
    kode_hash: Buffer
    kode_sampai: Date
    oleh: string
    pada: Date
  },
): Promise<number> =>
  run(
    db,
    sql`insert into alat_sidik (kode_toko, id, nama, kode_hash, kode_sampai, dibuat_oleh,
          dibuat_pada)
        values (${d.kode_toko}, ${d.id}, ${d.nama}, ${d.kode_hash}, ${d.kode_sampai}, ${d.oleh},
          ${d.pada})`,
  )

/** Uses a pairing code up; undefined for one that is wrong, used, revoked or too old. */
export const claimDevice = (
  db: Queryable,
  d: { kode_toko: string; kode_hash: Buffer; token_hash: Buffer; kunci_publik: Buffer },
  at: Date,
) =>
  first<{ id: string; nama: string }>(
    db,
    sql`update alat_sidik set token_hash = ${d.token_hash}, kunci_publik = ${d.kunci_publik},
          dipasang_pada = ${at}, terlihat_pada = ${at}
        where kode_toko = ${d.kode_toko} and kode_hash = ${d.kode_hash} and dipasang_pada is null
          and dicabut_pada is null and kode_sampai > ${at} returning id, nama`,
  )

export const revokeDevice = (
  db: Queryable,
  { kode_toko, alat, oleh }: { kode_toko: string; alat: string; oleh: string },
  at: Date,
): Promise<number> =>
  run(
    db,
    sql`update alat_sidik set dicabut_oleh = ${oleh}, dicabut_pada = ${at}
        where kode_toko = ${kode_toko} and id = ${alat} and dicabut_pada is null`,
  )

/** A device that is paired and not revoked, by its secret. */
export const deviceBySecret = (
  db: Queryable,
  d: { kode_toko: string; alat: string; token_hash: Buffer },
) =>
  first<{ id: string; kunci_publik: Buffer }>(
    db,
    sql`select id, kunci_publik from alat_sidik
        where kode_toko = ${d.kode_toko} and id = ${d.alat} and token_hash = ${d.token_hash}
          and dicabut_pada is null`,
  )

export const noteSeen = (db: Queryable, kode_toko: string, alat: string, at: Date) =>
  run(
    db,
    sql`update alat_sidik set terlihat_pada = ${at}
        where kode_toko = ${kode_toko} and id = ${alat}`,
  )

export const pairedDevices = (db: Queryable, kode_toko: string) =>
  rows<{ id: string }>(
    db,
    sql`select id from alat_sidik where kode_toko = ${kode_toko} and dipasang_pada is not null
          and dicabut_pada is null`,
  )

/** References a device may go on keeping prints for. */
export const fingersAt = (db: Queryable, kode_toko: string, alat: string) =>
  rows<{ fp: string; user_id: string }>(
    db,
    sql`select fp, user_id from sidik_jari
        where kode_toko = ${kode_toko} and alat = ${alat} and dihapus_pada is null`,
  )
