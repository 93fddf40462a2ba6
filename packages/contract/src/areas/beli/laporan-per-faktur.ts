import { z } from 'zod'
import type { DateLock } from '../../date-lock.ts'
import { day } from '../../kit/day.ts'
import { ALL } from '../../kit/report.ts'
import { defineRoute } from '../../kit/route.ts'

const boughtRow = z.object({
  no_faktur_beli: z.string(),
  kode_sales: z.string().nullable(),
  nama_barang: z.string(),
  kode_group: z.string(),
  /** The board's buying price per gram at the moment of the purchase; none where it had none. */
  harga_emas: z.number().nullable(),
  /** Of the nota the piece was sold on, in grams; without a nota none. */
  berat_nota: z.number().nullable(),
  /** As weighed when it was bought, in grams. */
  berat: z.number(),
  harga_nota: z.number().nullable(),
  harga: z.number(),
  /** Rupiah per gram of the nota. */
  rata_asal: z.number().nullable(),
})

const code = z.string().trim().min(1).max(20).default(ALL)

const boughtBetween = z.strictObject({
  tgl_from: day(),
  tgl_to: day(),
  kelompok_harga: code,
  kode_group: code,
  kondisi: code,
})

const DAYS: DateLock = { fields: ['tgl_from', 'tgl_to'] }

const bought = z.object({
  data: z.array(
    z.object({ kode_toko: z.string(), kondisi: z.string(), detail: z.array(boughtRow) }),
  ),
  more: z.boolean(),
  message: z.enum(['Laporan Tersedia', 'Laporan Tidak Tersedia']),
})

const refusals = ['TANPA_HAK', 'TIDAK_DITEMUKAN', 'TOKO_BUKAN_HAK', 'MODULE_OFF', 'TIDAK_LENGKAP']

export const purchaseReport = defineRoute({
  method: 'POST',
  path: 'pembelian/hidup/report-limited',
  summary: 'Pieces bought between two days by condition: at most 2,000, `more` says if cut.',
  right: { screens: ['/laporan-pembelian-per-faktur'] },
  dateLock: DAYS,
  body: boughtBetween,
  refusals,
  answer: bought,
})

/** The specification names no verb for this call: the other candidate asks in its address. */
export const purchaseReportByAddress = defineRoute({
  method: 'GET',
  path: 'pembelian/hidup/report-limited',
  summary: 'The same by GET, for callers that took the other verb.',
  right: { screens: ['/laporan-pembelian-per-faktur'] },
  dateLock: DAYS,
  query: boughtBetween,
  refusals,
  answer: bought,
})
