import { AMBANG_PERINGATAN_RP, AMBANG_TUGAS_RP } from '@kencana/domain/beli/ambang'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { day } from '../../kit/day.ts'
import { defineRoute } from '../../kit/route.ts'
import { REPORTS_PPATK } from '../../permissions.ts'

/** What became of a task to report: GUGUR when what was bought that day fell below the sum. */
const STATUS_TUGAS = ['TERBUKA', 'DILAPORKAN', 'GUGUR'] as const
export type StatusTugas = (typeof STATUS_TUGAS)[number]

/** Sums of a person and day that are near to be reported, and that are. */
export const LAPOR_RP = { PERINGATAN: AMBANG_PERINGATAN_RP, TUGAS: AMBANG_TUGAS_RP } as const

/** The task of a purchase that first took a person's day, over all stores, to Rp 500 million. */
export const tugasPpatk = z.object({
  status: z.enum(STATUS_TUGAS),
  /** Rupiah bought of that person on that day, over all stores, as it stands. */
  jumlah: z.number(),
  /** The last day to report it. */
  batas: z.string(),
  no_laporan: z.string().nullable(),
  tgl_laporan: z.string().nullable(),
  oleh: z.string().nullable(),
})

export const laporPpatk = defineRoute({
  method: 'POST',
  path: 'pembelian/{no_faktur_beli}/lapor-ppatk',
  summary: 'Keeps, once, under which number what a person sold on a day was reported to PPATK.',
  right: { screens: ['/lihat-pembelian'], levels: REPORTS_PPATK },
  keyed: true,
  params: z.strictObject({ no_faktur_beli: short(40).min(1) }),
  body: z.strictObject({
    no_laporan: short(60).min(3, { error: 'Sedikitnya 3 huruf' }),
    tgl_laporan: day(),
  }),
  answer: tugasPpatk,
  refusals: ['TIDAK_DITEMUKAN', 'TIDAK_LENGKAP', 'SUDAH_DILAPORKAN', 'TUGAS_GUGUR', 'KUNCI_BEDA'],
})
