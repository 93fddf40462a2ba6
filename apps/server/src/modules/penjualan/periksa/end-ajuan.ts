import type { StatusAjuan } from '@kencana/contract/areas/nota/ajuan'
import { refuse } from '@kencana/contract/refusals'
import { openDay } from '../../../engines/document/open-day.ts'
import type { DecidedDocument, PieceClaim } from '../../../engines/document/post-document.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import type { StateClaim } from '../../../engines/document/states.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { demandLeft, readCoupon, type UsedCoupon, useOf } from '../../kupon/index.ts'
import { type BonRow, decideSpending, spentBons } from '../../titipan/index.ts'
import { type AjuanRow, agreedLines, findAjuan, heldPieces } from './periksa.queries.ts'
import type { Agreed, AgreedTender } from './submit-penjualan.ts'
import { tellAjuan } from './submit-penjualan.ts'

type Waiting = AjuanRow & { isi: Agreed }
type Ended = Exclude<StatusAjuan, 'MENUNGGU'>

interface ApprovedAnswer {
  no_faktur_jual: string
  no_ajuan: string
  tgl_system: string
  total: number
  kembali: number
}

/**
 * Approves a submitted sale: it is written as it was agreed, whatever the board or a setting says
 * by now. Only what its deposits hold and whether its coupon is left is looked at again, for others
 * may have spent them meanwhile.
 */
export const approveAjuan = (ctx: Ctx, nomor: string): Promise<ApprovedAnswer> =>
  ending(ctx, nomor, 'DISETUJUI', async (store, ajuan) => {
    demandAnother(ctx, ajuan)
    const { dokumen, bayar, jurnal, bayar_rp } = ajuan.isi
    const lines = await agreedLines(store.db, ctx.kode_toko, nomor)
    const bons = await spentBons(store.db, ctx.kode_toko, tendersOf(bayar))
    const kupon = await coupon(store, dokumen.isi.kupon)
    const { user_id, pada } = ajuan
    return {
      jenis: 'PENJUALAN',
      awalan: 'FJ',
      kunci_nomor: 'no_faktur_jual',
      tgl: ajuan.tgl,
      dokumen: {
        ...dokumen,
        isi: { ...dokumen.isi, ajuan: { no_ajuan: nomor, user_id, pada: pada.toISOString() } },
      },
      barang: lines.map(({ isi, permil }) => ({ ...isi, permil })),
      bayar: bayar.map(tender => ({ ...tender })),
      klaim: await claims(store, nomor, 'TERJUAL'),
      klaim_lain: [...spending(bayar, bons, dokumen), claimOn(ajuan, 'DISETUJUI')],
      ...kupon,
      jurnal,
      jawaban: { no_ajuan: nomor, total: bayar_rp, kembali: dokumen.kembali_rp },
    }
  })

/** Refuses one, by another than who submitted it: the pieces are for sale again. */
export const refuseAjuan = (ctx: Ctx, nomor: string, alasan: string) =>
  ending<EndedAnswer>(ctx, nomor, 'DITOLAK', async (store, ajuan) => {
    demandAnother(ctx, ajuan)
    return freed(store, ajuan, { jenis: 'TOLAK_AJUAN', awalan: 'AT', ke: 'DITOLAK', alasan })
  })

/** Takes one's own back. */
export const withdrawAjuan = (ctx: Ctx, nomor: string, alasan: string | undefined) =>
  ending<EndedAnswer>(ctx, nomor, 'DITARIK', async (store, ajuan) => {
    const { user_id } = ajuan
    if (user_id !== ctx.actor.user_id) refuse('AJUAN_ORANG_LAIN', { nomor, user_id })
    const how = {
      jenis: 'TARIK_AJUAN',
      awalan: 'AB',
      ke: 'DITARIK',
      alasan: alasan || null,
    } as const
    return freed(store, ajuan, how)
  })

type EndedAnswer = { nomor: string; no_ajuan: string; tgl_system: string }

/**
 * Ends a submission by a document and tells the store's screens. Who lost the race hears who was
 * faster; a deposit that others moved is looked at again.
 */
function ending<T>(
  ctx: Ctx,
  nomor: string,
  status: Ended,
  decide: (store: StoreCtx, ajuan: Waiting) => Promise<DecidedDocument>,
): Promise<T> {
  let diajukan_oleh = ''
  return runDocument<T>(ctx, {
    anew: ['BON_BERUBAH', 'KUPON_BERUBAH'],
    decide: async store => {
      const ajuan = await waiting(store, nomor)
      diajukan_oleh = ajuan.user_id
      return decide(store, ajuan)
    },
    whenPosted: ({ nomor: oleh }) =>
      tellAjuan(ctx, { no_ajuan: nomor, status, nomor: oleh, diajukan_oleh }),
  })
}

const ENDED: Readonly<Record<Ended, string>> = {
  DISETUJUI: 'disetujui',
  DITOLAK: 'ditolak',
  DITARIK: 'ditarik',
}

/** One that waits. @throws Refusal TIDAK_DITEMUKAN, AJUAN_SELESAI naming who ended it */
async function waiting(ctx: StoreCtx, nomor: string): Promise<Waiting> {
  const ajuan = (await findAjuan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const { status, diputus_oleh } = ajuan
  if (status === 'MENUNGGU') return ajuan
  return refuse('AJUAN_SELESAI', { nomor, status: ENDED[status], user_id: diputus_oleh ?? '-' })
}

/** @throws Refusal AJUAN_SENDIRI */
function demandAnother({ actor }: Ctx, { no_ajuan, user_id }: AjuanRow): void {
  if (user_id === actor.user_id) refuse('AJUAN_SENDIRI', { nomor: no_ajuan })
}

const claimOn = (ajuan: AjuanRow, ke_status: Ended, alasan?: string | null): StateClaim => ({
  tabel: 'ajuan',
  kunci: ajuan.no_ajuan,
  versi: ajuan.versi,
  dari_status: 'MENUNGGU',
  ke_status,
  ...(alasan ? { ubah: { keterangan: alasan } } : {}),
})

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

interface Freeing {
  readonly jenis: 'TOLAK_AJUAN' | 'TARIK_AJUAN'
  readonly awalan: string
  readonly ke: Ended
  readonly alasan: string | null
}

/** The document by which the pieces of a submission are for sale again. */
async function freed(ctx: StoreCtx, ajuan: Waiting, how: Freeing): Promise<DecidedDocument> {
  const { no_ajuan, berat_mg, kode_sales, nama_customer } = ajuan
  // The open day: one that outlived its own must not hold its pieces for ever.
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const lines = await agreedLines(ctx.db, ctx.kode_toko, no_ajuan)
  const barang = lines.map(({ isi, permil }) => ({ ...isi, permil }))
  return {
    jenis: how.jenis,
    awalan: how.awalan,
    kunci_nomor: 'nomor',
    tgl,
    dokumen: {
      kode_sales,
      nama_customer,
      berat_mg,
      murni_ug: ajuan.isi.dokumen.murni_ug,
      keterangan: how.alasan,
      isi: { no_ajuan },
    },
    barang,
    klaim: await claims(ctx, no_ajuan, 'ADA'),
    klaim_lain: [claimOn(ajuan, how.ke, how.alasan)],
    tanpa_jurnal: true,
    jawaban: { no_ajuan },
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
