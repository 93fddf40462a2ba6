import type { receiveUang as route } from '@kencana/contract/areas/uang/kirim-uang'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postTerima } from '@kencana/domain/posting/kas'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { inStore } from '../../platform/transaction.ts'
import { bookedJournal } from '../akun/index.ts'
import { drawerIn, placeOf } from '../kas/index.ts'
import {
  endIncoming,
  findIncoming,
  findSent,
  type IncomingRow,
  lockIncoming,
} from './kirim-uang.queries.ts'
import { type ReceivedNews, SALURAN_TERIMA } from './tell-uang.ts'

type Body = BodyOf<typeof route>

/**
 * Receives money of another store, once: whoever comes second waits for the first and reads who it
 * was (04-domain B18 #30). What its sender took back meanwhile is received by nobody.
 */
export async function receiveUang(
  ctx: Ctx,
  no_reff: string,
  body: Body,
): Promise<AnswerOf<typeof route>> {
  await lookAtSender(ctx, no_reff)
  return runDocument(ctx, {
    isLocking: true,
    decide: store => decideReceiving(store, no_reff, body),
  })
}

/** A sender that was interrupted after it took its money back may not have told so yet. */
async function lookAtSender({ app, kode_toko }: Ctx, no_reff: string): Promise<void> {
  const found = await inStore(app.pool, kode_toko, db => findIncoming(db, kode_toko, no_reff))
  if (found?.status !== 'OPEN' || found.ditahan_sampai === null) return
  const sent = await inStore(app.pool, found.asal, db => findSent(db, found.asal, no_reff))
  if (sent?.status !== 'BATAL') return
  await inStore(app.pool, kode_toko, db => endIncoming(db, kode_toko, no_reff))
}

async function decideReceiving(
  ctx: StoreCtx,
  no_reff: string,
  body: Body,
): Promise<DecidedDocument> {
  const { db, kode_toko } = ctx
  await lockIncoming(db, kode_toko, no_reff)
  const money = (await findIncoming(db, kode_toko, no_reff)) ?? refuse('UANG_TIDAK_ADA')
  demandOnItsWay(money, ctx.now())
  const { ke, ke_rekening, laci } = body
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const named = { kode: ke, no_rekening: ke_rekening, laci, field: 'ke_rekening' }
  const to = await placeOf(ctx, named)
  const { asal, jumlah_rp, keterangan } = money
  const isi: ReceivedNews = { no_reff, oleh: ctx.actor.user_id }
  return {
    jenis: 'TERIMA_UANG',
    awalan: 'TU',
    kunci_nomor: 'no_terima',
    tgl,
    dokumen: {
      total_rp: jumlah_rp,
      keterangan,
      isi: { no_reff, dari: asal, ke, ke_rekening, laci: drawerIn(to) },
    },
    jurnal: await bookedJournal(ctx, 'KIRIM_UANG', postTerima(jumlah_rp, to, asal)),
    outbox: [{ id: uuidv7(ctx.now()), saluran: SALURAN_TERIMA, ke: asal, isi }],
    jawaban: { jumlah_rp },
  }
}

/** @throws Refusal UANG_SUDAH_DITERIMA, UANG_DIBATALKAN, UANG_DITAHAN */
function demandOnItsWay(money: IncomingRow, now: Date): void {
  const { status, no_reff: nomor, ditahan_sampai, diterima_oleh, no_terima } = money
  if (status === 'DONE') {
    refuse('UANG_SUDAH_DITERIMA', {
      nomor,
      oleh_nomor: no_terima ?? '-',
      user_id: diterima_oleh ?? '-',
    })
  }
  if (status === 'BATAL') refuse('UANG_DIBATALKAN', { nomor, asal: money.asal })
  if (ditahan_sampai !== null && ditahan_sampai > now) {
    refuse('UANG_DITAHAN', { nomor, asal: money.asal })
  }
}
