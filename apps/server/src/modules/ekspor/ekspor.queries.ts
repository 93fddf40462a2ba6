import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'

export interface JobRow {
  id: string
  judul: string
  status: 'JALAN' | 'SELESAI' | 'BATAL' | 'GAGAL'
  baris: number
  selesai: number
  jumlah: number
  berkas: string | null
  ukuran: number | null
  galat: string | null
  dibuat_pada: Date
  denyut_pada: Date
}

const RECENT = 30

/** The newest exports of one user. */
export const jobRows = (db: Queryable, kode_toko: string, user_id: string): Promise<JobRow[]> =>
  rows<JobRow>(
    db,
    sql`select id, judul, status, baris, selesai, jumlah, berkas, ukuran, galat, dibuat_pada,
          denyut_pada
        from ekspor where kode_toko = ${kode_toko} and user_id = ${user_id}
        order by dibuat_pada desc, id desc limit ${RECENT}`,
  )

/** One export of a user; nobody else's. */
export const ownJob = (db: Queryable, kode_toko: string, user_id: string, id: string) =>
  first<JobRow>(
    db,
    sql`select id, judul, status, baris, selesai, jumlah, berkas, ukuran, galat, dibuat_pada,
          denyut_pada
        from ekspor where kode_toko = ${kode_toko} and user_id = ${user_id} and id = ${id}`,
  )

interface NewJob {
  readonly id: string
  readonly user_id: string
  readonly judul: string
  readonly isi: object
  readonly jumlah: number
  readonly at: Date
}

/** Closes exports of a user whose process gave no sign since. */
export const closeLost = (
  db: Queryable,
  { kode_toko, user_id, since }: { kode_toko: string; user_id: string; since: Date },
): Promise<number> =>
  run(
    db,
    sql`update ekspor set status = 'GAGAL', galat = 'Server berhenti sebelum selesai'
        where kode_toko = ${kode_toko} and user_id = ${user_id} and status = 'JALAN'
          and denyut_pada < ${since}`,
  )

/** 0 while another export of the user runs. */
export const insertJob = (db: Queryable, kode_toko: string, job: NewJob): Promise<number> =>
  run(
    db,
    sql`insert into ekspor (kode_toko, id, user_id, judul, isi, status, jumlah, dibuat_pada,
          denyut_pada)
        values (${kode_toko}, ${job.id}, ${job.user_id}, ${job.judul},
          ${JSON.stringify(job.isi)}::jsonb, 'JALAN', ${job.jumlah}, ${job.at}, ${job.at})
        on conflict (kode_toko, user_id) where status = 'JALAN' do nothing`,
  )

/** A sign of life; 0 when the job was ended meanwhile. */
export const beat = (
  db: Queryable,
  kode_toko: string,
  id: string,
  now: { at: Date; baris: number; selesai: number },
): Promise<number> =>
  run(
    db,
    sql`update ekspor set denyut_pada = ${now.at}, baris = ${now.baris}, selesai = ${now.selesai}
        where kode_toko = ${kode_toko} and id = ${id} and status = 'JALAN'`,
  )

/** Ends a job that still runs; 0 when it had ended. */
export const endJob = (
  db: Queryable,
  kode_toko: string,
  id: string,
  end: Pick<JobRow, 'status' | 'berkas' | 'ukuran' | 'galat'>,
): Promise<number> =>
  run(
    db,
    sql`update ekspor set status = ${end.status}, berkas = ${end.berkas}, ukuran = ${end.ukuran},
          galat = ${end.galat}
        where kode_toko = ${kode_toko} and id = ${id} and status = 'JALAN'`,
  )

export const liveStores = (db: Queryable) =>
  rows<{ kode_toko: string }>(
    db,
    sql`select kode_toko from toko where dihapus_pada is null order by nomor`,
  )
