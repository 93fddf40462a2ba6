import type {
  auctionHutang,
  paySurplus,
  previewAuction,
} from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { addDays } from '@kencana/domain/calendar'
import { postKelebihanLelang, postLelang } from '@kencana/domain/posting/hutang'
import { type AuctionWaterfall, batasLelang, hitungLelang } from '@kencana/domain/terms/lelang'
import { dayAsSeen } from '../../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import type { Needed } from '../../../engines/grants/approved.ts'
import { grantsFor } from '../../../engines/grants/use-grant.ts'
import { percentE2, storeSettings } from '../../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { bookedJournal } from '../../akun/index.ts'
import { cardOf, personKept } from '../../transaksi-besar/index.ts'
import { drawerFor, payOut, receive, tenderRows } from '../../uang/index.ts'
import { payoffOn } from '../daftar/payoff-of.ts'
import { findLoan, type LoanRow, loanNotices } from '../hutang.queries.ts'
import { claimOn, customerOf, endingOf, openLoan, refuseEnded } from '../tulis/open-loan.ts'

type Auction = BodyOf<typeof auctionHutang>
type Sold = AnswerOf<typeof auctionHutang>

/**
 * How the proceeds of an auction would be spent on the open day; a loan that is not due yet may be
 * looked at too. @throws Refusal TIDAK_DITEMUKAN, HUTANG_TIDAK_AKTIF, TOKO_BELUM_BUKA
 */
export async function auctionPreview(
  ctx: StoreCtx,
  nomor: string,
  { hasil, biaya }: BodyOf<typeof previewAuction>,
): Promise<AnswerOf<typeof previewAuction>> {
  const loan = await openLoan(ctx, nomor)
  const pelunasan = payoffOn(loan, await dayAsSeen(ctx, undefined))
  return { ...waterfallOf(hasil, spend(hasil, biaya, pelunasan)), pelunasan }
}

/**
 * Sells the pledge of a loan: once it is due, its grace is over and the customer was told of it.
 * What is left after cost, penalty, interest and principal is owed to him (04-domain B10). Sold for
 * little, or at much cost, it is approved: both are typed, and nothing else holds them.
 */
export const auctionLoan = (ctx: Ctx, nomor: string, body: Auction): Promise<Sold> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decideAuction(store, nomor, body),
  })

async function decideAuction(
  ctx: StoreCtx,
  nomor: string,
  body: Auction,
): Promise<DecidedDocument> {
  const loan = await openLoan(ctx, nomor)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  await demandDue(ctx, loan, tgl)
  const owed = payoffOn(loan, tgl)
  const spent = spend(body.hasil, body.biaya, owed)
  const settings = await storeSettings(ctx.db, ctx.kode_toko)
  const laci = drawerFor(settings, body.laci)
  const money = await receive(ctx, body.hasil, body.pembayaran, laci)
  const pledge = { taksiran_rp: loan.taksiran_rp, murni_ug: loan.murni_ug }
  const { pembeli } = body
  const card = await cardOf(ctx, body.identitas)
  const lines = postLelang(loan.jumlah_hutang_rp, spent, money, pledge)
  // Nobody approves what cannot be booked.
  const jurnal = await bookedJournal(ctx, 'HUTANG', lines)
  const grant = await grantsFor(ctx, approvalOf(loan, body, settings), body.otorisasi)
  return {
    jenis: 'LELANG_HUTANG',
    awalan: 'FL',
    kunci_nomor: 'no_lelang',
    tgl,
    dokumen: {
      ...customerOf(loan),
      total_rp: body.hasil,
      kembali_rp: money.kembali_rp,
      berat_mg: loan.berat_mg,
      murni_ug: loan.murni_ug,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.keterangan ?? null,
      // What was asked for; what the proceeds covered of it stands with the loan.
      isi: {
        laci,
        no_faktur_hutang: nomor,
        pembeli,
        ...personKept(ctx.kode_toko, { nama: pembeli }, card),
        biaya_diminta: body.biaya,
        pelunasan: owed,
      },
    },
    bayar: tenderRows(money.pembayaran, laci),
    klaim_lain: [
      endingOf(loan, 'DILELANG', owed, {
        bunga_rp: spent.bunga_rp,
        denda_rp: spent.denda_rp,
        hasil_rp: body.hasil,
        biaya_rp: spent.biaya_rp,
        kelebihan_rp: spent.kelebihan_rp,
        kekurangan_rp: spent.kekurangan_rp,
      }),
    ],
    otorisasi: grant.uses,
    jurnal,
    jawaban: {
      no_faktur_hutang: nomor,
      ...waterfallOf(body.hasil, spent),
      kembali: money.kembali_rp,
    },
  }
}

