import type { listPiutang } from '@kencana/contract/areas/uang/pencairan'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import type { StoreCtx } from '../../platform/context.ts'
import { acquirers, openReceivables } from './pencairan.queries.ts'

/** A page of receivables, oldest first, and who owes them. */
export async function piutangPage(
  { db, kode_toko }: StoreCtx,
  query: QueryOf<typeof listPiutang>,
): Promise<AnswerOf<typeof listPiutang>> {
  const page = pageWindow(query)
  const { count, jumlah, found } = await openReceivables(db, kode_toko, query, page)
  const data = found.map(({ jumlah_rp, mutasi_rp, ...row }) => ({
    ...row,
    jumlah: jumlah_rp,
    mutasi: mutasi_rp,
  }))
  return { count, data, jumlah, penerbit: await acquirers(db, kode_toko), ...page }
}
