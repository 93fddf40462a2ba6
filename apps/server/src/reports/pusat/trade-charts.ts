import {
  type dailyTransactionChart,
  MOST_DAYS,
  type periodTransactionChart,
  type yearTransaction,
} from '@kencana/contract/areas/pusat/perdagangan'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { addDays, addMonths, daysBetween, monthToDate } from '@kencana/domain/calendar'
import type { Ctx } from '../../platform/context.ts'
import { askEvery, dayBefore, lastOf, openChain } from './open-chain.ts'
import { tradeOf } from './trade-parts.ts'
import { atEach, onWire, type TradeAt, together, within } from './trade-sums.ts'

type Days = { readonly dari: string; readonly sampai: string }

/** The day of the chain, all stores first. @throws Refusal TOKO_BUKAN_HAK */
export async function showDaily(ctx: Ctx): Promise<AnswerOf<typeof dailyTransactionChart>> {
  const chain = await openChain(ctx)
  const { tgl } = chain
  const bulan_ini = monthToDate(tgl)
  const bulan_lalu = { dari: addMonths(bulan_ini.dari, -1), sampai: addMonths(tgl, -1) }
  const read = await askEvery(chain, async (db, toko) => ({
    days: await tradeOf(db, { toko, tanggal: { dari: bulan_lalu.dari, sampai: tgl } }),
    before: await dayBefore(db, toko, tgl),
  }))
  const before = lastOf(read.toko.map(one => one.before))
  const ofDays = (days: readonly TradeAt[]) => ({
    ...at(days, tgl),
    sebelumnya: before === undefined ? null : at(days, before),
    bulan_ini: over(days, bulan_ini),
    bulan_lalu: over(days, bulan_lalu),
    tanpa_jawaban: read.tanpa_jawaban,
  })
  const all = read.toko.flatMap(({ days }) => days)
  return [
    { kode_toko: null, nama_toko: null, ...ofDays(all) },
    ...read.toko.map(({ kode_toko, nama_toko, days }) => ({
      kode_toko,
      nama_toko,
      ...ofDays(days),
    })),
  ]
}

const at = (days: readonly TradeAt[], tgl: string) => ({ tgl, ...onWire(within(days, tgl, tgl)) })

const over = (days: readonly TradeAt[], span: Days) => ({
  ...span,
  ...onWire(within(days, span.dari, span.sampai)),
})

/** The first day that charts go back to: what lies before it can still be reckoned. */
const EARLIEST = '1910-01-01'

/** Day by day between two days. @throws Refusal TOKO_BUKAN_HAK, TIDAK_LENGKAP */
export async function showPeriod(
  ctx: Ctx,
  { tgl_from: dari, tgl_to: sampai }: BodyOf<typeof periodTransactionChart>,
): Promise<AnswerOf<typeof periodTransactionChart>> {
  refuseOdd(dari, sampai)
  const count = daysBetween(dari, sampai) + 1
  const past = { dari: addDays(dari, -count), sampai: addDays(dari, -1) }
  const points = Array.from({ length: count }, (_, i) => addDays(dari, i))
  const { toko, tanpa_jawaban } = await askEvery(await openChain(ctx), async (db, kode) => ({
    days: await tradeOf(db, { toko: kode, tanggal: { dari: past.dari, sampai } }),
  }))
  const all = toko.flatMap(({ days }) => days)
  const daily = (days: readonly TradeAt[]) =>
    atEach(points, days).map(({ titik: tgl, ...trade }) => ({ tgl, ...onWire(trade) }))
  return {
    dari,
    sampai,
    jumlah: onWire(within(all, dari, sampai)),
    sebelumnya: over(all, past),
    harian: daily(all),
    toko: toko.map(({ days, ...store }) => ({
      ...store,
      jumlah: onWire(within(days, dari, sampai)),
      harian: daily(days),
    })),
    tanpa_jawaban,
  }
}

function refuseOdd(dari: string, sampai: string): void {
  if (dari > sampai) {
    refuse('TIDAK_LENGKAP', {}, { tgl_to: 'Tanggal akhir tidak boleh sebelum tanggal awal' })
  }
  if (dari < EARLIEST) refuse('TIDAK_LENGKAP', {}, { tgl_from: 'Tanggal tidak dikenal' })
  if (daysBetween(dari, sampai) >= MOST_DAYS) {
    refuse('TIDAK_LENGKAP', {}, { tgl_to: 'Paling banyak 366 hari' })
  }
}

const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))
const monthsOf = (tahun: number) => MONTHS.map(month => `${tahun}-${month}`)

/** Month by month of a year, beside the year before. @throws Refusal TOKO_BUKAN_HAK */
export async function showYear(
  ctx: Ctx,
  asked: BodyOf<typeof yearTransaction>,
): Promise<AnswerOf<typeof yearTransaction>> {
  const chain = await openChain(ctx)
  const tahun = asked.tahun ?? Number(chain.tgl.slice(0, 4))
  const tanggal = { dari: `${tahun - 1}-01-01`, sampai: `${tahun}-12-31` }
  const { toko, tanpa_jawaban } = await askEvery(chain, async (db, kode) => ({
    months: await tradeOf(db, { toko: kode, tanggal }, 'YYYY-MM'),
  }))
  const all = toko.flatMap(({ months }) => months)
  const monthly = (months: readonly TradeAt[], year: number) =>
    atEach(monthsOf(year), months).map(({ titik: bulan, ...one }) => ({ bulan, ...onWire(one) }))
  const whole = (months: readonly TradeAt[], year: number) =>
    onWire(together(atEach(monthsOf(year), months)))
  return {
    tahun,
    jumlah: whole(all, tahun),
    tahun_lalu: whole(all, tahun - 1),
    bulanan: monthly(all, tahun),
    bulanan_lalu: monthly(all, tahun - 1),
    toko: toko.map(({ months, ...store }) => ({
      ...store,
      jumlah: whole(months, tahun),
      bulanan: monthly(months, tahun),
    })),
    tanpa_jawaban,
  }
}
