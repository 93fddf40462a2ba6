import type { listHutang } from '@kencana/contract/areas/hutang'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { daysBetween } from '@kencana/domain/calendar'
import { mgToGram } from '@kencana/domain/quantity'
import { openDay } from '../../../engines/document/open-day.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import type { LoanRow } from '../hutang.queries.ts'
import { listLoans } from './list.queries.ts'
import { payoffOf } from './payoff-of.ts'

/** A page of loans, each with what it costs on the open day. @throws Refusal TOKO_BELUM_BUKA */
export async function loansPage(
  ctx: StoreCtx,
  query: QueryOf<typeof listHutang>,
): Promise<AnswerOf<typeof listHutang>> {
  const page = pageWindow(query)
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const { count, rows } = await listLoans(ctx.db, ctx.kode_toko, query, { tgl, ...page })
  const data = rows.map(loan => ({
    ...summaryOf(loan, tgl),
    total_bayar: payoffOf(loan, tgl)?.total_bayar ?? 0,
    kelebihan: loan.kelebihan_rp ?? 0,
  }))
  return { count, data, ...page }
}

/** What every view of a loan begins with, on the open day if there is one. */
export const summaryOf = (loan: LoanRow, tgl: string | undefined) => ({
  no_faktur_hutang: loan.no_faktur_hutang,
  status: loan.status,
  tgl_hutang: loan.tgl_hutang,
  tgl_jatuh_tempo: loan.tgl_jatuh_tempo,
  tgl_lunas: loan.tgl_lunas,
  nama_customer: loan.nama_customer,
  telp_customer: loan.telp_customer,
  kode_sales: loan.kode_sales,
  jumlah_hutang: loan.jumlah_hutang_rp,
  taksiran: loan.taksiran_rp,
  berat: mgToGram(loan.berat_mg),
  lokasi: loan.lokasi,
  lewat_hari:
    tgl === undefined || loan.status !== 'AKTIF'
      ? 0
      : Math.max(0, daysBetween(loan.tgl_jatuh_tempo, tgl)),
  diberitahu: loan.diberitahu,
})