/** What an auction is approved for: less than its pledge is worth, more cost than it bears. */
function approvalOf(
  { nama_customer, murni_ug, taksiran_rp }: LoanRow,
  { hasil, biaya }: Auction,
  { LELANG_TERENDAH, LELANG_BIAYA }: Readonly<Record<string, string>>,
): Needed[] {
  const bounds = { terendah_e2: percentE2(LELANG_TERENDAH), biaya_e2: percentE2(LELANG_BIAYA) }
  const { terendah_rp, biaya_rp } = batasLelang(hasil, taksiran_rp, bounds)
  const apa = nama_customer
  const hal: Needed['hal'] = [
    ...(hasil >= terendah_rp
      ? []
      : [
          {
            apa,
            murni_ug,
            nilai: ['LELANG', hasil],
            batas: ['LELANG_BOLEH', terendah_rp],
          } as const,
        ]),
    ...(biaya <= biaya_rp
      ? []
      : [{ apa, nilai: ['BIAYA_LELANG', biaya], batas: ['BIAYA_BOLEH', biaya_rp] } as const]),
  ]
  return hal.length === 0 ? [] : [{ kategori: 'LELANG_HUTANG', hal }]
}

/** @throws Refusal BELUM_JATUH_TEMPO, BELUM_DIBERITAHU */
async function demandDue(ctx: StoreCtx, loan: LoanRow, tgl: string): Promise<void> {
  const { no_faktur_hutang: nomor, tgl_jatuh_tempo } = loan
  const last = addDays(tgl_jatuh_tempo, loan.syarat.hari_tenggang)
  if (tgl <= last) refuse('BELUM_JATUH_TEMPO', { nomor, tgl: last })
  const notices = await loanNotices(ctx.db, ctx.kode_toko, nomor)
  if (notices.some(notice => notice.tgl >= tgl_jatuh_tempo)) return
  refuse('BELUM_DIBERITAHU', { tgl: tgl_jatuh_tempo })
}

const spend = (
  hasil: number,
  biaya_rp: number,
  owed: { jumlah_hutang: number; bunga_pinjam: number; denda: number },
): AuctionWaterfall =>
  hitungLelang(hasil, {
    pokok_rp: owed.jumlah_hutang,
    bunga_rp: owed.bunga_pinjam,
    denda_rp: owed.denda,
    biaya_rp,
  })

const waterfallOf = (hasil: number, spent: AuctionWaterfall) => ({
  hasil,
  biaya: spent.biaya_rp,
  pokok: spent.pokok_rp,
  bunga: spent.bunga_rp,
  denda: spent.denda_rp,
  kelebihan: spent.kelebihan_rp,
  kekurangan: spent.kekurangan_rp,
})

type Surplus = BodyOf<typeof paySurplus>
type Paid = AnswerOf<typeof paySurplus>

/** Pays what an auction left over to the customer it is owed to, once and whole. */
export const payLoanSurplus = (ctx: Ctx, nomor: string, body: Surplus): Promise<Paid> =>
  runDocument(ctx, { isLocking: true, decide: store => decidePayment(store, nomor, body) })

async function decidePayment(
  ctx: StoreCtx,
  nomor: string,
  body: Surplus,
): Promise<DecidedDocument> {
  const { loan, jumlah } = await owedSurplus(ctx, nomor)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const laci = drawerFor(await storeSettings(ctx.db, ctx.kode_toko), body.laci)
  const { out, isi } = await payOut(ctx, body.pencairan, jumlah, laci)
  return {
    jenis: 'BAYAR_KELEBIHAN',
    awalan: 'FK',
    kunci_nomor: 'no_bayar',
    tgl,
    dokumen: {
      ...customerOf(loan),
      total_rp: jumlah,
      keterangan: body.keterangan ?? null,
      isi: { laci, no_faktur_hutang: nomor, penerima: body.penerima, pencairan: isi },
    },
    klaim_lain: [claimOn(loan, 'KELEBIHAN_DIBAYAR')],
    jurnal: await bookedJournal(ctx, 'HUTANG', postKelebihanLelang(out)),
    jawaban: { no_faktur_hutang: nomor, jumlah },
  }
}

/** @throws Refusal TIDAK_DITEMUKAN, TANPA_KELEBIHAN, HUTANG_TIDAK_AKTIF when it was paid before */
async function owedSurplus(
  ctx: StoreCtx,
  nomor: string,
): Promise<{ loan: LoanRow; jumlah: number }> {
  const loan = (await findLoan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  if (loan.status !== 'DILELANG' && loan.status !== 'AKTIF') return refuseEnded(ctx, loan)
  const jumlah = loan.kelebihan_rp ?? 0
  return jumlah > 0 ? { loan, jumlah } : refuse('TANPA_KELEBIHAN', { nomor })
}
