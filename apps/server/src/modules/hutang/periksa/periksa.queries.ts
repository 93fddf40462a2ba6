import type { pendingValidation } from '@kencana/contract/areas/hutang'
import type { QueryOf } from '@kencana/contract/kit/route'
import { every, first, type Queryable, rows, run, type Sql, sql } from '../../../platform/sql.ts'

type Filter = QueryOf<typeof pendingValidation>
type Hasil = 'SESUAI' | 'TIDAK_SESUAI'

interface CheckedRow {
  nomor: string
  jenis: string
  no_faktur_hutang: string
  tgl: string
  pada: Date
  user_id: string
  nama_customer: string
  lokasi: string | null
  /** Of the packet of the loan. */
  berat_mg: number
  total_rp: number
  hasil: Hasil | null
  diperiksa_oleh: string | null
  diperiksa_pada: Date | null
  keterangan: string | null
}

/** Documents that somebody else must check, unless they were undone. */
const checked = (kode_toko: string): Sql => sql`
  from dokumen d
  left join validasi_hutang v on v.kode_toko = ${kode_toko} and v.nomor = d.nomor
  where d.kode_toko = ${kode_toko}
    and d.jenis in ('HUTANG', 'PERPANJANG_HUTANG', 'TEBUS_HUTANG', 'LELANG_HUTANG')
    and not exists (select from dokumen b
      where b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor)`

/** Number of a document's loan: one that opened a loan has its number. */
const LOAN = sql`case when d.jenis in ('HUTANG', 'PERPANJANG_HUTANG') then d.nomor
  else d.isi->>'no_faktur_hutang' end`

/** A page of documents to check: those that wait first, oldest first; then the newest checks. */
export async function documentsToCheck(
  db: Queryable,
  kode_toko: string,
  filter: Filter,
  page: { skip: number; limit: number },
): Promise<{ count: number; rows: CheckedRow[] }> {
  const from = sql`${checked(kode_toko)} and ${conditions(kode_toko, filter)}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  // Only the page looks its loans up: the shop's whole past waits behind it.
  const found = await rows<CheckedRow>(
    db,
    sql`select d.nomor, d.jenis, h.no_faktur_hutang, d.tgl, d.pada, d.user_id, h.nama_customer,
          h.lokasi, h.berat_mg, d.total_rp, d.hasil, d.diperiksa_oleh, d.diperiksa_pada,
          d.keterangan
        from (
          select d.nomor, d.jenis, d.isi, d.tgl, d.pada, d.user_id, d.total_rp, v.hasil,
            v.user_id as diperiksa_oleh, v.pada as diperiksa_pada, v.keterangan
          ${from}
          order by v.pada desc nulls first, d.pada, d.nomor
          limit ${page.limit} offset ${page.skip}
        ) d
        join hutang h on h.kode_toko = ${kode_toko} and h.no_faktur_hutang = ${LOAN}
        order by d.diperiksa_pada desc nulls first, d.pada, d.nomor`,
  )
  return { count: counted?.n ?? 0, rows: found }
}

function conditions(kode_toko: string, { q, status }: Filter): Sql {
  const parts: Sql[] = [sql`true`]
  if (status === 'BELUM') parts.push(sql`v.nomor is null`)
  else if (status !== 'ALL') parts.push(sql`v.hasil = ${status}`)
  if (q) {
    const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    // The loans are found once; asked document by document it would take seconds.
    parts.push(sql`(d.nomor ilike ${like} or ${LOAN} in (
      select h.no_faktur_hutang from hutang h where h.kode_toko = ${kode_toko}
        and (h.no_faktur_hutang ilike ${like} or h.nama_customer ilike ${like}
          or h.lokasi ilike ${like})))`)
  }
  return every(parts)
}

/** A document that may be checked, with its writer. */
export const checkable = (db: Queryable, kode_toko: string, nomor: string) =>
  first<{ user_id: string }>(db, sql`select d.user_id ${checked(kode_toko)} and d.nomor = ${nomor}`)

export const checkOf = (db: Queryable, kode_toko: string, nomor: string) =>
  first<{ user_id: string }>(
    db,
    sql`select user_id from validasi_hutang where kode_toko = ${kode_toko} and nomor = ${nomor}`,
  )

/** Keeps a check; 0 when the document has one. A rival who is still writing is waited for. */
export const insertCheck = (
  db: Queryable,
  kode_toko: string,
  c: { nomor: string; pada: Date; user_id: string; hasil: Hasil; keterangan: string | null },
): Promise<number> =>
  run(
    db,
    sql`insert into validasi_hutang (kode_toko, nomor, pada, user_id, hasil, keterangan)
        values (${kode_toko}, ${c.nomor}, ${c.pada}, ${c.user_id}, ${c.hasil}, ${c.keterangan})
        on conflict do nothing`,
  )
