import { kirimUang } from '@kencana/contract/areas/uang/kirim-uang'
import { refuse } from '@kencana/contract/refusals'
import {
  type CancelBody,
  type Cancelling,
  cancelDocument,
} from '../../engines/document/serve/cancel-document.ts'
import { findDocument } from '../../engines/document/serve/find-document.ts'
import { undoneAlone } from '../../engines/document/serve/plain-documents.ts'
import type { Ctx } from '../../platform/context.ts'
import { inStore } from '../../platform/transaction.ts'
import {
  endIncoming,
  findIncoming,
  findSent,
  holdIncoming,
  keepIncoming,
  type SentRow,
} from './kirim-uang.queries.ts'

const sending = undoneAlone('KIRIM_UANG', { jenis: 'BATAL_KIRIM_UANG', awalan: 'KX' }, findDocument)

/** How a sending is undone; whether it still may be is decided where the money goes to. */
export const cancelling: Cancelling<
  NonNullable<Awaited<ReturnType<typeof findDocument>>>,
  { nomor: string; jenis: string; tgl: string; membatalkan: string | null }
> = {
  ...sending,
  find: async (ctx, nomor) => {
    const sent = await findSent(ctx.db, ctx.kode_toko, nomor)
    if (sent?.status === 'DONE') refuseReceived(nomor, sent.no_terima, sent.diterima_oleh)
    return sending.find(ctx, nomor)
  },
}

/** So long nobody receives what is being taken back: far longer than that takes. */
const HOLD_MS = 60_000

/**
 * Takes money back that nobody has received. No transaction spans two stores (decision 0055):
 * first the store it goes to is kept from receiving it, then it is taken back, then that store is
 * told. An interruption in between leaves it on its way, or taken back and received by nobody.
 */
export async function cancelKirim(ctx: Ctx, nomor: string, body: CancelBody) {
  const { app, kode_toko } = ctx
  const sent = await inStore(app.pool, kode_toko, db => findSent(db, kode_toko, nomor))
  if (sent === undefined) return refuse('TIDAK_DITEMUKAN')
  if (sent.status === 'OPEN') await hold(ctx, sent)
  const done = await cancelDocument(ctx, kirimUang.kind, cancelling, nomor, body)
  const { tujuan } = sent.isi
  await inStore(app.pool, tujuan, db => endIncoming(db, tujuan, nomor))
  return done
}

/** Keeps the other store from receiving it. @throws Refusal UANG_SUDAH_DITERIMA */
async function hold({ app, kode_toko, now }: Ctx, sent: SentRow): Promise<void> {
  const { nomor, tgl, pada, user_id, total_rp, keterangan, isi } = sent
  const until = new Date(now().getTime() + HOLD_MS)
  await inStore(app.pool, isi.tujuan, async db => {
    // Its message may not have been brought yet.
    await keepIncoming(db, isi.tujuan, {
      asal: kode_toko,
      no_reff: nomor,
      tgl,
      dikirim_pada: pada,
      dikirim_oleh: user_id,
      jumlah_rp: total_rp,
      keterangan,
    })
    if ((await holdIncoming(db, isi.tujuan, nomor, until)) > 0) return
    const found = await findIncoming(db, isi.tujuan, nomor)
    refuseReceived(nomor, found?.no_terima ?? null, found?.diterima_oleh ?? null)
  })
}

const refuseReceived = (nomor: string, oleh_nomor: string | null, user_id: string | null): never =>
  refuse('UANG_SUDAH_DITERIMA', {
    nomor,
    oleh_nomor: oleh_nomor ?? '-',
    user_id: user_id ?? '-',
  })
