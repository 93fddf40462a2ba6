import { z } from 'zod'
import { withoutCard } from '../kit/card-number.ts'
import { day } from '../kit/day.ts'
import { rowVersion } from '../kit/figures/row-version.ts'
import { pageOf, pageQuery } from '../kit/page.ts'
import { defineRoute } from '../kit/route.ts'
import { LEVELS } from '../permissions.ts'

const right = { screens: ['/hak-akses-news'] }
const PRIORITAS = ['BIASA', 'PENTING', 'MENDESAK'] as const
const one = z.strictObject({ id: z.uuid() })
const code = z.string().trim().toUpperCase().min(1).max(40)

const content = {
  judul: withoutCard(z.string().trim().min(1, { error: 'Harus Diisi' }).max(120)),
  isi: withoutCard(z.string().trim().min(1, { error: 'Harus Diisi' }).max(4000)),
  prioritas: z.enum(PRIORITAS),
  /** First and last day it is shown, both included. */
  dari: day(),
  sampai: day(),
  /** Empty: every store. */
  untuk_toko: z.array(code).max(500).default([]),
  /** Empty: every level. */
  untuk_level: z.array(z.enum(LEVELS)).max(LEVELS.length).default([]),
  /** These besides; with neither store nor level, these alone. */
  untuk_user: z.array(code).max(500).default([]),
}

const body = z.strictObject(content).refine(({ dari, sampai }) => sampai >= dari, {
  error: 'Tanggal akhir sebelum tanggal awal',
  path: ['sampai'],
})

const news = z.object({
  id: z.string(),
  judul: z.string(),
  isi: z.string(),
  prioritas: z.enum(PRIORITAS),
  dari: z.string(),
  sampai: z.string(),
  dibuat_oleh: z.string(),
  dibuat_pada: z.string(),
  /** When this user read it as it is worded now. */
  dibaca_pada: z.string().nullable(),
})
export type News = z.output<typeof news>

export const myNews = defineRoute({
  method: 'GET',
  path: 'berita',
  summary:
    'Announcements in force today that are addressed to the caller, urgent and unread first.',
  right: { login: true },
  answer: z.array(news),
})

export const readNews = defineRoute({
  method: 'POST',
  path: 'berita/{id}/baca',
  summary: 'Marks an announcement as read by the caller.',
  right: { login: true },
  params: one,
  answer: z.object({ message: z.string() }),
  refusals: ['TIDAK_DITEMUKAN'],
})

const keptNews = news.omit({ dibaca_pada: true }).extend({
  untuk_toko: z.array(z.string()),
  untuk_level: z.array(z.enum(LEVELS)),
  untuk_user: z.array(z.string()),
  ditarik: z.boolean(),
  versi: z.number().int(),
  /** People it is addressed to, and those of them who have read this wording. */
  penerima: z.number().int(),
  pembaca: z.number().int(),
})
export type KeptNews = z.output<typeof keptNews>

export const newsList = defineRoute({
  method: 'GET',
  path: 'berita/kelola',
  summary:
    'Announcements one may edit, newest first: all at the head office, else of the own store.',
  right,
  query: z.strictObject({ ...pageQuery, q: z.string().trim().max(100).optional() }),
  answer: pageOf(keptNews),
})

const saved = z.object({ message: z.string(), id: z.string() })
const REFUSED = ['TOKO_BUKAN_HAK', 'RUJUKAN_TIDAK_ADA']

export const createNews = defineRoute({
  method: 'POST',
  path: 'berita',
  summary: 'A new announcement. A branch writes to its own store alone.',
  right,
  body,
  answer: saved,
  keyed: true,
  refusals: REFUSED,
})

export const updateNews = defineRoute({
  method: 'PUT',
  path: 'berita/{id}',
  summary: 'Changes an announcement; another wording counts as unread.',
  right,
  params: one,
  body: z
    .strictObject({ ...content, versi: rowVersion })
    .refine(({ dari, sampai }) => sampai >= dari, {
      error: 'Tanggal akhir sebelum tanggal awal',
      path: ['sampai'],
    }),
  answer: saved,
  refusals: ['TIDAK_DITEMUKAN', 'BERUBAH', ...REFUSED],
})

export const withdrawNews = defineRoute({
  method: 'POST',
  path: 'berita/{id}/tarik',
  summary: 'Withdraws an announcement, or with `tampil` shows it again.',
  right,
  params: one,
  body: z.strictObject({ tampil: z.boolean() }),
  answer: saved,
  refusals: ['TIDAK_DITEMUKAN'],
})

export const newsReaders = defineRoute({
  method: 'GET',
  path: 'berita/{id}/pembaca',
  summary: 'To whom an announcement is addressed, and when each read it.',
  right,
  params: one,
  answer: z.array(
    z.object({
      user_id: z.string(),
      nama: z.string(),
      level: z.enum(LEVELS),
      kode_toko: z.string(),
      dibaca_pada: z.string().nullable(),
    }),
  ),
  refusals: ['TIDAK_DITEMUKAN'],
})
