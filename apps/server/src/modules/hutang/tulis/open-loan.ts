import type { Payoff, StatusHutang } from '@kencana/contract/areas/hutang'
import { refuse } from '@kencana/contract/refusals'
import type { StateClaim } from '../../../engines/document/states.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { findLoan, type LoanRow, loanMovements } from '../hutang.queries.ts'

/**
 * A loan that stands.
 * @throws Refusal TIDAK_DITEMUKAN, HUTANG_TIDAK_AKTIF naming what ended it and who wrote that
 */
export async function openLoan(ctx: StoreCtx, nomor: string): Promise<LoanRow> {
  const loan = (await findLoan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return loan.status === 'AKTIF' ? loan : refuseEnded(ctx, loan)
}

/** Says what became of a loan that no longer stands. @throws Refusal HUTANG_TIDAK_AKTIF */
export async function refuseEnded(ctx: StoreCtx, loan: LoanRow): Promise<never> {
  const last = (await loanMovements(ctx.db, ctx.kode_toko, loan.no_faktur_hutang)).at(-1)
  return refuse('HUTANG_TIDAK_AKTIF', {
    nomor: loan.no_faktur_hutang,
    status: IN_WORDS[loan.status],
    oleh_nomor: last?.nomor ?? '-',
    user_id: last?.user_id ?? '-',
  })
}

/** What happened to a loan, as the refusal says it. */
const IN_WORDS: Readonly<Record<StatusHutang, string>> = {
  AKTIF: 'aktif',
  LUNAS: 'ditebus',
  DIPERPANJANG: 'diperpanjang',
  DILELANG: 'dilelang',
  KELEBIHAN_DIBAYAR: 'dilelang dan kelebihannya dibayar',
  BATAL: 'dibatalkan',
}

/** The claim on a loan as it was read, which ends it with what it cost on that day, and `more`. */
export const endingOf = (
  loan: LoanRow,
  ke_status: LoanRow['status'],
  owed: Payoff,
  more: Readonly<Record<string, number>> = {},
): StateClaim => ({
  ...claimOn(loan, ke_status),
  ubah: {
    tgl_lunas: owed.tgl,
    lama_pinjam: owed.lama_pinjam,
    bunga_rp: owed.bunga_pinjam,
    denda_rp: owed.denda,
    ...more,
  },
})

/** The claim on a loan as it was read, of which nothing changes but its status. */
export const claimOn = (loan: LoanRow, ke_status: LoanRow['status']): StateClaim => ({
  tabel: 'hutang',
  kunci: loan.no_faktur_hutang,
  versi: loan.versi,
  dari_status: loan.status,
  ke_status,
})

/** Whose loan a document is about, as the document says it. */
export const customerOf = (loan: LoanRow) => ({
  kode_sales: loan.kode_sales,
  kode_customer: loan.kode_customer,
  nama_customer: loan.nama_customer,
  telp_customer: loan.telp_customer,
  alamat_customer: loan.alamat_customer,
})
