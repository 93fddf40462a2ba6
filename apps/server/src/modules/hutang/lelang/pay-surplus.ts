import type { paySurplus } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postKelebihanLelang } from '@kencana/domain/posting/hutang'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { findLoan, type LoanRow, storeSettings } from '../hutang.queries.ts'
import { customerOf } from '../tebus/claim-hutang.ts'
import { bookedJournal, drawerFor, payOut } from '../tulis/money.ts'
import { dayAsSeen, decideAndPost, refuseEnded } from '../tulis/open-loan.ts'

type Surplus = BodyOf<typeof paySurplus>
type Paid = AnswerOf<typeof paySurplus>

/** Pays what an auction left over to the customer it is owed to, once and whole. */
export const payLoanSurplus = (ctx: Ctx, nomor: string, body: Surplus): Promise<Paid> =>
  decideAndPost<Paid>(ctx, store => decidePayment(store, nomor, body))

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
    barang: [],
    bayar: [],
    klaim: [],
    barang_baru: [],
    klaim_hutang: [
      {
        no_faktur_hutang: nomor,
        versi: loan.versi,
        dari_status: 'DILELANG',
        ke_status: 'KELEBIHAN_DIBAYAR',
        // How it ended stays as the auction left it.
        tgl_lunas: loan.tgl_lunas,
        lama_pinjam: loan.lama_pinjam,
        bunga_rp: loan.bunga_rp,
        denda_rp: loan.denda_rp,
        hasil_rp: loan.hasil_rp,
        biaya_rp: loan.biaya_rp,
        kelebihan_rp: loan.kelebihan_rp,
        kekurangan_rp: loan.kekurangan_rp,
      },
    ],
    hutang_baru: null,
    jurnal: await bookedJournal(ctx, postKelebihanLelang(out)),
    tanpa_jurnal: false,
    otorisasi: [],
    outbox: [],
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
