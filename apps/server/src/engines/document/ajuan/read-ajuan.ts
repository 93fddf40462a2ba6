import type { StatusAjuan } from '@kencana/contract/documents/ajuan'
import { pageWindow } from '@kencana/contract/kit/page'
import type { StoreCtx } from '../../../platform/context.ts'
import { every, first, name, type Queryable, rows, type Sql, sql } from '../../../platform/sql.ts'
import { containing } from '../serve/list-documents.ts'
import { type AjuanTable, STATES } from '../states.ts'
import type { AjuanHead } from './end-ajuan.ts'

/** A row of every kind of submission, with who ended it. */
export interface AjuanRow extends AjuanHead {
  readonly tgl: string
  readonly total_rp: number
  readonly no_akhir: string | null
  readonly diputus_pada: Date | null
}

/** Where submissions of a kind are read, and what its own columns of `a` are. */
export interface AjuanSource {
  readonly tabel: AjuanTable
  readonly columns: Sql | ((kode_toko: string) => Sql)
  /** Columns of one of them alone. */
  readonly whole?: Sql
  /** What a search finds; `like` is the text between wildcards. */
  readonly found: (kode_toko: string, like: string, q: string) => Sql
}

interface Asked {
  readonly q?: string | undefined
  readonly status: StatusAjuan | 'ALL'
  readonly page?: number | undefined
  readonly skip?: number | undefined
  readonly limit: number
}

/** How submissions of a kind are read: one of them, some, and a page of those asked for. */
export function readAjuan<Row extends AjuanRow, Whole extends Row = Row>(source: AjuanSource) {
  const { tabel, columns, whole, found } = source
  const table = name(tabel)
  const shown = (kode_toko: string, more: Sql = sql``): Sql => sql`
    select a.no_ajuan, a.versi, a.status, a.tgl, a.pada, a.user_id, a.total_rp, a.no_akhir,
      ${typeof columns === 'function' ? columns(kode_toko) : columns}${more},
      g.user_id as diputus_oleh, g.pada as diputus_pada
    from ${table} a
    left join ${name(STATES[tabel].gerak)} g on g.kode_toko = ${kode_toko}
      and g.no_ajuan = a.no_ajuan and g.versi = a.versi and g.dari_status is not null
    where a.kode_toko = ${kode_toko}`
  const wanted = (kode_toko: string, { q, status }: Asked): Sql =>
    every([
      sql`a.kode_toko = ${kode_toko}`,
      ...(status === 'ALL' ? [] : [sql`a.status = ${status}`]),
      ...(q ? [sql`(${found(kode_toko, containing(q), q)})`] : []),
    ])
  return {
    /** One submission, or undefined. */
    find: (db: Queryable, kode_toko: string, nomor: string) => {
      const more = whole === undefined ? sql`` : sql`, ${whole}`
      return first<Whole>(db, sql`${shown(kode_toko, more)} and a.no_ajuan = ${nomor}`)
    },
    /** Those that a condition names, newest first. */
    newest: (db: Queryable, kode_toko: string, which: Sql) =>
      rows<Row>(db, sql`${shown(kode_toko)} and ${which} order by a.pada desc, a.no_ajuan desc`),
    /** A page of them: those that wait, oldest first; then those that were decided last. */
    page: async <Shown>({ db, kode_toko }: StoreCtx, asked: Asked, as: (row: Row) => Shown) => {
      const page = pageWindow(asked)
      const where = wanted(kode_toko, asked)
      const counted = await first<{ n: number }>(
        db,
        sql`select count(*)::int as n from ${table} a where ${where}`,
      )
      const data = await rows<Row>(
        db,
        sql`${shown(kode_toko)} and ${where}
            order by g.pada desc nulls first, a.pada, a.no_ajuan
            limit ${page.limit} offset ${page.skip}`,
      )
      return { count: counted?.n ?? 0, data: data.map(as), ...page }
    },
  }
}

/** What every kind shows of a row. */
export const ajuanShown = (row: AjuanRow, alasan: string | null) => ({
  no_ajuan: row.no_ajuan,
  status: row.status,
  tgl_system: row.tgl,
  pada: row.pada.toISOString(),
  user_id: row.user_id,
  diputus_oleh: row.diputus_oleh,
  diputus_pada: row.diputus_pada?.toISOString() ?? null,
  alasan,
})
