import type { previewRenewal, renewHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { postPerpanjangan } from '@kencana/domain/posting/hutang'
import { dayAsSeen } from '../../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import { storeSettings } from '../../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { bookedJournal } from '../../akun/index.ts'
import { demandSeen, drawerFor, payOut, receive, roundedUp, tenderRows } from '../../uang/index.ts'
import { type LoanRow, loanGoods } from '../hutang.queries.ts'
import { codesOf, factsFor } from '../pinjam/appraise-hutang.ts'
import { newLoan } from '../pinjam/new-loan.ts'
import { customerOf, endingOf, openLoan } from '../tulis/open-loan.ts'
import { decideRenewal, type Renewal, type RenewalFacts } from './decide-perpanjangan.ts'

type Body = BodyOf<typeof renewHutang>

/** What a renewal would cost and open today. @throws Refusal as the renewal itself would */
export async function showRenewal(
  ctx: StoreCtx,
  nomor: string,
  body: BodyOf<typeof previewRenewal>,
): Promise<AnswerOf<typeof previewRenewal>> {
  const renewal = decideRenewal(body, await renewalFacts(ctx, nomor, undefined))
  return {
    ...renewal.figures,
    pelunasan: renewal.owed,
    plafond: renewal.plafond,
    syarat: renewal.syarat,
    tgl_jatuh_tempo: renewal.tgl_jatuh_tempo,
  }
}

/** What the loan, its pledge and the day say of a renewal; `seen` is the day the counter saw. */
async function renewalFacts(
  ctx: StoreCtx,
  nomor: string,
  seen: string | undefined,
): Promise<RenewalFacts> {
  const loan = await openLoan(ctx, nomor)
  const tgl = await dayAsSeen(ctx, seen)
  const setting = await storeSettings(ctx.db, ctx.kode_toko)
  const goods = await loanGoods(ctx.db, ctx.kode_toko, loan.no_faktur_hutang)
  return { loan, goods, worth: await factsFor(ctx, codesOf(goods), tgl), tgl, setting }
}

/**
 * Renews a loan: the old one is closed with its interest, a linked one opened on what stays, and
 * only the difference moves in money (04-domain B10, B18 #20).
 */
export const renewLoan = (
  ctx: Ctx,
  nomor: string,
  body: Body,
): Promise<AnswerOf<typeof renewHutang>> =>
  runDocument(ctx, { isLocking: true, decide: scoped => decideDocument(scoped, nomor, body) })

async function decideDocument(ctx: StoreCtx, nomor: string, body: Body): Promise<DecidedDocument> {
  const facts = await renewalFacts(ctx, nomor, body.tgl_system)
  const { loan, tgl, setting } = facts
  const renewal = decideRenewal(body, facts)
  const { figures, pledge, tgl_jatuh_tempo } = renewal
  demandSeen(body.selisih, figures.selisih)
  const laci = drawerFor(setting, body.laci)
  const money = await moneyOf(ctx, body, figures.selisih, laci)
  const keterangan = body.keterangan ?? null
  return {
    jenis: 'PERPANJANG_HUTANG',
    awalan: 'FP',
    kunci_nomor: 'no_faktur_hutang',
    tgl,
    dokumen: {
      ...customerOf(loan),
      total_rp: Math.abs(figures.selisih),
      kembali_rp: money.kembali,
      pembulatan_rp: money.pembulatan,
      berat_mg: loan.berat_mg,
      murni_ug: loan.murni_ug,
      keterangan,
      isi: {
        laci,
        no_faktur_hutang: nomor,
        ...figures,
        barang_diambil: body.barang_diambil,
        taksiran: pledge.taksiran_rp,
        tgl_jatuh_tempo,
        pencairan: money.pencairan,
      },
    },
    bayar: tenderRows(money.masuk, laci),
    klaim_lain: [endingOf(loan, 'DIPERPANJANG', renewal.owed)],
    baru_lain: [newLoan(pledge, continued(loan, renewal, keterangan))],
    jurnal: await bookedJournal(ctx, 'HUTANG', journalOf(loan, renewal, money)),
    jawaban: { no_asal: nomor, tgl_jatuh_tempo, ...figures, kembali: money.kembali },
  }
}

type Money = Awaited<ReturnType<typeof moneyOf>>

/** The difference, one way or the other; paid out in cash unless another way is asked for. */
async function moneyOf(ctx: StoreCtx, body: Body, selisih: number, laci: string) {
  const terima = await receive(ctx, Math.max(0, selisih), body.pembayaran, laci, true)
  const masuk = terima.pembayaran
  const [kembali, pembulatan] = [terima.kembali_rp, roundedUp(terima)]
  if (selisih >= 0) return { terima, masuk, kembali, pembulatan, pencairan: null }
  const { out, isi } = await payOut(ctx, body.pencairan ?? { cara: 'TUNAI' }, -selisih, laci)
  return { bayar: out, masuk, kembali: 0, pembulatan: null, pencairan: isi }
}

const continued = (loan: LoanRow, { figures, ...renewal }: Renewal, keterangan: string | null) => ({
  no_asal: loan.no_faktur_hutang,
  tgl_jatuh_tempo: renewal.tgl_jatuh_tempo,
  kode_sales: loan.kode_sales,
  kode_customer: loan.kode_customer,
  nama_customer: loan.nama_customer,
  alamat_customer: loan.alamat_customer,
  telp_customer: loan.telp_customer,
  jenis_identitas: loan.jenis_identitas,
  no_identitas: loan.no_identitas,
  jumlah_hutang_rp: figures.pokok_baru,
  syarat: renewal.syarat,
  lokasi: loan.lokasi,
  keterangan,
})

const journalOf = (loan: LoanRow, { figures, pledge }: Renewal, money: Money) =>
  postPerpanjangan(
    {
      pokok_lama_rp: figures.pokok_lama,
      pokok_baru_rp: figures.pokok_baru,
      bunga_rp: figures.bunga_pinjam,
      denda_rp: figures.denda,
      jaminan_lama: loan,
      jaminan_baru: pledge,
    },
    money,
  )
