import type { BookLine, cashBook } from '@kencana/contract/areas/uang/buku'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { openDay } from '../../engines/document/open-day.ts'
import { containing, inDays } from '../../engines/document/serve/list-documents.ts'
import { lineSays } from '../../engines/report/rows/line-says.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { every, first, rows, type Sql, sql } from '../../platform/sql.ts'

type Asked = QueryOf<typeof cashBook>

/** Lines of a book, and what one calls the place a line is about. */
interface Book {
  readonly akun: readonly string[]
  readonly tempat: (kode_toko: string) => Sql
}

/** Journals of before several drawers name none: theirs was the first. */
const CASH_BOOK: Book = { akun: ['KAS', 'KAS_GADAI'], tempat: () => sql`coalesce(j.laci, 'KASIR')` }
const BANK_BOOK: Book = {
  akun: ['BANK'],
  tempat: kode_toko => sql`coalesce(${lineSays(kode_toko)}, '')`,
}

export const cashLines = (ctx: StoreCtx, asked: Asked) => bookPage(ctx, CASH_BOOK, asked)
export const bankLines = (ctx: StoreCtx, asked: Asked) => bookPage(ctx, BANK_BOOK, asked)

/** A page of a book, newest first; without days it is of the open one. */
async function bookPage(
  { db, kode_toko }: StoreCtx,
  { akun, tempat: placeIn }: Book,
  { tempat: place, q, ...asked }: Asked,
): Promise<AnswerOf<typeof cashBook>> {
  const page = pageWindow(asked)
  const tempat = placeIn(kode_toko)
  const open = (await openDay(db, kode_toko)) ?? null
  const unnamed = asked.tgl_from === undefined && asked.tgl_to === undefined
  const days = unnamed ? [sql`j.tgl = ${open}`] : inDays(sql`j.tgl`, asked)
  const where = place === undefined ? [] : [sql`${tempat} ilike ${containing(place)}`]
  if (q !== undefined) {
    const words = sql`select concat_ws(' ', d.nomor, d.user_id, d.keterangan, ${tempat})
      from dokumen d where d.kode_toko = ${kode_toko} and d.nomor = j.nomor`
    where.push(sql`(${words}) ilike ${containing(q)}`)
  }
  const from = sql`from jurnal_baris j where j.kode_toko = ${kode_toko}
    and j.jenis_akun = any(${akun}::text[]) and ${every([...days, ...where])}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const found = await rows<Omit<BookLine, 'pada'> & { pada: Date }>(
    db,
    sql`select j.nomor, j.baris, j.jenis, j.tgl, j.pada, d.user_id, j.tempat,
          j.debit_rp as masuk, j.kredit_rp as keluar, d.keterangan
        from (select j.*, ${tempat} as tempat ${from}
          order by j.pada desc, j.nomor desc, j.baris
          limit ${page.limit} offset ${page.skip}) j
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = j.nomor
        order by j.pada desc, j.nomor desc, j.baris`,
  )
  const data = found.map(({ pada, ...line }) => ({ ...line, pada: pada.toISOString() }))
  return { count: counted?.n ?? 0, data, ...page }
}
