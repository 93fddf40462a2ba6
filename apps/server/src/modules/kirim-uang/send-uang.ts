import type { postKirimUang } from '@kencana/contract/areas/uang/kirim-uang'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postKirim } from '@kencana/domain/posting/kas'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { bookedJournal } from '../akun/index.ts'
import { drawerIn, placeOf } from '../kas/index.ts'
import { findStore, headOffice } from './kirim-uang.queries.ts'
import { SALURAN_KIRIM, type SentNews } from './tell-uang.ts'

type Body = BodyOf<typeof postKirimUang>
type Answer = AnswerOf<typeof postKirimUang>

/** Money leaves for another store and is on its way (04-domain B18 #29); its slip goes with it. */
export async function sendUang(ctx: Ctx, body: Body): Promise<Answer> {
  const nota_kirim = await runDocument<Answer['nota_kirim']>(ctx, {
    isLocking: true,
    decide: store => decideSending(store, body),
  })
  const { no_reff, tgl_system } = nota_kirim
  return { no_reff, tgl_system, nota_kirim }
}

async function decideSending(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const { asal, asal_rekening, jumlah_rp, keterangan, laci } = body
  const { kode_toko: tujuan } = await destination(ctx, body.tujuan)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const named = { kode: asal, no_rekening: asal_rekening, laci, field: 'asal_rekening' }
  const from = await placeOf(ctx, named)
  const input_by = ctx.actor.user_id
  const isi: SentNews = { tgl, input_by, jumlah_rp, keterangan }
  return {
    jenis: 'KIRIM_UANG',
    awalan: 'KU',
    kunci_nomor: 'no_reff',
    tgl,
    dokumen: {
      total_rp: jumlah_rp,
      keterangan,
      isi: { tujuan, asal, asal_rekening, laci: drawerIn(from) },
    },
    jurnal: await bookedJournal(ctx, 'KIRIM_UANG', postKirim(jumlah_rp, from, tujuan)),
    outbox: [{ id: uuidv7(ctx.now()), saluran: SALURAN_KIRIM, ke: tujuan, isi }],
    jawaban: { input_by, jumlah_rp, tujuan, keterangan },
  }
}

/** The store the money goes to. @throws Refusal RUJUKAN_TIDAK_ADA, TUJUAN_TOKO_INI */
async function destination({ db, kode_toko }: StoreCtx, asked: string | undefined) {
  const kode = asked ?? (await headOffice(db)) ?? ''
  if (kode === kode_toko) refuse('TUJUAN_TOKO_INI')
  return (await findStore(db, kode)) ?? refuse('RUJUKAN_TIDAK_ADA', { label: 'Toko', kode })
}
