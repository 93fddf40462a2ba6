import { KODE_LANGKAH, LANGKAH, type langkahAwal } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { StoreCtx } from '../../platform/context.ts'
import { mayOpen } from '../../platform/http/boundary.ts'
import { stepsDone, wantsSteps } from './langkah.queries.ts'

type Steps = AnswerOf<typeof langkahAwal>

/** The store's first steps that are the caller's to take; none once all of them are done. */
export async function showSteps({ db, kode_toko, actor, now }: StoreCtx): Promise<Steps> {
  if (!(await wantsSteps(db, kode_toko))) return []
  const steps = KODE_LANGKAH.filter(kode => mayOpen(LANGKAH[kode], actor))
  const found = await stepsDone(db, kode_toko, steps, now())
  return found.every(({ selesai }) => selesai) ? [] : found
}
