import type {
  approveJurnal as approveRoute,
  refuseJurnal as refuseRoute,
} from '@kencana/contract/areas/akuntansi/jurnal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { barisBuku } from '@kencana/domain/posting/buku/jurnal-umum'
import {
  type AjuanKind,
  approveAjuan,
  dayOfEnding,
  refuseAjuan,
  submittedBy,
  withdrawAjuan,
} from '../../engines/document/ajuan/end-ajuan.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { type AjuanRow, ajuan, findJurnal } from './jurnal.queries.ts'
import { demandLines } from './read-accounts.ts'
import { dayToBook, demandNotTurned } from './submit-jurnal.ts'

const JOURNALS: AjuanKind<AjuanRow> = {
  tabel: 'ajuan_jurnal',
  sebab: 'alasan',
  find: ajuan.find,
  tolak: { jenis: 'TOLAK_JURNAL', awalan: 'JT' },
  tarik: { jenis: 'TARIK_JURNAL', awalan: 'JK' },
  given: (_, { total_rp }) => ({ dokumen: { total_rp } }),
}

export const approveJurnal = (ctx: Ctx, nomor: string): Promise<AnswerOf<typeof approveRoute>> =>
  approveAjuan(ctx, JOURNALS, postedJournal, nomor)

export const refuseJurnal = (ctx: Ctx, nomor: string, alasan: string): Promise<EndedAnswer> =>
  refuseAjuan(ctx, JOURNALS, nomor, alasan)

export const withdrawJurnal = (
  ctx: Ctx,
  nomor: string,
  alasan: string | undefined,
): Promise<EndedAnswer> => withdrawAjuan(ctx, JOURNALS, nomor, alasan)

type EndedAnswer = AnswerOf<typeof refuseRoute>

/**
 * A journal as it was agreed, on the open day, booked there or on the earlier day it names. Whether
 * its accounts and that day are still for it, and what it turns round still stands, is looked at
 * again.
 */
async function postedJournal(ctx: StoreCtx, one: AjuanRow): Promise<DecidedDocument> {
  const { no_ajuan, keterangan, total_rp, murni_ug, membalik } = one
  const tgl = await dayOfEnding(ctx)
  const lines = one.isi.baris
  await demandLines(ctx, lines)
  if (membalik !== null) await demandStanding(ctx, membalik, no_ajuan)
  const booked = await dayToBook(ctx, one.isi.tgl_buku, tgl)
  const buku = booked === undefined ? {} : { tgl_buku: booked }
  return {
    jenis: 'JURNAL_UMUM',
    awalan: 'JU',
    kunci_nomor: 'no_jurnal',
    tgl,
    ...buku,
    dokumen: {
      total_rp,
      keterangan,
      isi: {
        ...buku,
        ajuan: submittedBy(one),
        murni_ug,
        ...(membalik === null ? {} : { membalik }),
      },
    },
    jurnal: barisBuku(lines),
    jawaban: { no_ajuan },
  }
}

/** What is turned round still stands. @throws Refusal SUDAH_BATAL, JURNAL_DIBALIK */
async function demandStanding(ctx: StoreCtx, nomor: string, no_ajuan: string): Promise<void> {
  const found = await findJurnal(ctx.db, ctx.kode_toko, nomor)
  if (found?.no_batal != null) refuse('SUDAH_BATAL', { nomor })
  await demandNotTurned(ctx, nomor, no_ajuan)
}
