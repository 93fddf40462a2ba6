import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'

interface PrintRow {
  urut: number
  kunci: string
  user_id: string
}

/** Prints of one paper wait for each other, to the end of the transaction. */
export const lockPaper = (db: Queryable, kode_toko: string, nomor: string) =>
  first(db, sql`select pg_advisory_xact_lock(7264, hashtext(${kode_toko} || ' ' || ${nomor}))`)

export const printsOf = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<PrintRow>(
    db,
    sql`select urut, kunci, user_id from cetak_nota
        where kode_toko = ${kode_toko} and nomor = ${nomor} order by urut`,
  )

/** Adds a print; 0 when its number or its key is taken. */
export const insertPrint = (
  db: Queryable,
  p: { kode_toko: string; nomor: string; urut: number; kunci: string; user_id: string; pada: Date },
  otorisasi: string | null,
): Promise<number> =>
  run(
    db,
    sql`insert into cetak_nota (kode_toko, nomor, urut, kunci, user_id, pada, otorisasi)
        values (${p.kode_toko}, ${p.nomor}, ${p.urut}, ${p.kunci}, ${p.user_id}, ${p.pada},
          ${otorisasi})
        on conflict do nothing`,
  )
