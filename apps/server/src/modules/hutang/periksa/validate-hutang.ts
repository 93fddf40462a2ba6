import type { pendingValidation } from '@kencana/contract/areas/hutang'
import type { validateHutang } from '@kencana/contract/areas/hutang/commands'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, BodyOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { mgToGram } from '@kencana/domain/quantity'
import type { StoreCtx } from '../../../platform/context.ts'
import { checkable, checkOf, documentsToCheck, insertCheck } from './periksa.queries.ts'

/** Documents of the pawn counter with their checks; what waits is named oldest first. */
export async function validationPage(
  ctx: StoreCtx,
  query: QueryOf<typeof pendingValidation>,
): Promise<AnswerOf<typeof pendingValidation>> {
  const page = pageWindow(query)
  const { count, rows } = await documentsToCheck(ctx.db, ctx.kode_toko, query, page)
  const data = rows.map(({ berat_mg, total_rp, pada, diperiksa_pada, ...row }) => ({
    ...row,
    pada: pada.toISOString(),
    berat: mgToGram(berat_mg),
    total: total_rp,
    diperiksa_pada: diperiksa_pada?.toISOString() ?? null,
  }))
  return { count, data, ...page }
}

/**
 * Keeps that a document was checked with its packet, once, by somebody else than its writer. Of two
 * who check at the same time the second is told who was first.
 * @throws Refusal TIDAK_DITEMUKAN, PERIKSA_SENDIRI, SUDAH_DIPERIKSA
 */
export async function checkDocument(
  ctx: StoreCtx,
  { nomor, hasil, keterangan }: BodyOf<typeof validateHutang>,
): Promise<{ message: string }> {
  const { db, kode_toko, actor } = ctx
  const document = (await checkable(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  if (document.user_id === actor.user_id) refuse('PERIKSA_SENDIRI', { nomor })
  const check = { nomor, pada: ctx.now(), user_id: actor.user_id, hasil }
  const kept = await insertCheck(db, kode_toko, { ...check, keterangan: keterangan || null })
  if (kept === 0) {
    const first = await checkOf(db, kode_toko, nomor)
    refuse('SUDAH_DIPERIKSA', { nomor, user_id: first?.user_id ?? '-' })
  }
  return { message: 'Berhasil Menyimpan Data' }
}
