import { z } from 'zod'
import type { DateLock } from '../../date-lock.ts'
import { day } from '../../kit/day.ts'
import { defineRoute } from '../../kit/route.ts'
import { ofTheChain } from './chain.ts'

const store = z.object({ kode_toko: z.string(), nama_toko: z.string() })
const silent = z.array(z.string())

/** The business day that is meant; the chain's when none is named, which the lock leaves alone. */
const onDay = z.strictObject({ tgl_system: day().optional() })
const DAY: DateLock = { fields: ['tgl_system', 'tgl_system'], unnamed: 'allowed' }

const SAME_BY_GET = 'The same by GET, for callers that took the other verb.'
const SAME_BY_POST = 'The same by POST, for callers that took the other verb.'

/** What came and went; what there was and is only for who may know what a drawer holds. */
const moved = z.object({
  awal: z.number().nullable(),
  masuk: z.number(),
  keluar: z.number(),
  saldo: z.number().nullable(),
})

const CASH = {
  path: 'cash-pusat/daily-cash-chart',
  right: ofTheChain,
  dateLock: DAY,
  answer: z.object({
    tgl_system: z.string(),
    kas: moved,
    bank: moved,
    toko: z.array(store.extend({ kas: moved, bank: moved })),
    tanpa_jawaban: silent,
  }),
}

export const dailyCashChart = defineRoute({
  ...CASH,
  method: 'GET',
  summary: 'Cash and bank of every store on a business day, as the ledger has them.',
  query: onDay,
})

export const dailyCashChartByBody = defineRoute({
  ...CASH,
  method: 'POST',
  summary: SAME_BY_POST,
  body: onDay,
})

const BIAYA = {
  path: 'cash-pusat/daily-biaya',
  right: ofTheChain,
  dateLock: DAY,
  answer: z.object({
    tgl_system: z.string(),
    jumlah: z.number(),
    toko: z.array(
      store.extend({
        jumlah: z.number(),
        rincian: z.array(
          z.object({
            kode_transaksi: z.string(),
            nama_transaksi: z.string(),
            banyak: z.number().int(),
            jumlah: z.number(),
          }),
        ),
      }),
    ),
    tanpa_jawaban: silent,
  }),
}

export const dailyBiaya = defineRoute({
  ...BIAYA,
  method: 'POST',
  summary: 'What every store spent on a business day, by kode transaksi, cancelled ones taken off.',
  body: onDay,
})

export const dailyBiayaByAddress = defineRoute({
  ...BIAYA,
  method: 'GET',
  summary: SAME_BY_GET,
  query: onDay,
})

const waiting = z.object({ banyak: z.number().int(), jumlah: z.number() })

const OUTSTAND = {
  path: 'cash-pusat/outstand-noncash',
  right: ofTheChain,
  dateLock: DAY,
  answer: waiting.extend({
    tgl_system: z.string(),
    toko: z.array(
      store.extend({
        ...waiting.shape,
        /** The day of the first that waits. */
        sejak: z.string().nullable(),
        rincian: z.array(waiting.extend({ cara: z.string(), kode_bank: z.string().nullable() })),
      }),
    ),
    tanpa_jawaban: silent,
  }),
}

export const outstandNonCash = defineRoute({
  ...OUTSTAND,
  method: 'POST',
  summary: 'Card, QRIS and transfer payments up to a business day that nobody has found yet.',
  body: onDay,
})

export const outstandNonCashByAddress = defineRoute({
  ...OUTSTAND,
  method: 'GET',
  summary: SAME_BY_GET,
  query: onDay,
})

const special = z.strictObject({
  kategori: z.enum(['JUMLAH_BIAYA', 'NON_CASH_OUTSTAND']),
  type: z.enum(['today', 'monthly']).default('today'),
})

const point = z.object({ tgl: z.string(), jumlah: z.number() })

const SPECIFIC = {
  path: 'cash-pusat/daily-specific-chart',
  right: ofTheChain,
  answer: z.object({
    ...special.shape,
    dari: z.string(),
    sampai: z.string(),
    jumlah: z.number(),
    harian: z.array(point),
    toko: z.array(store.extend({ jumlah: z.number(), harian: z.array(point) })),
    tanpa_jawaban: silent,
  }),
}

export const dailySpecificChart = defineRoute({
  ...SPECIFIC,
  method: 'POST',
  summary:
    "What was spent, or what waits of each day's payments: of the chain's business day, or of " +
    'every day of its month so far.',
  body: special,
})

export const dailySpecificChartByAddress = defineRoute({
  ...SPECIFIC,
  method: 'GET',
  summary: SAME_BY_GET,
  query: special,
})
