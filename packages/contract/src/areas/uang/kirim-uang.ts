import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { kirimkanUang } from '../../entries/uang/kirim-uang.ts'
import { terimaUang } from '../../entries/uang/terima-uang.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { MONEY_REFUSED } from './mutasi.ts'

/** Money between stores: on its way, received, or taken back before it was. */
export const STATUS_KIRIM = ['OPEN', 'DONE', 'BATAL'] as const
export type StatusKirim = (typeof STATUS_KIRIM)[number]

const SENDING = '/kirim-uang-pusat'
const RECEIVING = '/terima-uang-kas'

const sent = {
  /** The store it goes to. */
  tujuan: z.string(),
  /** CASH or a bank, with its account. */
  asal: z.string(),
  asal_rekening: z.string(),
  jumlah_rp: z.number(),
  keterangan: z.string(),
  /** Whole days it has been on its way; null once it is not any more. */
  umur_hari: z.number().int().nullable(),
}

const received = {
  no_terima: z.string().nullable(),
  diterima_oleh: z.string().nullable(),
  diterima_pada: z.string().nullable(),
}

/** What is known of it at either end. */
const kirimAnswer = z.object({
  no_reff: z.string(),
  tgl_system: z.string(),
  jenis: z.string(),
  /** The store that sent it. */
  dari: z.string(),
  pada: z.string(),
  input_by: z.string(),
  ...sent,
  ...received,
  status: z.enum(STATUS_KIRIM),
  no_batal: z.string().nullable(),
  /** Whether this store is the one that may receive it. */
  untuk_toko_ini: z.boolean(),
})
export type KirimAnswer = z.output<typeof kirimAnswer>

/** Money from one store to another (03-decisions §10). */
export const kirimUang = defineDocument({
  name: 'kirim-uang',
  what: 'sending of money',
  nomor: 'no_reff',
  status: STATUS_KIRIM,
  summary: { ...sent, ...received },
  detail: kirimAnswer,
  readers: [SENDING, RECEIVING],
  // Money on its way is looked for on any day.
  dateLock: false,
  journal: 'one',
  cancel: {
    screens: [SENDING],
    grant: 'BATAL_UANG',
    refusals: [
      ...OF_THE_LEDGER,
      'TIDAK_DITEMUKAN',
      'TOKO_BELUM_BUKA',
      'TIDAK_BISA_BATAL',
      'DOKUMEN_BUKAN_HARI_INI',
      'BUTUH_OTORISASI',
      'UANG_SUDAH_DITERIMA',
    ],
  },
  papers: { slip: { summary: 'The slip that travels with the money', screens: [SENDING] } },
  receipt: false,
})

const known = { no_reff: z.string(), tgl_system: z.string() }

export const postKirimUang = entryRoute(kirimkanUang, {
  summary: 'Sends money to another store, the head office unless said: on its way until received.',
  right: { screens: [SENDING] },
  answer: z.object({
    ...known,
    nota_kirim: z.object({
      ...known,
      input_by: z.string(),
      jumlah_rp: z.number(),
      tujuan: z.string(),
      keterangan: z.string(),
    }),
  }),
  refusals: [...MONEY_REFUSED, 'TUJUAN_TOKO_INI'],
})

export const receiveUang = entryRoute(terimaUang, {
  summary: 'Receives money that another store sent here, once, into a drawer or an account.',
  right: { screens: [RECEIVING] },
  params: z.strictObject({
    no_reff: short(40).min(1, { error: 'Mohon Masukkan Nomor Referensi' }),
  }),
  answer: z.object({ no_terima: z.string(), tgl_system: z.string(), jumlah_rp: z.number() }),
  refusals: [
    ...MONEY_REFUSED,
    'UANG_TIDAK_ADA',
    'UANG_SUDAH_DITERIMA',
    'UANG_DIBATALKAN',
    'UANG_DITAHAN',
  ],
})

/** The specification shows no verb of it (doc2 §7): by PUT it is the same command. */
const { entry: _, ...receiving } = receiveUang
export const putReceiveUang = defineRoute({ ...receiving, method: 'PUT' })

/** Which way money went, seen from the store that asks. */
const ARAH_KIRIM = ['KELUAR', 'MASUK'] as const

export const kirimHistory = defineRoute({
  method: 'GET',
  path: 'kirim-uang-history',
  summary: 'Money that the store sent and that was sent to it, newest first.',
  right: { screens: [SENDING, RECEIVING] },
  query: z.strictObject({
    ...pageQuery,
    q: short(60).optional(),
    arah: z.enum([...ARAH_KIRIM, 'ALL']).default('ALL'),
    status: z.enum([...STATUS_KIRIM, 'ALL']).default('ALL'),
  }),
  answer: pageOf(
    z.object({
      no_reff: z.string(),
      arah: z.enum(ARAH_KIRIM),
      tgl_system: z.string(),
      pada: z.string(),
      input_by: z.string(),
      dari: z.string(),
      tujuan: z.string(),
      jumlah_rp: z.number(),
      keterangan: z.string(),
      umur_hari: z.number().int().nullable(),
      ...received,
      status: z.enum(STATUS_KIRIM),
    }),
  ),
})
