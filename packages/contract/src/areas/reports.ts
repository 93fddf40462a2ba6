import { z } from 'zod'
import type { DateLock } from '../date-lock.ts'
import { day } from '../kit/day.ts'
import { RANGE_KEYS } from '../kit/report.ts'
import { defineRoute } from '../kit/route.ts'
import { LEVELS } from '../permissions.ts'

const lead = z.object({
  path: z.string(),
  pathIn: z.string().optional(),
  search: z.record(z.string(), z.string()),
  store: z.enum(['filter', 'acting']),
})

const column = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum([
    'text',
    'count',
    'weight',
    'fine',
    'money',
    'date',
    'datetime',
    'percent',
    'permil',
  ]),
  total: z.boolean(),
  leadsTo: lead.optional(),
  orTo: z.array(lead).readonly().optional(),
  words: z.boolean().optional(),
  width: z.number().optional(),
})

const named = { key: z.string(), label: z.string() }
const filter = z.discriminatedUnion('kind', [
  z.object({ ...named, kind: z.enum(['stores', 'date-range', 'date', 'text']) }),
  z.object({ ...named, kind: z.literal('ref'), master: z.string() }),
  z.object({ ...named, kind: z.literal('user'), level: z.enum(LEVELS) }),
  z.object({
    ...named,
    kind: z.literal('choice'),
    options: z.record(z.string(), z.string()),
    awal: z.string(),
  }),
])

/** What the browser knows of a report: filters and columns, never its SQL. */
export const reportFace = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  family: z.string(),
  filters: z.array(filter).readonly(),
  columns: z.array(column).readonly(),
  group: z.array(z.string()).readonly(),
  chart: z
    .object({ kind: z.enum(['bar', 'line', 'donut']), label: z.string(), value: z.string() })
    .optional(),
  orientation: z.enum(['landscape', 'portrait']),
  module: z.string().optional(),
  empty: z.string().optional(),
  failed: z.string().optional(),
})

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

const params = z.object({ id: z.string().regex(/^[a-z][a-z0-9_-]{0,59}$/) })

/**
 * Filters of the report, by its face: `toko=JKT,BDG` or `ALL` for head office, `tanggal_awal` and
 * `sampai_tgl`; `urut` (a column, `-` before it for descending) and `q` (rows that hold every word;
 * totals and files are theirs). Unknown names are refused.
 */
const query = z.record(z.string().max(40), z.string().max(400))

const refusals = ['TANPA_HAK', 'TIDAK_DITEMUKAN', 'TOKO_BUKAN_HAK', 'MODULE_OFF', 'TIDAK_LENGKAP']

/** Every report begins on the open day; days before it are for who may look back. */
export const REPORT_DAYS: DateLock = { fields: [...RANGE_KEYS, 'tgl'], unnamed: 'allowed' }

/** The right of the report itself is asked for by the engine: that of its screen. */
const right = { login: true } as const

export const listReports = defineRoute({
  method: 'GET',
  path: 'reports',
  summary: 'The reports the caller may read: filters, columns, groups.',
  right,
  answer: z.array(reportFace).readonly(),
})

export const readReport = defineRoute({
  method: 'GET',
  path: 'reports/{id}',
  summary: 'Rows and totals of a report. Weights are whole mg, fine gold whole µg, by column kind.',
  right,
  dateLock: REPORT_DAYS,
  params,
  query,
  refusals,
  answer: z.object({
    rows: z.array(row).readonly(),
    totals: row,
    meta: z.object({
      count: z.number().int(),
      more: z.boolean(),
      lanjut: z.string().nullable(),
      filters: z.string(),
      values: z.record(z.string(), z.string()),
      stores: z.array(z.string()).readonly(),
      missing: z.array(z.string()).readonly(),
      columns: z.array(column).readonly(),
      group: z.array(z.string()).readonly(),
    }),
  }),
})

export const readMoreOfReport = defineRoute({
  method: 'GET',
  path: 'reports/{id}/lanjut',
  summary:
    'Rows behind those that were sent: the same filters and `setelah`, the `lanjut` of them.',
  right,
  dateLock: REPORT_DAYS,
  params,
  query,
  refusals,
  answer: z.object({ rows: z.array(row).readonly(), lanjut: z.string().nullable() }),
})

const reportFile = (
  ending: string,
  summary: string,
  tooLong: readonly 'LAPORAN_TERLALU_BESAR'[] = [],
) =>
  defineRoute({
    method: 'GET',
    path: `reports/{id}/${ending}`,
    summary,
    right,
    dateLock: REPORT_DAYS,
    params,
    query,
    refusals: [...refusals, ...tooLong],
    file: true,
    answer: z.unknown(),
  })

export const reportPdf = reportFile(
  'pdf',
  'The report on paper: inline up to 500 rows (doc1 §9).',
  ['LAPORAN_TERLALU_BESAR'],
)
export const reportExcel = reportFile(
  'excel',
  'The report as an .xlsx with a row of totals; a full sheet goes on in a next one.',
)
export const reportCsv = reportFile('csv', 'The report as CSV, UTF-8, with a row of totals.')

/** Columns that settled loans are sorted by (doc1 §9). */
export const SORT_PENEBUSAN = ['tgl_hutang', 'tgl_lunas', 'no_faktur_hutang'] as const

const pawnRow = z.object({
  kode_toko: z.string(),
  no_faktur_hutang: z.string(),
  nama_customer: z.string(),
  alamat_customer: z.string().nullable(),
  tgl_hutang: z.string(),
  tgl_lunas: z.string(),
  lama_pinjam: z.number().int(),
  kode_sales: z.string(),
  jumlah_hutang: z.number(),
  /** Percent of 30 days. */
  bunga: z.number(),
  bunga_rp: z.number(),
  bunga_pinjam: z.number(),
  denda: z.number(),
  total_bayar: z.number(),
  status: z.enum(['LUNAS', 'DIPERPANJANG']),
  /** Weights in grams. */
  detail_barang: z.array(z.object({ nama_barang: z.string(), berat: z.number() })),
})

const settledBetween = z.strictObject({
  tgl_from: day(),
  tgl_to: day(),
  no_pinjam: z.string().trim().max(40).default(''),
  sort_by: z.enum(SORT_PENEBUSAN).default('tgl_hutang'),
})

const SETTLED_DAYS: DateLock = { fields: ['tgl_from', 'tgl_to'] }

const settled = z.object({
  data: z.array(pawnRow),
  more: z.boolean(),
  message: z.enum(['Laporan Tersedia', 'Data Tidak Tersedia']),
})

export const redemptionReport = defineRoute({
  method: 'POST',
  path: 'hutang/report-penebusan-detail',
  summary: 'Loans settled between two days with their pledges: at most 2,000, `more` says if cut.',
  right: { screens: ['/laporan-penebusan-detail'] },
  dateLock: SETTLED_DAYS,
  body: settledBetween,
  refusals,
  answer: settled,
})

/** The specification names no verb for this call: the other candidate asks in its address. */
export const redemptionReportByAddress = defineRoute({
  method: 'GET',
  path: 'hutang/report-penebusan-detail',
  summary: 'The same by GET, for callers that took the other verb.',
  right: { screens: ['/laporan-penebusan-detail'] },
  dateLock: SETTLED_DAYS,
  query: settledBetween,
  refusals,
  answer: settled,
})
