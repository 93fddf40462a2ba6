import { z } from 'zod'
import { reasoned } from '../../documents/define-cancel.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { SALDO_AWAL_ROWS_MAX } from '../akuntansi/saldo-awal.ts'

/** Ways to pay that are found on a slip or a statement. */
export const CARA_NON_CASH = ['DEBIT', 'KREDIT', 'QRIS', 'TRANSFER'] as const
export type CaraNonCash = (typeof CARA_NON_CASH)[number]

/**
 * How a payment stands: it waits, was found as it was written or with another amount; its document
 * was undone before it was found, or afterwards, so that the money is to go back; it is of a day
 * closed before payments were found one by one.
 */
export const STATUS_NON_CASH = [
  'BELUM',
  'COCOK',
  'SELISIH',
  'BATAL',
  'BATAL_COCOK',
  'LAMA',
] as const
export type StatusNonCash = (typeof STATUS_NON_CASH)[number]

/** Why a line of a tick is not kept. */
export const SEBAB_DITOLAK = ['TIDAK_ADA', 'SUDAH', 'BATAL', 'LAMA', 'SENDIRI', 'CATATAN'] as const
export type SebabDitolak = (typeof SEBAB_DITOLAK)[number]

const SCREEN = '/validasi-non-cash'

/** Most payments that are ticked at once. */
export const COCOK_MAKS = 200

const short = (max: number) => z.string().trim().max(max)
const rupiah = z.number().int().min(1, { error: 'Jumlah harus lebih dari 0' }).max(1e13)
// a shop begins with as many on one document as its sheet has rows
const payment = {
  nomor: short(40).min(1),
  baris: z.number().int().min(1).max(SALDO_AWAL_ROWS_MAX),
}

const row = z.object({
  nomor: z.string(),
  /** Which of the document's tenders. */
  baris: z.number().int(),
  jenis: z.string(),
  tgl: z.string(),
  pada: z.string(),
  /** Who took it. */
  user_id: z.string(),
  nama_customer: z.string().nullable(),
  /** What the document is looked up by: its own number, that of its loan or of its deposit. */
  dokumen: z.string(),
  cara: z.enum(CARA_NON_CASH),
  kode_bank: z.string().nullable(),
  no_rekening: z.string().nullable(),
  kartu_akhir: z.string().nullable(),
  kode_setuju: z.string().nullable(),
  jumlah: z.number(),
  status: z.enum(STATUS_NON_CASH),
  /** The document that undid its document. */
  dibatalkan: z.string().nullable(),
  /** The document that paid it out. */
  no_cair: z.string().nullable(),
  tgl_mutasi: z.string().nullable(),
  no_referensi: z.string().nullable(),
  jumlah_mutasi: z.number().nullable(),
  keterangan: z.string().nullable(),
  dicocokkan_oleh: z.string().nullable(),
  dicocokkan_pada: z.string().nullable(),
})
export type NonCashRow = z.output<typeof row>

export const listNonCash = defineRoute({
  method: 'GET',
  path: 'validasi-non-cash',
  summary: 'Card, QRIS and transfer payments, those that nobody has found yet first and oldest.',
  right: { screens: [SCREEN] },
  query: z.strictObject({
    ...pageQuery,
    /** Of a number, a name, an approval code, the last digits of a card, a whole amount. */
    q: z.string().trim().max(60).optional(),
    status: z.enum([...STATUS_NON_CASH, 'ALL']).default('BELUM'),
    cara: z.enum([...CARA_NON_CASH, 'ALL']).default('ALL'),
    kode_bank: short(20).optional(),
    tgl_from: day().optional(),
    tgl_to: day().optional(),
  }),
  answer: pageOf(row).extend({
    /** Rupiah of all rows asked for, not of the page alone. */
    jumlah: z.number(),
  }),
  // A payment waits until it is found, on any day.
  dateLock: false,
})

export const tickNonCash = defineRoute({
  method: 'POST',
  path: 'validasi-non-cash',
  summary:
    'Keeps that payments stand on slip or statement, each by itself: what is not kept is named.',
  right: { screens: [SCREEN] },
  keyed: true,
  body: z.strictObject({
    /** The day the slip or the statement has, none to come. */
    tgl_mutasi: day(),
    /** Batch of the card machine, number of the statement. */
    no_referensi: withoutCard(short(40).min(1, { error: 'Harus Diisi' })),
    baris: z
      .array(
        z.strictObject({
          ...payment,
          /** What the statement has, where it is another amount: wants words. */
          jumlah: rupiah.optional(),
          keterangan: withoutCard(short(200)).optional(),
        }),
      )
      .min(1, { error: 'Pilih pembayarannya dahulu' })
      .max(COCOK_MAKS, { error: 'Paling banyak 200 pembayaran sekaligus' }),
  }),
  answer: z.object({
    /** How many were kept, and what they are together as the documents have them. */
    cocok: z.number().int(),
    jumlah: z.number(),
    ditolak: z.array(
      z.object({
        nomor: z.string(),
        baris: z.number().int(),
        sebab: z.enum(SEBAB_DITOLAK),
        /** Who was faster and when, or the document that undid it. */
        user_id: z.string().nullable(),
        pada: z.string().nullable(),
        dibatalkan: z.string().nullable(),
      }),
    ),
  }),
  refusals: ['TGL_MUTASI_BELUM', 'TIDAK_LENGKAP'],
})

export const untickNonCash = defineRoute({
  method: 'POST',
  path: 'validasi-non-cash/batal',
  summary: 'Takes one tick back with a grant: the payment waits again.',
  right: { screens: [SCREEN] },
  keyed: true,
  body: reasoned.extend({
    ...payment,
    /** When the tick that is meant was kept: another one may stand there by now. */
    dicocokkan_pada: z.iso.datetime({ offset: true }),
  }),
  answer: z.object({ message: z.string() }),
  refusals: ['TIDAK_DITEMUKAN', 'SUDAH_CAIR', 'BERUBAH', 'BUTUH_OTORISASI', 'OTORISASI_TIDAK_SAH'],
})
