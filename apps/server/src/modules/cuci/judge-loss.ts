import type { judgeSusut, listSusut, Susut } from '@kencana/contract/areas/stok/susut'
import { seesCost } from '@kencana/contract/cost'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, BodyOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postValidasiSusut } from '@kencana/domain/posting/stok/cuci'
import { mgToGram } from '@kencana/domain/quantity'
import { openDay } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { findLoss, isUserOf, type LossRow, lossPage } from './susut.queries.ts'

type Body = BodyOf<typeof judgeSusut>

/** Losses that wait, or were judged. */
export async function showLosses(
  ctx: StoreCtx,
  asked: QueryOf<typeof listSusut>,
): Promise<AnswerOf<typeof listSusut>> {
  const page = pageWindow(asked)
  const { count, found } = await lossPage(ctx.db, ctx.kode_toko, asked, page)
  return { count, data: found.map(row => lossShown(ctx, row)), ...page }
}

const lossShown = ({ actor }: StoreCtx, { susut_mg, izin_mg, ...row }: LossRow): Susut => ({
  ...row,
  susut: susut_mg === null ? null : mgToGram(susut_mg),
  izin: izin_mg === null ? null : mgToGram(izin_mg),
  tunggu_rp: seesCost(actor.level) ? row.tunggu_rp : null,
})

/**
 * Says who bears a loss (13 §8 #106); never whoever took the pieces back.
 * @throws Refusal SUSUT_BERUBAH, PERIKSA_SENDIRI, PENANGGUNG_SALAH
 */
export const judgeLoss = (
  ctx: Ctx,
  no_susut: string,
  body: Body,
): Promise<AnswerOf<typeof judgeSusut>> =>
  runDocument(ctx, { isLocking: true, decide: store => decide(store, no_susut, body) })

async function decide(ctx: StoreCtx, no_susut: string, body: Body): Promise<DecidedDocument> {
  const { db, kode_toko } = ctx
  const tgl = (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const loss = (await findLoss(db, kode_toko, no_susut)) ?? refuse('TIDAK_DITEMUKAN')
  if (loss.status !== 'MENUNGGU' || loss.versi !== body.versi) refuse('SUSUT_BERUBAH')
  if (loss.user_id === ctx.actor.user_id) refuse('PERIKSA_SENDIRI', { nomor: no_susut })
  await demandBearer(ctx, loss, body)
  const penanggung = { TOKO: null, TUKANG: loss.kode_tukang, USER: body.user_id ?? '' }[body.oleh]
  const status = body.oleh === 'TOKO' ? 'DITERIMA' : 'DIBEBANKAN'
  const { tunggu_rp: rp, tunggu_ug: ug } = loss
  return {
    jenis: 'VALIDASI_SUSUT',
    awalan: 'VS',
    kunci_nomor: 'no_validasi',
    tgl,
    dokumen: {
      total_rp: rp,
      keterangan: body.keterangan,
      isi: { no_susut, oleh: body.oleh, penanggung, murni_ug: ug },
    },
    klaim_lain: [
      {
        tabel: 'susut',
        kunci: no_susut,
        versi: loss.versi,
        dari_status: 'MENUNGGU',
        ke_status: status,
        ubah: { penanggung },
      },
    ],
    jurnal: await bookedJournal(
      ctx,
      loss.sumber === 'LEBUR' ? 'LEBUR' : 'CUCI',
      postValidasiSusut({ rp, ug }, body.oleh, loss.sumber),
    ),
    jawaban: { no_susut, status },
  }
}

const LEAST = 5

/** @throws Refusal PENANGGUNG_SALAH at the field: who is charged, and why it was so */
async function demandBearer(
  { db, kode_toko }: StoreCtx,
  { kode_tukang }: LossRow,
  body: Body,
): Promise<void> {
  const { oleh, user_id = '', keterangan } = body
  const isNobody = oleh === 'USER' && user_id !== '' && !(await isUserOf(db, kode_toko, user_id))
  const faults = {
    ...(oleh === 'TUKANG' && kode_tukang === null
      ? { oleh: 'Susut lebur tidak ada tukangnya' }
      : {}),
    ...(oleh === 'USER' && user_id === '' ? { user_id: 'Harus Diisi' } : {}),
    ...(isNobody ? { user_id: 'User ini tidak ada atau tidak aktif' } : {}),
    ...(keterangan.length < LEAST ? { keterangan: 'Keterangan sedikitnya 5 huruf' } : {}),
  }
  if (Object.keys(faults).length > 0) refuse('PENANGGUNG_SALAH', {}, faults)
}
