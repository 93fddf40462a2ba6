import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'

/** A task of a document: what the person's day came to, and whether it was reported. */
export interface TaskRow {
  nomor: string
  tgl: string
  jumlah_rp: number
  batas: string
  no_laporan: string | null
  tgl_laporan: string | null
  oleh: string | null
}

const TASK = sql`select t.nomor, t.tgl, t.batas, t.no_laporan, t.tgl_laporan, t.oleh,
  jumlah_orang(t.tgl, t.identitas, t.telp) as jumlah_rp from tugas_ppatk t`

export const findTask = (db: Queryable, kode_toko: string, nomor: string) =>
  first<TaskRow>(db, sql`${TASK} where t.kode_toko = ${kode_toko} and t.nomor = ${nomor}`)

/** Of a document, or of all that moved a loan or a deposit of that number. */
export const tasksOf = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<TaskRow>(
    db,
    sql`${TASK} where t.kode_toko = ${kode_toko} and t.nomor in (select ${nomor}
          union all select g.nomor from gerak_hutang g
            where g.kode_toko = ${kode_toko} and g.no_faktur_hutang = ${nomor}
          union all select g.nomor from gerak_bon g
            where g.kode_toko = ${kode_toko} and g.no_bon = ${nomor}
              and g.jenis in ('TITIPAN', 'TAMBAH_TITIPAN'))
        order by t.tgl, t.nomor`,
  )

/** Keeps the report of a task that has none; answers how many rows that were. */
export const keepReport = (
  db: Queryable,
  kode_toko: string,
  nomor: string,
  said: { no_laporan: string; tgl_laporan: string; oleh: string; pada: Date },
) =>
  run(
    db,
    sql`update tugas_ppatk set no_laporan = ${said.no_laporan},
          tgl_laporan = ${said.tgl_laporan}, oleh = ${said.oleh}, pada = ${said.pada}
        where kode_toko = ${kode_toko} and nomor = ${nomor} and no_laporan is null`,
  )
