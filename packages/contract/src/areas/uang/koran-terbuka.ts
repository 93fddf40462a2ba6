import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { day } from '../../kit/day.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { days, rekening, said } from './rekening-koran.ts'

const RIGHT = { screens: ['/rekening-koran'] } as const

const words = short(60).optional()

export const koranSummary = defineRoute({
  method: 'GET',
  path: 'rekening-koran/ringkas',
  summary: 'What bank and books say an account holds at the end of a day, and what explains both.',
  right: RIGHT,
  // what a bank has not said yet is of past days
  dateLock: false,
  query: z.strictObject({ no_rekening: rekening, tgl: day().optional() }),
  answer: z.object({
    tgl: z.string(),
    /** The first day of its statements; null without any. */
    mulai: z.string().nullable(),
    bank: z.number().nullable(),
    /** The same as the bank says it: whole rupiah and the sen it carries beside them. */
    bank_sen: z.number().nullable(),
    buku: z.number(),
    /** Lines without an entry, and entries without a line. */
    hanya_bank: z.number(),
    hanya_buku: z.number(),
    banyak_bank: z.number().int(),
    banyak_buku: z.number().int(),
    /** What bank and books differed by before the first line; lines nobody loaded. */
    awal: z.number(),
    celah: z.number(),
    /** Books of the same bank that name no account, open ones. */
    tanpa_rekening: z.number(),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})

const entry = z.object({
  nomor: z.string(),
  baris: z.number().int(),
  jenis: z.string(),
  tgl: z.string(),
  jumlah: z.number(),
  keterangan: z.string().nullable(),
})
export type KoranEntry = z.output<typeof entry>

/** Of a part: the day after the one asked for on which the row was matched or undone. */
const selesai = z.string().nullable()

const line = said.extend({
  sidik: z.string(),
  selesai,
  /** The entry it may be, and whether no other could be meant. */
  usulan: entry.extend({ pasti: z.boolean() }).nullable(),
  cocok: z
    .object({
      id_cocok: z.string(),
      cara: z.enum(['PASTI', 'TANGAN']),
      user_id: z.string(),
      pada: z.string(),
      jurnal: z.array(entry),
      /** Lines that are matched together with it, itself among them. */
      baris: z.number().int(),
    })
    .nullable(),
})
export type KoranLine = z.output<typeof line>

/**
 * Where an open row belongs, of a day that is asked for: it explains the balances of that day
 * (BUKA), came later (SESUDAH), is of before the first statement (SEBELUM), or names no account
 * (TANPA). A summary counts the very rows its list shows.
 */
const BAGIAN_BARIS = ['BUKA', 'SESUDAH'] as const
const BAGIAN_BUKU = [...BAGIAN_BARIS, 'SEBELUM', 'TANPA'] as const
export type BagianBuku = (typeof BAGIAN_BUKU)[number]

/** What stood open at the end of a day, part by part; without a part all that is open now. */
const openQuery = { ...pageQuery, no_rekening: rekening, tgl: day().optional(), q: words }

/** All rows of each part, whatever is searched for; rupiah. */
const partsOf = <const B extends readonly string[]>(bagian: B) =>
  z.array(z.object({ bagian: z.enum(bagian), banyak: z.number().int(), jumlah: z.number() }))

export const koranLines = defineRoute({
  method: 'GET',
  path: 'rekening-koran/baris',
  summary: 'Lines of the statements of an account: open ones with the entry each may be.',
  right: RIGHT,
  dateLock: false,
  query: z.strictObject({
    ...openQuery,
    status: z.enum(['BELUM', 'COCOK', 'ALL']).default('BELUM'),
    bagian: z.enum(BAGIAN_BARIS).optional(),
    hari: days(z.coerce.number()),
  }),
  answer: pageOf(line).extend({
    bagian: partsOf(BAGIAN_BARIS),
    /** Pairs that are certain, over all pages. */
    pasti: z.number().int(),
    pasti_jumlah: z.number(),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})

export const koranEntries = defineRoute({
  method: 'GET',
  path: 'rekening-koran/buku',
  summary: 'Entries of an account, or of its bank without an account, that no statement has yet.',
  right: RIGHT,
  dateLock: false,
  query: z.strictObject({ ...openQuery, bagian: z.enum(BAGIAN_BUKU).optional() }),
  answer: pageOf(entry.extend({ tanpa_rekening: z.boolean(), selesai })).extend({
    bagian: partsOf(BAGIAN_BUKU),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})
