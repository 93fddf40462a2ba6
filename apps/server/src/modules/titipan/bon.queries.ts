import type { StatusTitipan, titipan } from '@kencana/contract/areas/uang/titipan'
import type { QueryOf } from '@kencana/contract/kit/route'
import { telpBaku } from '@kencana/domain/teks/telepon'
import type { z } from 'zod'
import { containing, inDays, type ListSource } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

/** A deposit as it stands; money in rupiah. */
export interface BonRow {
  no_bon: string
  versi: number
  status: StatusTitipan
  kode_member: string | null
  nama: string
  telp: string
  alamat: string | null
  kode_sales: string | null
  tgl: string
  uang_rp: number
  keterangan: string | null
}

const BON = sql`select no_bon, versi, status, kode_member, nama, telp, alamat, kode_sales, tgl,
  uang_rp, keterangan from bon`

/** One deposit of a store, or undefined. */
export const findBon = (db: Queryable, kode_toko: string, nomor: string) =>
  first<BonRow>(
    db,
    sql`${BON} where kode_toko = ${kode_toko} and no_bon = ${nomor} and jenis = 'TITIPAN'`,
  )

/** The newest deposit of a store, or undefined. */
export const latestBon = (db: Queryable, kode_toko: string) =>
  first<BonRow>(
    db,
    sql`${BON} where kode_toko = ${kode_toko} and jenis = 'TITIPAN'
        order by tgl desc, no_bon desc limit 1`,
  )

/** Deposits of a store among these, by one statement that needs no store entered before. */
export async function readBons(
  db: Queryable,
  kode_toko: string,
  nomor: readonly string[],
): Promise<readonly BonRow[]> {
  const row = await first<{ bon: (BonRow & { jenis: string })[] }>(
    db,
    sql`select baca_bon(${kode_toko}, ${nomor}) as bon`,
  )
  if (row === undefined) throw new Error('baca_bon answered nothing')
  return row.bon.filter(({ jenis }) => jenis === 'TITIPAN')
}

/** What a document did to a bon: what it had before and after, and what it undoes. */
export interface BonStep {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  penyetuju: string | null
  sebelum_rp: number
  saldo_rp: number
  membatalkan: string | null
  keterangan: string | null
}

/** Movements of a bon, oldest first. */
export const bonSteps = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<BonStep>(
    db,
    sql`select g.nomor, g.jenis, g.tgl, g.pada, g.user_id, d.penyetuju,
          coalesce((g.sebelum->>'uang_rp')::bigint, 0) as sebelum_rp,
          (g.sesudah->>'uang_rp')::bigint as saldo_rp, d.membatalkan, d.keterangan
        from gerak_bon g
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = g.nomor
        where g.kode_toko = ${kode_toko} and g.no_bon = ${nomor} order by g.versi`,
  )

/** Numbers of the documents that moved a deposit. */
export const numbersOf = (kode_toko: string, nomor: string): Sql =>
  sql`select g.nomor from gerak_bon g where g.kode_toko = ${kode_toko} and g.no_bon = ${nomor}`

/** Deposits, newest first: each with when and by whom it was taken, and all that came in. */
export const bonList: ListSource<Asked, BonListed, BonSummary> = {
  from: (kode_toko, asked) =>
    sql`from bon b where b.kode_toko = ${kode_toko} and b.jenis = 'TITIPAN'
      and ${conditions(asked)}`,
  page: (kode_toko, from, window) =>
    sql`select b.no_bon as nomor, b.status, b.nama, b.telp, b.kode_sales, b.tgl, b.uang_rp, g.pada,
          g.user_id, m.masuk_rp
        from (select b.* ${from} order by b.tgl desc, b.no_bon desc ${window}) b
        join gerak_bon g on g.kode_toko = ${kode_toko} and g.no_bon = b.no_bon and g.versi = 1
        cross join lateral (select coalesce(sum((m.sesudah->>'uang_rp')::bigint
            - coalesce((m.sebelum->>'uang_rp')::bigint, 0)), 0)::bigint as masuk_rp
          from gerak_bon m where m.kode_toko = ${kode_toko} and m.no_bon = b.no_bon
            and m.jenis in ('TITIPAN', 'TAMBAH_TITIPAN', 'PEMBELIAN', 'AWAL_TITIPAN')
            and not exists (select 1 from dokumen r
              where r.kode_toko = ${kode_toko} and r.membatalkan = m.nomor)) m
        order by b.tgl desc, b.no_bon desc`,
  shown: ({ nama, telp, kode_sales, masuk_rp, uang_rp }) => ({
    nama_customer: nama,
    telp_customer: telp,
    kode_sales,
    masuk: masuk_rp,
    saldo: uang_rp,
  }),
}

type Asked = QueryOf<typeof titipan.list>
type BonListed = Pick<BonRow, 'nama' | 'telp' | 'kode_sales' | 'uang_rp'> & { masuk_rp: number }
type BonSummary = z.output<z.ZodObject<typeof titipan.kind.summary>>

function conditions({ q, kode_sales, status, ...days }: Asked): Sql {
  const parts = [sql`true`, ...inDays(sql`b.tgl`, days)]
  if (kode_sales) parts.push(sql`b.kode_sales = ${kode_sales}`)
  if (status !== 'ALL') parts.push(sql`b.status = ${status}`)
  if (q) {
    const like = containing(q)
    parts.push(
      sql`(b.no_bon ilike ${like} or b.nama ilike ${like} or b.telp like ${like}
        or ${byDigits(q)})`,
    )
  }
  return every(parts)
}

/** A telephone by its digits, however both are written: '+62 812-34' finds '0812 345'. */
function byDigits(q: string): Sql {
  const digits = /^[+\d\s().-]+$/.test(q) ? telpBaku(q) : ''
  if (digits.length < 4) return sql`false`
  return sql`regexp_replace(b.telp, '\\D', '', 'g') like ${`%${digits}%`}`
}
