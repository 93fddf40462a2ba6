import { z } from 'zod'

/** What would become of a row: new, changed, brought back, left as it is, or refused. */
export const KEADAAN = ['BARU', 'BERUBAH', 'AKTIF', 'SAMA', 'DITOLAK'] as const
export type Keadaan = (typeof KEADAAN)[number]

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** One row of a plan: fields that would change, before and after, or what is wrong with it. */
const plannedRow = z.object({
  /** Row of the sheet it came from, the header being 1; null where there is no sheet. */
  baris: z.number().int().nullable(),
  kode: z.string(),
  keadaan: z.enum(KEADAAN),
  bidang: z.array(z.object({ bidang: z.string(), sebelum: value, sesudah: value })),
  /** Field → sentence; '' is the row as a whole. */
  salah: z.record(z.string(), z.string()),
  /** Field → what stands in its cell of the sheet, of those that are wrong and not empty. */
  nilai: z.record(z.string(), z.string()),
})

const counts = z.object({
  BARU: z.number().int(),
  BERUBAH: z.number().int(),
  AKTIF: z.number().int(),
  SAMA: z.number().int(),
  DITOLAK: z.number().int(),
})
export type PlanCounts = z.output<typeof counts>

/** Rows of a plan that are told one by one; the counts speak of all. */
export const ROWS_TOLD = 500

/** What a file, or the rows of another store, would do to a master. Rows that stay are not told. */
export const masterPlan = z.object({
  /** Stands for the rows and for what they met; a commit must name it. */
  sidik: z.string(),
  jumlah: counts,
  baris: z.array(plannedRow),
})
export type MasterPlan = z.output<typeof masterPlan>
export type PlannedRow = z.output<typeof plannedRow>

/** What an import answers once it is done. */
export const masterImported = z.object({ message: z.string(), jumlah: counts })

const toko = z.string().trim().min(1).max(20)
/** Keys of the rows to send; without them, every live row. */
const kode = z.array(z.string().trim().min(1).max(60)).min(1).max(5000).optional()

/** Most stores one call sends to. */
const STORES = 200

export const sendAsked = z.strictObject({ kode, toko: z.array(toko).min(1).max(STORES) })
export const sendPlan = z.object({
  toko: z.array(
    masterPlan.extend({
      kode_toko: z.string(),
      nama_toko: z.string(),
      /** Why this store takes nothing at all (its module is off); null where it may. */
      ditolak: z.string().nullable(),
    }),
  ),
})

export const sendBody = z.strictObject({
  kode,
  toko: z
    .array(z.strictObject({ kode_toko: toko, sidik: z.string().regex(/^[\w-]{0,100}$/) }))
    .min(1)
    .max(STORES),
})
export const sent = z.object({
  message: z.string(),
  toko: z.array(
    z.object({
      kode_toko: z.string(),
      terkirim: z.boolean(),
      /** Code and sentence of the refusal where nothing was sent. */
      code: z.string().nullable(),
      pesan: z.string(),
      jumlah: counts.nullable(),
    }),
  ),
})
export type SendPlan = z.output<typeof sendPlan>
export type Sent = z.output<typeof sent>
