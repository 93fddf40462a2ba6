import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { rowVersion } from '../../kit/figures/row-version.ts'
import { withoutSlash } from '../../kit/free-text.ts'
import { defineRoute } from '../../kit/route.ts'

const right = { screens: ['/settingtoko'] } as const

const text = (most: number) => withoutCard(z.string().trim().max(most))
const named = (most: number) =>
  withoutCard(z.string().trim().min(1, { error: 'Harus Diisi' }).max(most))

const facts = z.strictObject({
  nama_toko: named(100),
  alamat_toko: named(300),
  kota: text(100).nullable().default(null),
  telepon: text(40).nullable().default(null),
  /** 15 digits with points, or 16: as long as a card's number, and no secret. */
  npwp: z
    .string()
    .trim()
    .regex(/^[0-9.-]{0,40}$/, { error: 'NPWP terdiri dari angka' })
    .nullable()
    .default(null),
  /** Base URL of another server; null: this one. The head office alone changes it. */
  portal: text(200)
    .transform(address => withoutSlash(address) || null)
    .nullable()
    .default(null),
})
/** What papers and screens say of a store. */
export type StoreForm = z.output<typeof facts>

const answer = z.object({
  kode_toko: z.string(),
  tipe: z.enum(['PUSAT', 'CABANG']),
  versi: z.number().int(),
  toko: facts.extend({ portal: z.string().nullable() }),
  /** Settings of this screen, by key. */
  nilai: z.record(z.string(), z.string()),
  ada_logo: z.boolean(),
})
export type StoreSettings = z.output<typeof answer>

export const showStore = defineRoute({
  method: 'GET',
  path: 'settingtoko',
  summary: 'Setting Toko: name, address, tax number, hours, licence, printers of the store.',
  right,
  answer,
  refusals: ['TIDAK_DITEMUKAN'],
})

export const saveStore = defineRoute({
  method: 'PUT',
  path: 'settingtoko',
  summary: 'Setting Toko: the store worked for. `versi` must be the version that was read.',
  right,
  body: facts.extend({
    nilai: z.record(z.string().max(40), text(300)).default({}),
    versi: rowVersion,
  }),
  answer: z.object({ message: z.string(), data: answer }),
  refusals: ['TIDAK_DITEMUKAN', 'SUDAH_ADA', 'BERUBAH', 'RUJUKAN_TIDAK_ADA'],
})

export const showLogo = defineRoute({
  method: 'GET',
  path: 'settingtoko/logo',
  summary: 'The logo of the store as papers print it.',
  right,
  answer: z.string(),
  file: true,
  refusals: ['TIDAK_DITEMUKAN'],
})

export const sendLogo = defineRoute({
  method: 'POST',
  path: 'settingtoko/logo',
  summary: 'Multipart `image`: the logo of the store, made smaller and kept as PNG.',
  right,
  multipart: true,
  answer: z.object({ message: z.string() }),
  refusals: ['BERKAS_DITOLAK'],
})

export const removeLogo = defineRoute({
  method: 'DELETE',
  path: 'settingtoko/logo',
  summary: 'Prints without a logo from now on.',
  right,
  answer: z.object({ message: z.string() }),
})
