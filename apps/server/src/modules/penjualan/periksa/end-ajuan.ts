import type {
  approveAjuan as approveRoute,
  refuseAjuan as refuseRoute,
} from '@kencana/contract/areas/nota/ajuan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import {
  type AjuanKind,
  approveAjuan,
  refuseAjuan,
  submittedBy,
  withdrawAjuan,
} from '../../../engines/document/ajuan/end-ajuan.ts'
import type { DecidedDocument, PieceClaim } from '../../../engines/document/post-document.ts'
import type { StateClaim } from '../../../engines/document/states.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { demandLeft, readCoupon, type UsedCoupon, useOf } from '../../kupon/index.ts'
import { type BonRow, decideSpending, spentBons } from '../../titipan/index.ts'
import { type AjuanRow, agreedLines, ajuan, heldPieces } from './periksa.queries.ts'
import type { Agreed, AgreedTender } from './submit-penjualan.ts'
import { tellAjuan } from './submit-penjualan.ts'

type Waiting = AjuanRow & { readonly isi: Agreed }

/** A deposit that others moved is looked at again. */
const SALES: AjuanKind<Waiting> = {
  tabel: 'ajuan',
  sebab: 'keterangan',
  find: ajuan.find,
  tolak: { jenis: 'TOLAK_AJUAN', awalan: 'AT' },
  tarik: { jenis: 'TARIK_AJUAN', awalan: 'AB' },
  given: freed,
  anew: ['BON_BERUBAH', 'KUPON_BERUBAH'],
  tell: (ctx, { status, ajuan: { no_ajuan, user_id }, nomor }) =>
    tellAjuan(ctx, { no_ajuan, status, nomor, diajukan_oleh: user_id }),
}

export const approveSale = (ctx: Ctx, nomor: string): Promise<AnswerOf<typeof approveRoute>> =>
  approveAjuan(ctx, SALES, soldAsAgreed, nomor)

/** Refused or taken back, the pieces are for sale again. */
export const refuseSale = (ctx: Ctx, nomor: string, alasan: string): Promise<EndedAnswer> =>
  refuseAjuan(ctx, SALES, nomor, alasan)

export const withdrawSale = (
  ctx: Ctx,
  nomor: string,
  alasan: string | undefined,
): Promise<EndedAnswer> => withdrawAjuan(ctx, SALES, nomor, alasan)

type EndedAnswer = AnswerOf<typeof refuseRoute>

/**
 * A sale as it was agreed, whatever the board or a setting says by now. Only what its deposits hold
 * and whether its coupon is left is looked at again, for others may have spent them meanwhile.
 */
async function soldAsAgreed(store: StoreCtx, one: Waiting): Promise<DecidedDocument> {
  const { db, kode_toko } = store
  const { no_ajuan } = one
  const { dokumen, bayar, jurnal, bayar_rp } = one.isi
  const lines = await agreedLines(db, kode_toko, no_ajuan)
  const bons = await spentBons(db, kode_toko, tendersOf(bayar))
  const kupon = await coupon(store, dokumen.isi.kupon)
  return {
    jenis: 'PENJUALAN',
    awalan: 'FJ',
    kunci_nomor: 'no_faktur_jual',
    tgl: one.tgl,
    dokumen: {
      ...dokumen,
      isi: { ...dokumen.isi, ajuan: submittedBy(one) },
    },
    barang: lines.map(({ isi, permil }) => ({ ...isi, permil })),
    bayar: bayar.map(tender => ({ ...tender })),
    klaim: await claims(store, no_ajuan, 'TERJUAL'),
    klaim_lain: spending(bayar, bons, dokumen),
    ...kupon,
    jurnal,
    jawaban: { no_ajuan, total: bayar_rp, kembali: dokumen.kembali_rp },
  }
}

const claims = async (
  ctx: StoreCtx,
  nomor: string,
  ke_status: 'TERJUAL' | 'ADA',
): Promise<PieceClaim[]> =>
  (await heldPieces(ctx.db, ctx.kode_toko, nomor)).map(({ kode_barcode, versi, kode_baki }) => ({
    kode_barcode,
    versi,
    dari_status: 'DIPERIKSA',
    ke_status,
    dari_baki: kode_baki,
    ke_baki: ke_status === 'ADA' ? kode_baki : null,
  }))

/** The pieces of a submission are for sale again. */
async function freed(ctx: StoreCtx, { no_ajuan, berat_mg, ...one }: Waiting) {
  const { kode_sales, nama_customer } = one
  const lines = await agreedLines(ctx.db, ctx.kode_toko, no_ajuan)
  return {
    dokumen: { kode_sales, nama_customer, berat_mg, murni_ug: one.isi.dokumen.murni_ug },
    barang: lines.map(({ isi, permil }) => ({ ...isi, permil })),
    klaim: await claims(ctx, no_ajuan, 'ADA'),
  }
}

const tendersOf = (bayar: readonly AgreedTender[]) =>
  bayar.map(({ jumlah_rp, no_bon }) => ({ jumlah: jumlah_rp, no_bon }))

/** The use of the coupon that was agreed, as long as there is one left. */
async function coupon(
  { db, kode_toko }: StoreCtx,
  used: UsedCoupon | undefined,
): Promise<Pick<DecidedDocument, 'baru_lain'>> {
  if (used === undefined) return {}
  const { kode_kupon, pembeli } = used
  demandLeft(await readCoupon(db, kode_toko, kode_kupon, pembeli), used)
  return { baru_lain: [useOf(used)] }
}

/** What deposits pay. An approval for somebody else's was asked for when it was submitted. */
const spending = (
  bayar: readonly AgreedTender[],
  bons: readonly BonRow[],
  { kode_customer, telp_customer }: Agreed['dokumen'],
): readonly StateClaim[] =>
  decideSpending(tendersOf(bayar), bons, {
    kode_member: kode_customer,
    telp: (telp_customer as string | null | undefined) ?? null,
  }).klaim
