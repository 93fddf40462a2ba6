import { z } from 'zod'
import type { DateLock } from '../../date-lock.ts'
import { day } from '../../kit/day.ts'
import { defineRoute } from '../../kit/route.ts'
import { ofTheChain } from './chain.ts'

/**
 * What the chain trades in, in the order the specification gives the totals: what was sold and
 * bought, cancelled notas taken off, what repairs earned, what was lent against gold. Repairs are
 * not taken yet: their place is kept, and is 0.
 */
export const DAGANG = ['sales', 'purchase', 'service', 'debt'] as const
export type Dagang = (typeof DAGANG)[number]

/** Rupiah in the order of `DAGANG`; grams by name, as weighed. */
const trade = z.object({
  values: z.array(z.number().int()).length(DAGANG.length),
  resultGram: z.object({
    sales: z.number(),
    purchase: z.number(),
    service: z.number(),
    debt: z.number(),
  }),
})

const store = z.object({ kode_toko: z.string(), nama_toko: z.string() })
const ofDay = trade.extend({ tgl: z.string() })
const ofSpan = trade.extend({ dari: z.string(), sampai: z.string() })
const ofMonth = trade.extend({ bulan: z.string() })

/** Codes of stores that did not answer: the figures are without them. */
const silent = z.array(z.string())

export const dailyTransactionChart = defineRoute({
  method: 'GET',
  path: 'cash-pusat/daily-transaction-chart',
  summary:
    "Trade of the chain's business day: first all stores together, then store by store, each " +
    'beside the business day before and the month so far beside the same days of the month before.',
  right: ofTheChain,
  answer: z.array(
    ofDay.extend({
      /** Null: all stores together. */
      kode_toko: z.string().nullable(),
      nama_toko: z.string().nullable(),
      sebelumnya: ofDay.nullable(),
      bulan_ini: ofSpan,
      bulan_lalu: ofSpan,
      tanpa_jawaban: silent,
    }),
  ),
})

/** The longest period that is drawn day by day. */
export const MOST_DAYS = 366

const between = z.strictObject({ tgl_from: day(), tgl_to: day() })
const DAYS: DateLock = { fields: ['tgl_from', 'tgl_to'] }

const period = z.object({
  dari: z.string(),
  sampai: z.string(),
  jumlah: trade,
  /** As many days right before. */
  sebelumnya: ofSpan,
  harian: z.array(ofDay),
  toko: z.array(store.extend({ jumlah: trade, harian: z.array(ofDay) })),
  tanpa_jawaban: silent,
})

const PERIOD = {
  path: 'cash-pusat/period-transaction-chart',
  right: ofTheChain,
  dateLock: DAYS,
  refusals: ['TIDAK_LENGKAP'],
  answer: period,
}

export const periodTransactionChart = defineRoute({
  ...PERIOD,
  method: 'POST',
  summary: 'Trade day by day between two days, of all stores and of each, beside the days before.',
  body: between,
})

/** "GET or POST, verb not shown": both. */
export const periodTransactionChartByAddress = defineRoute({
  ...PERIOD,
  method: 'GET',
  summary: 'The same by GET, for callers that took the other verb.',
  query: between,
})

/** Of a year; of the chain's business day when none is named. */
const ofYear = z.strictObject({ tahun: z.coerce.number().int().min(1901).max(9998).optional() })

const year = z.object({
  tahun: z.number().int(),
  jumlah: trade,
  tahun_lalu: trade,
  bulanan: z.array(ofMonth),
  /** The same months a year before. */
  bulanan_lalu: z.array(ofMonth),
  toko: z.array(store.extend({ jumlah: trade, bulanan: z.array(ofMonth) })),
  tanpa_jawaban: silent,
})

const YEAR = {
  path: 'transaction/daily-transaction-get-year',
  right: ofTheChain,
  answer: year,
}

export const yearTransaction = defineRoute({
  ...YEAR,
  method: 'POST',
  summary: 'Trade month by month of a year, of all stores and of each, beside the year before.',
  body: ofYear,
})

export const yearTransactionByAddress = defineRoute({
  ...YEAR,
  method: 'GET',
  summary: 'The same by GET, for callers that took the other verb.',
  query: ofYear,
})
