import type { redeemHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { postPenebusan } from '@kencana/domain/posting/hutang'
import { dayAsSeen } from '../../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import { storeSettings } from '../../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { bookedJournal } from '../../akun/index.ts'
import { demandSeen, drawerFor, receive, roundedUp, tenderRows } from '../../uang/index.ts'
import { payoffOn } from '../daftar/payoff-of.ts'
import { customerOf, endingOf, openLoan } from '../tulis/open-loan.ts'

type Body = BodyOf<typeof redeemHutang>

/** Redeems a loan on the open day; the pledge goes back to its owner (04-domain B18 #19). */
export const redeemLoan = (
  ctx: Ctx,
  nomor: string,
  body: Body,
): Promise<AnswerOf<typeof redeemHutang>> =>
  runDocument(ctx, { isLocking: true, decide: scoped => decideRedemption(scoped, nomor, body) })

async function decideRedemption(
  ctx: StoreCtx,
  nomor: string,
  body: Body,
): Promise<DecidedDocument> {
  const loan = await openLoan(ctx, nomor)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const owed = payoffOn(loan, tgl)
  demandSeen(body.total_bayar, owed.total_bayar)
  const laci = drawerFor(await storeSettings(ctx.db, ctx.kode_toko), body.laci)
  const money = await receive(ctx, owed.total_bayar, body.pembayaran, laci, true)
  const claims = {
    pokok_rp: owed.jumlah_hutang,
    bunga_rp: owed.bunga_pinjam,
    denda_rp: owed.denda,
  }
  return {
    jenis: 'TEBUS_HUTANG',
    awalan: 'FT',
    kunci_nomor: 'no_tebus',
    tgl,
    dokumen: {
      ...customerOf(loan),
      total_rp: owed.total_bayar,
      kembali_rp: money.kembali_rp,
      pembulatan_rp: roundedUp(money),
      berat_mg: loan.berat_mg,
      murni_ug: loan.murni_ug,
      keterangan: body.keterangan ?? null,
      isi: {
        laci,
        no_faktur_hutang: nomor,
        pokok: owed.jumlah_hutang,
        bunga: owed.bunga_pinjam,
        denda: owed.denda,
        lama_pinjam: owed.lama_pinjam,
        hari_bunga: owed.hari_bunga,
        hari_denda: owed.hari_denda,
      },
    },
    bayar: tenderRows(money.pembayaran, laci),
    klaim_lain: [endingOf(loan, 'LUNAS', owed)],
    jurnal: await bookedJournal(ctx, 'HUTANG', postPenebusan(claims, money, loan)),
    jawaban: {
      no_faktur_hutang: nomor,
      total_bayar: owed.total_bayar,
      kembali: money.kembali_rp,
    },
  }
}
