import type { listHutang } from '@kencana/contract/areas/hutang'
import type { QueryOf } from '@kencana/contract/kit/route'
import { every, first, type Queryable, rows, type Sql, sql } from '../../../platform/sql.ts'
import { type LoanRow, loanRows } from '../hutang.queries.ts'

type Filter = QueryOf<typeof listHutang>

/** Loans that a list asks for, newest first (due ones longest first), and how many there are. */
export async function listLoans(
  db: Queryable,
  kode_toko: string,
  filter: Filter,
  on: { tgl: string; skip: number; limit: number },
): Promise<{ count: number; rows: LoanRow[] }> {
  const where = conditions(filter, on.tgl)
  const counted = await first<{ n: number }>(
    db,
    sql`select count(*)::int as n from hutang h where h.kode_toko = ${kode_toko} and ${where}`,
  )
  const found = await rows<LoanRow>(
    db,
    sql`${loanRows(kode_toko)} and ${where}
        order by ${orderOf(filter.status)}
        limit ${on.limit} offset ${on.skip}`,
  )
  return { count: counted?.n ?? 0, rows: found }
}

/** Loans that are due are worked off from the one that is so for the longest time. */
const orderOf = (status: Filter['status']): Sql =>
  status === 'JATUH_TEMPO'
    ? sql`h.tgl_jatuh_tempo, h.no_faktur_hutang`
    : sql`h.tgl_hutang desc, h.no_faktur_hutang desc`

function conditions({ q, tgl_from, tgl_to, status }: Filter, tgl: string): Sql {
  const parts: Sql[] = []
  if (tgl_from) parts.push(sql`h.tgl_hutang >= ${tgl_from}`)
  if (tgl_to) parts.push(sql`h.tgl_hutang <= ${tgl_to}`)
  if (status !== 'ALL') parts.push(statusIs(status, tgl))
  if (q) {
    const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    // An identity number is found only by who knows it: a part of it would give away the rest.
    parts.push(sql`(h.no_faktur_hutang ilike ${like} or h.nama_customer ilike ${like}
      or h.telp_customer like ${like} or h.lokasi ilike ${like} or h.no_identitas = ${q}
      or h.no_akhir = upper(${q}))`)
  }
  return every(parts)
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
