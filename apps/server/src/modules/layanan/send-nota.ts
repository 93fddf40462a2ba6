import type { sendMessage as sendRoute } from '@kencana/contract/areas/pengaturan/layanan'
import type { AnswerOf, BodyOf, Route } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { Ctx } from '../../platform/context.ts'
import { recordChange } from '../../platform/http/change.ts'
import { countCall } from '../../platform/session/address-limiter.ts'
import { inStore, readInStore } from '../../platform/transaction.ts'
import { answerOfKey } from '../sesi/index.ts'
import { demandTarget, failureOf, faultText, isSent, postMessage } from './call-service.ts'

/** A busy shop writes a nota every few seconds; who sends more is not a shop. */
const MESSAGES = { most: 30, withinMs: 60_000 }

/**
 * Sends a message; no connection of the database waits for the other server. A key that was
 * answered before is answered again without sending.
 * @throws Refusal WA_TIDAK_TERDAFTAR, LAYANAN_BELUM, TERLALU_SERING
 */
export async function sendMessage(
  ctx: Ctx,
  route: Route,
  body: BodyOf<typeof sendRoute>,
): Promise<AnswerOf<typeof sendRoute>> {
  const { kode_toko, actor, key } = ctx
  const { pool } = ctx.app
  const record = (work: () => Promise<{ message: string }>) =>
    inStore(pool, kode_toko, db => recordChange({ ...ctx, db }, route, body, work))
  const earlier =
    key &&
    (await readInStore(pool, kode_toko, db => answerOfKey(db, kode_toko, actor.user_id, key.kunci)))
  const done = { message: 'Invoice Berhasil Dikirim' }
  if (earlier !== undefined) return record(async () => done)
  const target = await demandTarget(ctx, 'WHATSAPP')
  await countCall(ctx.app, `kirim ${kode_toko}`, MESSAGES)
  // Whatever the reply is but a success, the sentence is the same (doc2 §8); why stands in the log.
  const answer = await postMessage(ctx, target, body).catch((error: unknown) =>
    unsent(ctx, faultText(error)),
  )
  if (!isSent(answer)) unsent(ctx, failureOf(answer) ?? 'Nomor tidak dikenal server')
  return record(async () => done)
}

function unsent({ app, kode_toko }: Ctx, alasan: string): never {
  app.log.warn({ kode_toko, alasan }, 'pesan WhatsApp tidak terkirim')
  return refuse('WA_TIDAK_TERDAFTAR')
}
