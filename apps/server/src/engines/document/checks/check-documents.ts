import type { defineChecks } from '@kencana/contract/documents/define-checks'
import { pageWindow } from '@kencana/contract/kit/page'
import type { BodyOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../../platform/context.ts'
import { type Sql, sql } from '../../../platform/sql.ts'
import {
  checkable,
  checksOf,
  documentsToCheck,
  insertCheck,
  type Subject,
} from './checks.queries.ts'

type Checks = ReturnType<typeof defineChecks>

/** Documents of an area with their checks; what waits is named oldest first. */
export async function checksPage<Row extends object, Shown extends object>(
  ctx: StoreCtx,
  subject: Subject,
  shown: (row: Row) => Shown,
  query: QueryOf<Checks['checks']>,
) {
  const page = pageWindow(query)
  const found = await documentsToCheck<Row>(ctx.db, ctx.kode_toko, subject, query, page)
  const data = found.rows.map(row => ({
    nomor: row.nomor,
    jenis: row.jenis,
    tgl: row.tgl,
    pada: row.pada.toISOString(),
    user_id: row.user_id,
    total: row.total_rp,
    hasil: row.hasil,
    diperiksa_oleh: row.diperiksa_oleh,
    diperiksa_pada: row.diperiksa_pada?.toISOString() ?? null,
    keterangan: row.keterangan,
    ...shown(row),
  }))
  return { count: found.count, data, ...page }
}

/**
 * Keeps that a document was checked, once, by somebody else than its writer. Of two who check at
 * the same time the second is told who was first.
 * @throws Refusal TIDAK_DITEMUKAN, PERIKSA_SENDIRI, SUDAH_DIPERIKSA
 */
export async function keepCheck(
  ctx: StoreCtx,
  { jenis }: Pick<Subject, 'jenis'>,
  { nomor, hasil, keterangan }: BodyOf<Checks['check']>,
): Promise<{ message: string }> {
  const { db, kode_toko, actor } = ctx
  const document = (await checkable(db, kode_toko, jenis, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  if (document.user_id === actor.user_id) refuse('PERIKSA_SENDIRI', { nomor })
  const check = { nomor, pada: ctx.now(), user_id: actor.user_id, hasil }
  const kept = await insertCheck(db, kode_toko, { ...check, keterangan: keterangan || null })
  if (kept === 0) {
    const [first] = await checksOf(db, kode_toko, sql`${nomor}`)
    refuse('SUDAH_DIPERIKSA', { nomor, user_id: first?.user_id ?? '-' })
  }
  return { message: 'Berhasil Menyimpan Data' }
}

/** What was said of documents, as a detail shows it; `numbers` selects theirs. */
export const checksShown = async ({ db, kode_toko }: StoreCtx, numbers: Sql) =>
  (await checksOf(db, kode_toko, numbers)).map(({ pada, ...row }) => ({
    ...row,
    pada: pada.toISOString(),
  }))
