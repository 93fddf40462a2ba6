import { HUTANG_DIPERIKSA, type hutang } from '@kencana/contract/areas/hutang'
import type { QueryOf } from '@kencana/contract/kit/route'
import { mgToGram } from '@kencana/domain/quantity'
import type { Subject } from '../../../engines/document/checks/checks.queries.ts'
import { containing, inDays } from '../../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../../platform/sql.ts'
import { type LoanRow, loanRows } from '../hutang.queries.ts'

type Filter = QueryOf<typeof hutang.list>

/** Loans that a list asks for, newest first (due ones longest first), and how many there are. */
export async function listLoans(
  db: Queryable,
  kode_toko: string,
  filter: Filter,
  on: { tgl: string; skip: number; limit: number },
): Promise<{ count: number; rows: LoanRow[] }> {
  const where = conditions(filter, on.tgl)
  const order = orderOf(filter.status)
  const page = sql`order by ${order} limit ${on.limit} offset ${on.skip}`
  const { n, nomor } = await (filter.q ? inOneLook : countedFirst)(db, kode_toko, where, page)
  const found = await rows<LoanRow>(
    db,
    sql`${loanRows(kode_toko)} and h.no_faktur_hutang = any (${nomor}) order by ${order}`,
  )
  return { count: n, rows: found }
}

interface Found {
  readonly n: number
  /** Loans of the page. */
  readonly nomor: readonly string[]
}

/** What is searched for by words reads every loan: once for the page and the count together. */
async function inOneLook(db: Queryable, kode_toko: string, where: Sql, page: Sql): Promise<Found> {
  const found = await first<Found>(
    db,
    sql`with h as materialized (
          select h.no_faktur_hutang, h.tgl_hutang, h.tgl_jatuh_tempo from hutang h
          where h.kode_toko = ${kode_toko} and ${where})
        select (select count(*)::int from h) as n,
          array(select h.no_faktur_hutang from h ${page}) as nomor`,
  )
  return found ?? { n: 0, nomor: [] }
}

/** A page of a list in its order is found by an index; only the count looks further. */
async function countedFirst(
  db: Queryable,
  kode_toko: string,
  where: Sql,
  page: Sql,
): Promise<Found> {
  const found = await first<Found>(
    db,
    sql`select (select count(*)::int from hutang h
          where h.kode_toko = ${kode_toko} and ${where}) as n,
          array(select h.no_faktur_hutang from hutang h
            where h.kode_toko = ${kode_toko} and ${where} ${page}) as nomor`,
  )
  return found ?? { n: 0, nomor: [] }
}

/** Loans that are due are worked off from the one that is so for the longest time. */
const orderOf = (status: Filter['status']): Sql =>
  status === 'JATUH_TEMPO'
    ? sql`h.tgl_jatuh_tempo, h.no_faktur_hutang`
    : sql`h.tgl_hutang desc, h.no_faktur_hutang desc`

function conditions({ q, status, ...days }: Filter, tgl: string): Sql {
  const parts = inDays(sql`h.tgl_hutang`, days)
  if (status !== 'ALL') parts.push(statusIs(status, tgl))
  if (q) parts.push(asks(q))
  return every(parts)
}

/**
 * What is typed tells what it is, so that no loan is compared with what it cannot be: a whole
 * number of a document or an identity card is looked up, and only letters may be of a name. An
 * identity is found only by who knows it whole: a part of it would give away the rest.
 */
function asks(q: string): Sql {
  const nomor = q.toUpperCase()
  if (/^[A-Z]{2}-.+-\d{6}-\d{4,}$/.test(nomor)) {
    return sql`(h.no_faktur_hutang = ${nomor} or h.no_akhir = ${nomor})`
  }
  if (/^\d{16}$/.test(q)) return sql`h.no_identitas = ${q}`
  const like = containing(q)
  const words = /\p{L}/u.test(q)
    ? sql`h.nama_customer ilike ${like}`
    : sql`h.telp_customer like ${like}`
  return sql`(h.no_faktur_hutang like ${like.toUpperCase()} or h.lokasi ilike ${like} or ${words}
    or h.no_identitas = ${nomor})`
}

function statusIs(status: Exclude<Filter['status'], 'ALL'>, tgl: string): Sql {
  switch (status) {
    case 'JATUH_TEMPO':
      return sql`h.status = 'AKTIF' and h.tgl_jatuh_tempo < ${tgl}`
    case 'LUNAS_HARI_INI':
      return sql`h.status = 'LUNAS' and h.tgl_lunas = ${tgl}`
    case 'KELEBIHAN':
      return sql`h.status = 'DILELANG' and h.kelebihan_rp > 0`
    default:
      return sql`h.status = ${status}`
  }
}

/** Number of a document's loan: one that opened a loan has its number. */
const LOAN = sql`case when d.jenis in ('HUTANG', 'PERPANJANG_HUTANG', 'AWAL_HUTANG') then d.nomor
  else d.isi->>'no_faktur_hutang' end`

/** Documents of the pawn counter, checked with the packets of their loans. */
export const checkedLoans: Subject = {
  jenis: HUTANG_DIPERIKSA,
  columns: sql`h.no_faktur_hutang, h.nama_customer, h.lokasi, h.berat_mg`,
  joins: kode_toko =>
    sql`join hutang h on h.kode_toko = ${kode_toko} and h.no_faktur_hutang = ${LOAN}`,
  // The loans are found once; asked document by document it would take seconds.
  found: (kode_toko, like) => sql`${LOAN} in (
    select h.no_faktur_hutang from hutang h where h.kode_toko = ${kode_toko}
      and (h.no_faktur_hutang ilike ${like} or h.nama_customer ilike ${like}
        or h.lokasi ilike ${like}))`,
}

/** Numbers of the documents that moved a loan. */
export const stepsOf = (kode_toko: string, nomor: string): Sql =>
  sql`select g.nomor from gerak_hutang g
      where g.kode_toko = ${kode_toko} and g.no_faktur_hutang = ${nomor}`

interface Packet {
  no_faktur_hutang: string
  nama_customer: string
  lokasi: string | null
  berat_mg: number
}

/** A packet as it travels, its weight in grams. */
export const packetShown = ({ no_faktur_hutang, nama_customer, lokasi, berat_mg }: Packet) => ({
  no_faktur_hutang,
  nama_customer,
  lokasi,
  berat: mgToGram(berat_mg),
})
