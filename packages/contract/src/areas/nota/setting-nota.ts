import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { FIELD_TEXTS } from '../../kit/field-texts.ts'
import { rowVersion } from '../../kit/figures/row-version.ts'
import { defineRoute } from '../../kit/route.ts'
import { template } from '../../papers/template.ts'
import { fillText } from '../../refusals.ts'

const jenis = z.strictObject({ jenis: z.string().regex(/^[a-z-]{1,40}$/) })
const note = withoutCard(z.string().trim().max(120, { error: 'Paling banyak 120 huruf' })).default(
  '',
)
/** Version the designer began with; another one since then is refused. 0: the product's own. */
const seen = rowVersion.min(0, { error: fillText(FIELD_TEXTS.least, { batas: 0 }) })

const version = z.object({
  /** 0: as the product brings it. */
  versi: z.number().int(),
  asal: z.enum(['SIMPAN', 'PULIH', 'BAKU', 'PUSAT']),
  dari_versi: z.number().int().nullable(),
  catatan: z.string(),
  user_id: z.string(),
  pada: z.string(),
})
export type PaperVersion = z.output<typeof version>

const cell = z.union([z.string(), z.number(), z.null()])
const facts = z.object({
  values: z.record(z.string(), cell),
  lists: z.record(z.string(), z.array(z.record(z.string(), cell))),
  ketentuan: z.array(z.string()),
})

const listed = z.object({
  jenis: z.string(),
  versi: z.number().int(),
  user_id: z.string().nullable(),
  pada: z.string().nullable(),
})

const inForce = z.object({
  versi: z.number().int(),
  templat: template,
  /** Of the newest document the caller may see; null when there is none. */
  dokumen: z.object({ nomor: z.string(), fakta: facts }).nullable(),
})
export type PaperInForce = z.output<typeof inForce>

const saved = z.object({ message: z.string(), versi: z.number().int(), templat: template })

type Screen = '/setting-nota' | '/setting-nota-slip'

/** The calls of one designer: the same for notas and for slips, each behind its own screen. */
const designer = (screen: Screen) => ({ ...reads(screen), ...writes(screen) })

function reads(screen: Screen) {
  const path = screen.slice(1)
  const right = { screens: [screen] }
  return {
    list: defineRoute({
      method: 'GET',
      path,
      summary: 'Kinds of paper with the version in force.',
      right,
      answer: z.array(listed),
    }),
    show: defineRoute({
      method: 'GET',
      path: `${path}/{jenis}`,
      summary: 'The template in force, and what the newest document of this kind says.',
      right,
      params: jenis,
      answer: inForce,
      refusals: ['TIDAK_DITEMUKAN'],
    }),
    versions: defineRoute({
      method: 'GET',
      path: `${path}/{jenis}/versi`,
      summary: 'Every version, newest first.',
      right,
      params: jenis,
      answer: z.array(version),
      refusals: ['TIDAK_DITEMUKAN'],
    }),
    version: defineRoute({
      method: 'GET',
      path: `${path}/{jenis}/versi/{versi}`,
      summary: 'The template of one version; 0 is as the product brings it.',
      right,
      params: jenis.extend({ versi: z.coerce.number().int().min(0).max(1e6) }),
      answer: z.object({ templat: template }),
      refusals: ['TIDAK_DITEMUKAN'],
    }),
  }
}

function writes(screen: Screen) {
  const path = screen.slice(1)
  const right = { screens: [screen] }
  return {
    save: defineRoute({
      method: 'POST',
      path: `${path}/{jenis}`,
      summary: 'Saves a template as a new version, which prints from now on.',
      right,
      keyed: true,
      params: jenis,
      body: z.strictObject({ templat: withoutCard(template), catatan: note, versi_lama: seen }),
      answer: saved,
      refusals: ['TIDAK_DITEMUKAN', 'BERUBAH', 'TEMPLAT_SALAH', 'KUNCI_BEDA'],
    }),
    restore: defineRoute({
      method: 'POST',
      path: `${path}/{jenis}/pulihkan`,
      summary: 'Brings an older version back as a new one; 0 resets to the default.',
      right,
      keyed: true,
      params: jenis,
      body: z.strictObject({ versi: seen, catatan: note, versi_lama: seen }),
      answer: saved,
      refusals: ['TIDAK_DITEMUKAN', 'BERUBAH', 'TEMPLAT_SALAH', 'KUNCI_BEDA'],
    }),
    spread: defineRoute({
      method: 'POST',
      path: `${path}/{jenis}/sebar`,
      summary: 'Head office: copies the template in force to other stores, a new version there.',
      right,
      keyed: true,
      params: jenis,
      body: z.strictObject({
        toko: z.array(z.string().trim().min(1).max(20)).min(1, { error: 'Harus Diisi' }).max(500),
        catatan: note,
        versi_lama: seen,
      }),
      answer: z.object({
        message: z.string(),
        toko: z.array(z.object({ kode_toko: z.string(), versi: z.number().int() })),
      }),
      refusals: ['TIDAK_DITEMUKAN', 'BERUBAH', 'TANPA_HAK', 'KUNCI_BEDA'],
    }),
    preview: defineRoute({
      method: 'POST',
      path: `${path}/{jenis}/pratinjau`,
      summary:
        'A template that need not be saved, as PDF, with a document or the example. Marked as a ' +
        'test on every page: it is no nota and is not counted as one.',
      right,
      file: true,
      params: jenis,
      body: z.strictObject({
        templat: template,
        dari: z.enum(['CONTOH', 'TERAKHIR']).default('CONTOH'),
      }),
      answer: z.unknown(),
      refusals: ['TIDAK_DITEMUKAN', 'TEMPLAT_SALAH'],
    }),
  }
}

export const notaDesigner = designer('/setting-nota')
export const slipDesigner = designer('/setting-nota-slip')
export type DesignerRoutes = typeof notaDesigner
