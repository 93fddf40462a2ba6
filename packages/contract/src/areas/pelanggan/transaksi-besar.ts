import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { day } from '../../kit/day.ts'
import { defineRoute } from '../../kit/route.ts'
import { REPORTS_PPATK, SEES_TUGAS } from '../../permissions.ts'

/** What became of a task to report: GUGUR when the day of that person fell below the sum. */
const STATUS_TUGAS = ['TERBUKA', 'DILAPORKAN', 'GUGUR'] as const
export type StatusTugas = (typeof STATUS_TUGAS)[number]

/** The task of a document that first took a person's day, over all stores, to Rp 500 million. */
const tugasPpatk = z.object({
  /** The document. */
  nomor: z.string(),
  tgl: z.string(),
  status: z.enum(STATUS_TUGAS),
  /** Rupiah of that person on that day, over all stores, as it stands. */
  jumlah: z.number(),
  /** The last day to report it. */
  batas: z.string(),
  no_laporan: z.string().nullable(),
  tgl_laporan: z.string().nullable(),
  oleh: z.string().nullable(),
})
export type TugasPpatk = z.output<typeof tugasPpatk>

const screens = [
  ...['/lihat-pembelian', '/lihat-penjualan', '/lihat-titipan', '/lihat-hutang', '/lelang-hutang'],
  '/laporan-transaksi-besar',
]
const params = z.strictObject({ nomor: short(40).min(1) })

export const tugasDokumen = defineRoute({
  method: 'GET',
  path: 'transaksi-besar/{nomor}',
  summary: 'Tasks to report of a document, or of those of its loan or deposit.',
  right: { screens, levels: SEES_TUGAS },
  params,
  answer: z.array(tugasPpatk),
  refusals: [],
})

export const laporPpatk = defineRoute({
  method: 'POST',
  path: 'transaksi-besar/{nomor}/lapor',
  summary: 'Keeps, once, under which number the day of a person was reported to PPATK.',
  right: { screens, levels: REPORTS_PPATK },
  keyed: true,
  params,
  body: z.strictObject({
    no_laporan: short(60).min(3, { error: 'Sedikitnya 3 huruf' }),
    tgl_laporan: day(),
  }),
  answer: tugasPpatk,
  refusals: ['TIDAK_DITEMUKAN', 'TIDAK_LENGKAP', 'SUDAH_DILAPORKAN', 'TUGAS_GUGUR', 'KUNCI_BEDA'],
})
