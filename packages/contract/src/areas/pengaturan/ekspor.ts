import { z } from 'zod'
import { day } from '../../kit/day.ts'
import { defineRoute } from '../../kit/route.ts'

const right = { screens: ['/export-csv'] } as const

/** Every list and report at once: fifty masters and a hundred reports, and room for more. */
const SOURCES_MAX = 250

const source = z.object({
  /** `master:baki`, `report:laporan-eod` … */
  kode: z.string(),
  jenis: z.enum(['DAFTAR', 'LAPORAN']),
  judul: z.string(),
  columns: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Narrowed by the dates asked for. */
  tanggal: z.boolean(),
})
export type ExportSource = z.output<typeof source>

export const exportSources = defineRoute({
  method: 'GET',
  path: 'export-csv/sumber',
  summary: 'Lists and reports the user may export, with their columns.',
  right,
  answer: z.array(source),
})

const job = z.object({
  id: z.string(),
  judul: z.string(),
  /** `KEDALUWARSA`: finished more than a day ago, its file is gone. */
  status: z.enum(['JALAN', 'SELESAI', 'BATAL', 'GAGAL', 'KEDALUWARSA']),
  baris: z.number().int(),
  selesai: z.number().int(),
  jumlah: z.number().int(),
  ukuran: z.number().int().nullable(),
  galat: z.string().nullable(),
  dibuat_pada: z.string(),
})
export type ExportJob = z.output<typeof job>

export const exportJobs = defineRoute({
  method: 'GET',
  path: 'export-csv',
  summary: "The user's own exports of the last days, newest first.",
  right,
  answer: z.array(job),
})

export const startExport = defineRoute({
  method: 'POST',
  path: 'export-csv',
  summary: 'Starts an export: one CSV, or a zip of several. Formulas are neutralised.',
  right,
  dateLock: { fields: ['tanggal_awal', 'sampai_tgl'], unnamed: 'allowed' },
  body: z.strictObject({
    sumber: z
      .array(
        z.strictObject({
          kode: z.string().regex(/^[A-Za-z][\w:-]{0,79}$/),
          /** Left out: all of them. */
          columns: z
            .array(z.string().regex(/^[A-Za-z][\w-]{0,59}$/))
            .min(1)
            .max(60)
            .optional(),
        }),
      )
      .min(1, { error: 'Harus Diisi' })
      .max(SOURCES_MAX),
    /** Codes with commas, or ALL; others than one's own from the head office only. */
    toko: z
      .string()
      .regex(/^[A-Za-z0-9._,-]{0,400}$/)
      .optional(),
    tanggal_awal: day().optional(),
    sampai_tgl: day().optional(),
  }),
  answer: job,
  refusals: ['RUJUKAN_TIDAK_ADA', 'TIDAK_DITEMUKAN', 'EKSPOR_BERJALAN'],
})

const params = z.strictObject({ id: z.uuid() })

export const cancelExport = defineRoute({
  method: 'POST',
  path: 'export-csv/{id}/batal',
  summary: 'Ends an export that still runs.',
  right,
  params,
  answer: z.object({ message: z.string() }),
  refusals: ['TIDAK_DITEMUKAN'],
})

export const exportFile = defineRoute({
  method: 'GET',
  path: 'export-csv/{id}/berkas',
  summary: 'The file of a finished export, for a day, for whoever asked for it.',
  right,
  params,
  answer: z.string(),
  file: true,
  refusals: ['TIDAK_DITEMUKAN'],
})
