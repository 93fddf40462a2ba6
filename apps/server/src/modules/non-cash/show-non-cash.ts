import type { listNonCash } from '@kencana/contract/areas/uang/non-cash'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import type { StoreCtx } from '../../platform/context.ts'
import { nonCashRows } from './non-cash.queries.ts'

/** A page of payments; what waits is named oldest first. */
export async function nonCashPage(
  { db, kode_toko }: StoreCtx,
  query: QueryOf<typeof listNonCash>,
): Promise<AnswerOf<typeof listNonCash>> {
  const page = pageWindow(query)
  const { count, jumlah, rows } = await nonCashRows(db, kode_toko, query, page)
  const data = rows.map(({ jumlah_rp, jumlah_mutasi_rp, pada, dicocokkan_pada, ...row }) => ({
    ...row,
    pada: pada.toISOString(),
    jumlah: jumlah_rp,
    jumlah_mutasi: jumlah_mutasi_rp,
    dicocokkan_pada: dicocokkan_pada?.toISOString() ?? null,
  }))
  return { count, data, jumlah, ...page }
}
