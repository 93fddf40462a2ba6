import type { approveUang, refuseUang } from '@kencana/contract/areas/uang/ajuan/ajuan-uang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { Place } from '@kencana/domain/posting/kas'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import {
  type AjuanKind,
  approveAjuan,
  dayOfEnding,
  refuseAjuan,
  submittedBy,
  withdrawAjuan,
} from '../../../engines/document/ajuan/end-ajuan.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { BANK, KAS, type Money, moneyDocument, moneyJournal } from '../money-book.ts'
import { placeOf } from '../places.ts'
import { type AjuanRow, ajuan } from './ajuan.queries.ts'

const MONEY: AjuanKind<AjuanRow> = {
  tabel: 'ajuan_uang',
  sebab: 'alasan',
  find: ajuan.find,
  tolak: { jenis: 'TOLAK_UANG', awalan: 'UT' },
  tarik: { jenis: 'TARIK_UANG', awalan: 'UC' },
  given: (_, { total_rp }) => ({ dokumen: { total_rp } }),
}

export const approveMoney = (ctx: Ctx, nomor: string): Promise<AnswerOf<typeof approveUang>> =>
  approveAjuan(ctx, MONEY, bookedMoney, nomor)

export const refuseMoney = (ctx: Ctx, nomor: string, alasan: string): Promise<EndedAnswer> =>
  refuseAjuan(ctx, MONEY, nomor, alasan)

export const withdrawMoney = (
  ctx: Ctx,
  nomor: string,
  alasan: string | undefined,
): Promise<EndedAnswer> => withdrawAjuan(ctx, MONEY, nomor, alasan)

type EndedAnswer = AnswerOf<typeof refuseUang>

/**
 * Money as it was agreed, booked on the open day: its drawer is asked by the writer now. Whether
 * its place and its account are still there is looked at again.
 */
async function bookedMoney(ctx: StoreCtx, one: AjuanRow): Promise<DecidedDocument> {
  const tgl = await dayOfEnding(ctx)
  const { jenis, nama_transaksi, nomor_akun, tempat, otorisasi, penyetuju } = one.isi
  const money: Money = {
    kind: jenis === 'UANG_KAS' ? KAS : BANK,
    arah: one.arah,
    kode_transaksi: one.kode_transaksi,
    nama_transaksi,
    jumlah: one.total_rp,
    keterangan: one.keterangan,
    tempat: await placeAgain(ctx, tempat),
    otorisasi,
    penyetuju,
  }
  const jurnal = await moneyJournal(ctx, money, nomor_akun)
  const document = moneyDocument(money, tgl, jurnal, { ajuan: submittedBy(one) })
  return { ...document, jawaban: { no_ajuan: one.no_ajuan } }
}

/** @throws Refusal RUJUKAN_TIDAK_ADA, TIDAK_LENGKAP */
const placeAgain = (ctx: StoreCtx, tempat: Place): Promise<Place> =>
  'laci' in tempat
    ? placeOf(ctx, { kode: CASH, no_rekening: '', laci: tempat.laci, field: 'laci' })
    : placeOf(ctx, {
        kode: tempat.kode_bank,
        no_rekening: tempat.no_rekening,
        field: 'no_rekening',
      })
