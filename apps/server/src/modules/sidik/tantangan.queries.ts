import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'

/** A question to a finger. */
export interface Challenge {
  kode_toko: string
  id: string
  jenis: 'SETUJU' | 'DAFTAR'
  peminta: string
  penyetuju: string
  kategori: string
  /** Hash of the exact command. */
  sidik: Buffer
  rincian: string
  alasan: string
  no_faktur_group: string
  perintah: unknown
  jari: string | null
  /** The device of an enrolment; an approval is asked of all. */
  alat: string | null
  acak: Buffer
  dibuat_pada: Date
  berlaku_sampai: Date
}

/** Closes what nobody can answer any more: run out, or asked anew by the same person. */
export const closeOld = (
  db: Queryable,
  { kode_toko, peminta, penyetuju }: { kode_toko: string; peminta: string; penyetuju: string },
  at: Date,
): Promise<number> =>
  run(
    db,
    sql`update tantangan_sidik set hasil = 'LEWAT', dijawab_pada = ${at}
        where kode_toko = ${kode_toko} and penyetuju = ${penyetuju} and hasil is null
          and (berlaku_sampai <= ${at} or peminta = ${peminta})`,
  )

/** Answers false while the same finger is awaited by somebody else. */
export const insertChallenge = async (db: Queryable, c: Challenge): Promise<boolean> =>
  (await run(
    db,
    sql`insert into tantangan_sidik (kode_toko, id, jenis, peminta, penyetuju, kategori, sidik,
          rincian, alasan, no_faktur_group, perintah, jari, alat, acak, dibuat_pada,
          berlaku_sampai)
        values (${c.kode_toko}, ${c.id}, ${c.jenis}, ${c.peminta}, ${c.penyetuju}, ${c.kategori},
          ${c.sidik}, ${c.rincian}, ${c.alasan}, ${c.no_faktur_group},
          ${JSON.stringify(c.perintah)}::jsonb, ${c.jari}, ${c.alat}, ${c.acak},
          ${c.dibuat_pada}, ${c.berlaku_sampai})
        on conflict do nothing`,
  )) === 1

export const openChallenges = (db: Queryable, kode_toko: string, alat: string, at: Date) =>
  rows<Challenge>(
    db,
    sql`select id, jenis, peminta, penyetuju, kategori, rincian, perintah, sidik, acak,
          berlaku_sampai
        from tantangan_sidik where kode_toko = ${kode_toko} and hasil is null
          and berlaku_sampai > ${at} and (jenis = 'SETUJU' or alat = ${alat})
        order by dibuat_pada`,
  )

/** One that is still open, held until the transaction ends. */
export const holdChallenge = (db: Queryable, kode_toko: string, id: string, at: Date) =>
  first<Challenge>(
    db,
    sql`select kode_toko, id, jenis, peminta, penyetuju, sidik, jari, alat, acak
        from tantangan_sidik where kode_toko = ${kode_toko} and id = ${id} and hasil is null
          and berlaku_sampai > ${at} for update`,
  )

export const answerChallenge = (
  db: Queryable,
  a: { kode_toko: string; id: string; hasil: string; fp: string | null; alat: string },
  at: Date,
): Promise<number> =>
  run(
    db,
    sql`update tantangan_sidik set hasil = ${a.hasil}, fp = ${a.fp}, alat = ${a.alat},
          dijawab_pada = ${at}
        where kode_toko = ${a.kode_toko} and id = ${a.id} and hasil is null`,
  )

export interface Scan {
  id: string
  kategori: string
  sidik: Buffer
  rincian: string
  alasan: string
  no_faktur_group: string
  perintah: unknown
  hasil: string | null
  berlaku_sampai: Date
  dipakai_pada: Date | null
  /** Whether fingerprint and device still count. */
  dikenal: boolean
}

/** What somebody last asked of an approver's finger, held until the transaction ends. */
export const holdLastScan = (
  db: Queryable,
  { kode_toko, peminta, penyetuju }: { kode_toko: string; peminta: string; penyetuju: string },
) =>
  first<Scan>(
    db,
    sql`select t.id, t.kategori, t.sidik, t.rincian, t.alasan, t.no_faktur_group, t.perintah,
          t.hasil, t.berlaku_sampai, t.dipakai_pada,
          exists (select 1 from sidik_jari s
            join alat_sidik a on a.kode_toko = s.kode_toko and a.id = s.alat
            where s.kode_toko = ${kode_toko} and s.fp = t.fp and s.user_id = t.penyetuju
              and s.dihapus_pada is null and a.dicabut_pada is null) as dikenal
        from tantangan_sidik t
        where t.kode_toko = ${kode_toko} and t.peminta = ${peminta} and t.penyetuju = ${penyetuju}
          and t.jenis = 'SETUJU'
        order by t.dibuat_pada desc, t.id desc limit 1 for update of t`,
  )

export const useScan = (db: Queryable, kode_toko: string, id: string, at: Date): Promise<number> =>
  run(
    db,
    sql`update tantangan_sidik set dipakai_pada = ${at}
        where kode_toko = ${kode_toko} and id = ${id} and dipakai_pada is null`,
  )
