import type { paySurplus } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postKelebihanLelang } from '@kencana/domain/posting/hutang'
import { dayAsSeen } from '../../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import { storeSettings } from '../../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { bookedJournal } from '../../akun/index.ts'
import { drawerFor, payOut } from '../../uang/index.ts'
import { findLoan, type LoanRow } from '../hutang.queries.ts'
import { claimOn, customerOf } from '../tebus/claim-hutang.ts'
import { refuseEnded } from '../tulis/open-loan.ts'

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
