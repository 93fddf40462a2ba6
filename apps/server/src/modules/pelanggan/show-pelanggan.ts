import { identityFor, seesIdentity } from '@kencana/contract/areas/hutang/identity'
import type {
  getPelanggan,
  listPelanggan,
  suggestPelanggan,
} from '@kencana/contract/areas/pelanggan/pelanggan'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import type { Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import {
  customerChanges,
  customerDocuments,
  customerOpen,
  customerPage,
  customerSums,
  findCustomer,
  suggestions,
} from './pelanggan.queries.ts'

/** A few who may be the one that is typed, last customer first. */
export async function suggestCustomers(
  { db, kode_toko, actor }: StoreCtx,
  { q }: QueryOf<typeof suggestPelanggan>,
): Promise<AnswerOf<typeof suggestPelanggan>> {
  const found = await suggestions(db, kode_toko, q, seesIdentity(actor.level))
  return found.map(({ versi, dokumen, ...row }) => masked(actor.level, row))
}

/** A page of the book by name. */
export async function customerList(
  { db, kode_toko, actor }: StoreCtx,
  query: QueryOf<typeof listPelanggan>,
): Promise<AnswerOf<typeof listPelanggan>> {
  const page = pageWindow(query)
  const asked = { q: query.q, seesCards: seesIdentity(actor.level) }
  const { count, found } = await customerPage(db, kode_toko, asked, page)
  return { count, data: found.map(({ versi, ...row }) => masked(actor.level, row)), ...page }
}

/** Most documents that one customer shows; what stands of all of them is in the sums. */
const MOST_DOCUMENTS = 200

/** One customer with his documents and corrections. @throws Refusal TIDAK_DITEMUKAN */
export async function showCustomer(
  { db, kode_toko, actor }: StoreCtx,
  id: string,
): Promise<AnswerOf<typeof getPelanggan>> {
  const found = (await findCustomer(db, kode_toko, id)) ?? refuse('TIDAK_DITEMUKAN')
  const documents = await customerDocuments(db, kode_toko, id, MOST_DOCUMENTS)
  const sums = await customerSums(db, kode_toko, id)
  const open = await customerOpen(db, kode_toko, id)
  const changes = await customerChanges(db, kode_toko, id)
  return {
    ...masked(actor.level, found),
    dibuat_pada: found.dibuat_pada.toISOString(),
    jumlah: sums.map(({ total_rp, ...sum }) => ({ ...sum, total: total_rp })),
    terbuka: open.map(({ total_rp, ...sum }) => ({ ...sum, total: total_rp })),
    riwayat: documents.map(({ total_rp, pada, ...one }) => ({
      ...one,
      pada: pada.toISOString(),
      total: total_rp,
    })),
    perubahan: changes.map(({ pada, ...one }) => ({ ...one, pada: pada.toISOString() })),
  }
}

const masked = <R extends { no_identitas: string | null }>(level: Level, row: R): R => ({
  ...row,
  no_identitas: row.no_identitas === null ? null : identityFor(level, row.no_identitas),
})
