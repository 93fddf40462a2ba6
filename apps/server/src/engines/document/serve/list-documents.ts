import { pageWindow } from '@kencana/contract/kit/page'
import type { StoreCtx } from '../../../platform/context.ts'
import { first, rows, type Sql, sql } from '../../../platform/sql.ts'

/** What every list of documents is asked for. */
interface Asked {
  readonly skip?: number | undefined
  readonly limit: number
  readonly page?: number | undefined
}

/** What a row of every list says, as SQL calls it. */
interface Head {
  readonly nomor: string
  readonly tgl: string
  readonly pada: Date
  readonly user_id: string
  readonly status: string
}

/** Where the list of a kind of document is read: its SQL, for the indexes it is found by. */
export interface ListSource<Query, Row, Shown> {
  /** What is asked for, `from … where …`; it is counted, and a page of it is shown. */
  readonly from: (kode_toko: string, query: Query) => Sql
  /** The rows of one page of it in their order; only they are looked up further. */
  readonly page: (kode_toko: string, from: Sql, window: Sql) => Sql
  /** Columns of the area beside number, day, time, writer and status. */
  readonly shown: (row: Row) => Shown
}

/** A page of a list of documents, and how many there are. */
export async function documentsPage<
  const Number extends string,
  Query extends Asked,
  Row extends object,
  Shown extends object,
>({ db, kode_toko }: StoreCtx, nomor: Number, source: ListSource<Query, Row, Shown>, query: Query) {
  const page = pageWindow(query)
  const from = source.from(kode_toko, query)
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const window = sql`limit ${page.limit} offset ${page.skip}`
  const found = await rows<Row & Head>(db, source.page(kode_toko, from, window))
  const data = found.map(row => ({
    ...({ [nomor]: row.nomor } as { [N in Number]: string }),
    tgl_system: row.tgl,
    pada: row.pada.toISOString(),
    user_id: row.user_id,
    ...source.shown(row),
    status: row.status,
  }))
  return { count: counted?.n ?? 0, data, ...page }
}

/** Conditions of the days a list is asked for; `tgl` is the column they are compared with. */
export function inDays(
  tgl: Sql,
  { tgl_from, tgl_to }: { tgl_from?: string | undefined; tgl_to?: string | undefined },
): Sql[] {
  const parts: Sql[] = []
  if (tgl_from) parts.push(sql`${tgl} >= ${tgl_from}`)
  if (tgl_to) parts.push(sql`${tgl} <= ${tgl_to}`)
  return parts
}

/** What contains a typed text, for `like`: its wildcards are letters as others. */
export const containing = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`
