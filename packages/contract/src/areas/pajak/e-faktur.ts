import { BENTUK } from '@kencana/domain/efaktur/files'
import { CARA_DPP, FAULTS } from '@kencana/domain/efaktur/notas'
import { z } from 'zod'
import { day } from '../../kit/day.ts'
import { defineRoute } from '../../kit/route.ts'

/** What keeps a store from making any file. */
export const SELLER_FAULTS = ['NITKU_KOSONG', 'NITKU_BEDA'] as const
export type SellerFault = (typeof SELLER_FAULTS)[number]

/** Days of one tax period; the open one where none is named. */
const days = { tgl_from: day().optional(), tgl_to: day().optional() }

interface Days {
  readonly tgl_from?: string | undefined
  readonly tgl_to?: string | undefined
}

/** A file is of one tax period, which is a month. */
const isOneMonth = ({ tgl_from, tgl_to }: Days): boolean =>
  tgl_from === undefined || tgl_to === undefined || tgl_from.slice(0, 7) === tgl_to.slice(0, 7)
const ONE_MONTH = { error: 'Pilih tanggal dalam satu bulan', path: ['tgl_to'] }

const EFAKTUR = {
  right: { screens: ['/e-faktur'] },
  // without days it is the open one
  dateLock: { fields: ['tgl_from', 'tgl_to'], unnamed: 'allowed' },
} as const

const rupiah = z.number().int()

/** A file as it would be: what is in it, and what would have to stay out. */
const berkas = z.object({
  bentuk: z.enum(BENTUK),
  nota: z.number().int(),
  /** Coretax takes so many invoices in one file: of more there are several. */
  bagian: z.number().int(),
  dpp: rupiah,
  ppn: rupiah,
  /** VAT of bars, which is told and not collected; in no account. */
  tidak_dipungut: rupiah,
  belum: z.object({ nota: z.number().int(), ppn: rupiah }),
})
export type BerkasPajak = z.output<typeof berkas>

/** A nota that something is missing of. */
const kurang = z.object({
  no_faktur_jual: z.string(),
  tgl: z.string(),
  bentuk: z.enum(BENTUK),
  nama: z.string().nullable(),
  ppn: rupiah,
  kurang: z.array(z.enum(FAULTS)),
})
export type NotaKurang = z.output<typeof kurang>

export const showEfaktur = defineRoute({
  method: 'GET',
  path: 'pajak/e-faktur',
  summary: 'What the files for Coretax would hold, what is missing of which nota, and the books.',
  ...EFAKTUR,
  query: z.strictObject(days).refine(isOneMonth, ONE_MONTH),
  answer: z.object({
    tgl_from: z.string(),
    tgl_to: z.string(),
    penjual: z.object({
      nitku: z.string(),
      npwp: z.string().nullable(),
      cara: z.enum(CARA_DPP),
      kurang: z.array(z.enum(SELLER_FAULTS)),
    }),
    berkas: z.array(berkas),
    /** Output tax in the books, and what of it no sale has. */
    buku: z.object({ ppn: rupiah, di_luar_nota: rupiah }),
    /** The first of them, by day. */
    kurang: z.array(kurang),
    jumlah_kurang: z.number().int(),
    /** Notas of buyers whose old number gets a 0 in front. */
    npwp_lama: z.array(z.string()),
  }),
  refusals: ['TOKO_BELUM_BUKA'],
})

export const fetchEfaktur = defineRoute({
  method: 'GET',
  path: 'pajak/e-faktur/berkas',
  summary:
    'What Coretax imports: `FAKTUR` (TaxInvoiceBulk) or `DIGUNGGUNG` (RetailInvoiceBulk). ' +
    'A nota that something is missing of refuses it, unless `tanpa_kurang` leaves those out.',
  ...EFAKTUR,
  query: z
    .strictObject({
      ...days,
      bentuk: z.enum(BENTUK).default('FAKTUR'),
      bagian: z.coerce.number().int().min(1).max(1000).default(1),
      tanpa_kurang: z.enum(['YA', 'TIDAK']).default('TIDAK'),
    })
    .refine(isOneMonth, ONE_MONTH),
  file: true,
  answer: z.string(),
  refusals: [
    'TOKO_BELUM_BUKA',
    'NITKU_KOSONG',
    'NITKU_BEDA',
    'EFAKTUR_KOSONG',
    'EFAKTUR_BELUM_LENGKAP',
  ],
})
