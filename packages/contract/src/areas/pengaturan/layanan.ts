import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { defineRoute } from '../../kit/route.ts'
import { pembelian } from '../beli/pembelian.ts'
import { tukarTambah } from '../beli/tukar-tambah.ts'
import { hutang } from '../hutang.ts'
import { penjualan } from '../penjualan.ts'
import { gesekTunai } from '../uang/gesek-tunai.ts'
import { kurangBayar } from '../uang/kurang-bayar.ts'
import { titipan } from '../uang/titipan.ts'
import { MESSAGE_CODES, type MessageCode } from './message-template.ts'

/** Servers of others that a store may use (03-decisions §14). */
export const SERVICES = {
  WHATSAPP: { label: 'WhatsApp', screen: '/whatsapp-setting' },
  MARKETPLACE: { label: 'Marketplace', screen: '/marketplace-setting' },
  GROSIR: { label: 'Grosir', screen: '/redirect-to-grosir' },
} as const
export type ServiceCode = keyof typeof SERVICES

/** Levels that may see and change where a service is and with which key. */
const KEEPERS = ['OWN', 'SU', 'DEV', 'MU', 'SPV'] as const

const service = z.object({
  kode_layanan: z.string(),
  /** The store's own; empty where it names none. */
  alamat: z.string(),
  /** Where this server says it is, for stores without an address of their own. */
  alamat_bawaan: z.string(),
  /** The key itself is never sent back. */
  ada_kunci: z.boolean(),
  /** Messages by kind of document; empty where the usual one is used. */
  templat: z.record(z.string(), z.string()),
  diubah_pada: z.string().nullable(),
  diubah_oleh: z.string().nullable(),
})
export type Service = z.output<typeof service>

const template = withoutCard(z.string().trim().max(1_000))

const form = z.strictObject({
  alamat: z.string().trim().max(200),
  /** Left out: the kept key stays. Null: none from now on. */
  kunci: z.string().trim().min(1).max(300).nullable().optional(),
  templat: z
    .strictObject(
      Object.fromEntries(MESSAGE_CODES.map(kode => [kode, template])) as {
        [C in MessageCode]: typeof template
      },
    )
    .partial()
    .default({}),
})
export type ServiceForm = z.input<typeof form>

const tried = z.object({
  berhasil: z.boolean(),
  /** Milliseconds the answer took. */
  ms: z.number().int(),
  keterangan: z.string(),
})
export type Tried = z.output<typeof tried>

function routesOf(kode: ServiceCode) {
  const { label, screen } = SERVICES[kode]
  const path = screen.slice(1)
  // Everybody goes to the wholesale server; where it is, is kept by those above.
  const right = { screens: [screen], ...(kode === 'GROSIR' ? { levels: KEEPERS } : {}) }
  return {
    show: defineRoute({
      method: 'GET',
      path,
      summary: `${label}: where the server is, and whether a key is kept.`,
      right,
      answer: service,
    }),
    save: defineRoute({
      method: 'PUT',
      path,
      summary: `${label}: address, key (write only), messages.`,
      right,
      body: form,
      answer: z.object({ message: z.string(), data: service }),
      refusals: ['TIDAK_LENGKAP'],
    }),
    test: defineRoute({
      method: 'POST',
      path: `${path}/uji`,
      summary: `${label}: asks the kept address for its status; to a number, sends a trial message.`,
      right,
      body: z.strictObject({ nomor: z.string().max(30).optional() }),
      answer: tried,
    }),
  }
}

export const whatsapp = routesOf('WHATSAPP')
export const marketplace = routesOf('MARKETPLACE')
export const grosir = routesOf('GROSIR')

export const grosirAddress = defineRoute({
  method: 'GET',
  path: 'redirect-to-grosir/alamat',
  summary: 'Address of the wholesale server, for whoever may go there.',
  right: { screens: ['/redirect-to-grosir'] },
  answer: z.object({ alamat: z.string() }),
  refusals: ['GROSIR_BELUM'],
})

/** Kinds of document that are sent to their customers. */
export const SENT = [
  penjualan,
  pembelian,
  tukarTambah,
  hutang,
  titipan,
  kurangBayar,
  gesekTunai,
] as const

export const sendMessage = defineRoute({
  method: 'POST',
  path: 'chat/send',
  summary: 'Sends a message through the WhatsApp server of the store.',
  right: { screens: SENT.flatMap(sent => sent.receipt.kind.screens), module: 'WHATSAPP_MODULE' },
  body: z.strictObject({
    receiver: z
      .string()
      .trim()
      .min(1, { error: 'Harus Diisi' })
      .regex(/^\+?[0-9]([ ().-]?[0-9]){5,14}$/, { error: 'Nomor WhatsApp tidak sah' }),
    message: withoutCard(z.string().trim().min(1, { error: 'Harus Diisi' }).max(2_000)),
    type: z.enum(['text']).default('text'),
  }),
  answer: z.object({ message: z.string() }),
  refusals: ['WA_TIDAK_TERDAFTAR', 'LAYANAN_BELUM', 'TERLALU_SERING'],
})
