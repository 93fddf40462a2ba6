import type { HasilPeriksa } from '@kencana/contract/documents/define-checks'
import { every, first, type Queryable, rows, run, type Sql, sql } from '../../../platform/sql.ts'

/** What is asked of a queue of checks. */
export interface CheckFilter {
  readonly q?: string | undefined
  readonly status: HasilPeriksa | 'BELUM' | 'ALL'
}

/** Where an area looks for what tells its documents apart; over a document as `d`. */
export interface Subject {
  /** Kinds of documents that wait for a check. */
  readonly jenis: readonly string[]
  /** Columns, and the joins they come from: asked of the documents of one page alone. */
  readonly columns: Sql
  readonly joins: (kode_toko: string) => Sql
  /** What a typed text finds, beside the document's own number. */
  readonly found: (kode_toko: string, like: string) => Sql
}

export interface CheckedRow {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  total_rp: number
  hasil: HasilPeriksa | null
  diperiksa_oleh: string | null
  diperiksa_pada: Date | null
  keterangan: string | null
}

/** Documents that somebody else must check, unless they were undone. */
const checked = (kode_toko: string, jenis: readonly string[]): Sql => sql`
  from dokumen d
  left join validasi_dokumen v on v.kode_toko = ${kode_toko} and v.nomor = d.nomor
  where d.kode_toko = ${kode_toko} and d.jenis = any (${jenis}::text[])
    and not exists (select from dokumen b
      where b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor)`

/** A page of documents to check: those that wait first, oldest first; then the newest checks. */
export async function documentsToCheck<Row extends object>(
  db: Queryable,
  kode_toko: string,
  { jenis, columns, joins, found: finding }: Subject,
  { q, status }: CheckFilter,
  page: { skip: number; limit: number },
): Promise<{ count: number; rows: (CheckedRow & Row)[] }> {
  const parts: Sql[] = []
  if (status === 'BELUM') parts.push(sql`v.nomor is null`)
  else if (status !== 'ALL') parts.push(sql`v.hasil = ${status}`)
  if (q) {
    const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    parts.push(sql`(d.nomor ilike ${like} or ${finding(kode_toko, like)})`)
  }
  const from = sql`${checked(kode_toko, jenis)} and ${every(parts)}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  // Only the page looks its subjects up: the shop's whole past waits behind it.
  const found = await rows<CheckedRow & Row>(
    db,
    sql`select d.nomor, d.jenis, d.tgl, d.pada, d.user_id, d.total_rp, d.hasil, d.diperiksa_oleh,
          d.diperiksa_pada, d.keterangan, ${columns}
        from (
          select d.nomor, d.jenis, d.isi, d.tgl, d.pada, d.user_id, d.total_rp, d.kembali_rp,
            d.nama_customer, d.telp_customer, v.hasil, v.user_id as diperiksa_oleh,
            v.pada as diperiksa_pada, v.keterangan
          ${from}
          order by v.pada desc nulls first, d.pada, d.nomor
          limit ${page.limit} offset ${page.skip}
        ) d
        ${joins(kode_toko)}
        order by d.diperiksa_pada desc nulls first, d.pada, d.nomor`,
  )
  return { count: counted?.n ?? 0, rows: found }
}

/** How many documents of these kinds nobody has checked yet; to be one column of a statement. */
export const waitingFor = (kode_toko: string, jenis: readonly string[]): Sql =>
  sql`(select count(*)::int ${checked(kode_toko, jenis)} and v.nomor is null)`

/** Those of these documents that wait for a check, or were checked by this person. */
export const toCheckAmong = (
  db: Queryable,
  kode_toko: string,
  jenis: readonly string[],
  numbers: readonly string[],
  user_id: string,
) =>
  rows<{ nomor: string }>(
    db,
    sql`select d.nomor ${checked(kode_toko, jenis)} and d.nomor = any (${numbers}::text[])
          and (v.nomor is null or v.user_id = ${user_id})`,
  )

/** A document that may be checked, with its writer. */
export const checkable = (
  db: Queryable,
  kode_toko: string,
  jenis: readonly string[],
  nomor: string,
) =>
  first<{ user_id: string }>(
    db,
    sql`select d.user_id ${checked(kode_toko, jenis)} and d.nomor = ${nomor}`,
  )

/** A check that was kept. */
export interface CheckKept {
  pada: Date
  user_id: string
  nomor: string
  hasil: HasilPeriksa
  keterangan: string | null
}

/** Checks of documents, oldest first; `numbers` selects their numbers. */
export const checksOf = (db: Queryable, kode_toko: string, numbers: Sql) =>
  rows<CheckKept>(
    db,
    sql`select pada, user_id, nomor, hasil, keterangan from validasi_dokumen
        where kode_toko = ${kode_toko} and nomor in (${numbers}) order by pada`,
  )

/** Keeps a check; 0 when the document has one. A rival who is still writing is waited for. */
export const insertCheck = (db: Queryable, kode_toko: string, c: CheckKept): Promise<number> =>
  run(
    db,
    sql`insert into validasi_dokumen (kode_toko, nomor, pada, user_id, hasil, keterangan)
        values (${kode_toko}, ${c.nomor}, ${c.pada}, ${c.user_id}, ${c.hasil}, ${c.keterangan})
        on conflict do nothing`,
  )
