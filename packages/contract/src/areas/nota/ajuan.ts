import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { soldLine } from './sold-line.ts'
import { paidTender } from './tender.ts'

/** What became of a submitted sale: it waits, was approved, refused, or taken back. */
export const STATUS_AJUAN = ['MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DITARIK'] as const
export type StatusAjuan = (typeof STATUS_AJUAN)[number]

const TILL = '/transaksi-penjualan'
const CHECKING = '/validasi-penjualan'

const short = (max: number) => z.string().trim().max(max)
const reason = withoutCard(short(200).min(1, { error: 'Harus Diisi' }))

const ajuanRow = z.object({
  no_ajuan: z.string(),
  status: z.enum(STATUS_AJUAN),
  tgl_system: z.string(),
  pada: z.string(),
  /** Who submitted it. */
  user_id: z.string(),
  kode_sales: z.string().nullable(),
  nama_customer: z.string().nullable(),
  telp_customer: z.string().nullable(),
  pcs: z.number().int(),
  /** Grams. */
  berat: z.number(),
  /** To be paid, PPh 22 in it. */
  total: z.number(),
  /** Who ended it, when, and why where it was refused or taken back. */
  diputus_oleh: z.string().nullable(),
  diputus_pada: z.string().nullable(),
  alasan: z.string().nullable(),
  /** The sale it became. */
  no_faktur_jual: z.string().nullable(),
  /** Whether that sale was cancelled since. */
  batal: z.boolean(),
  /** How often its nota was printed. */
  dicetak: z.number().int(),
})
export type AjuanRow = z.output<typeof ajuanRow>

const ajuanAnswer = ajuanRow.extend({
  barang: z.array(soldLine),
  pembayaran: z.array(paidTender),
  diskon: z.number(),
  kembali: z.number(),
  keterangan: z.string().nullable(),
  /** Approvals that were given when it was submitted, and by whom. */
  butuh: z.array(z.string()),
  penyetuju: z.string().nullable(),
})
export type AjuanAnswer = z.output<typeof ajuanAnswer>

const number = z.strictObject({ no_ajuan: short(40).min(1) })

/** What ending a submission may meet. */
const ENDING = ['TIDAK_DITEMUKAN', 'AJUAN_SELESAI', 'KUNCI_BEDA', ...OF_THE_LEDGER] as const

/** Its pieces come free by a document of the open day. */
const FREEING = [...ENDING, 'TOKO_BELUM_BUKA'] as const

export const listAjuan = defineRoute({
  method: 'GET',
  path: 'validasi-penjualan',
  summary: 'Submitted sales: those that wait first, oldest first; then those decided last.',
  right: { screens: [CHECKING] },
  query: z.strictObject({
    ...pageQuery,
    q: short(60).optional(),
    status: z.enum([...STATUS_AJUAN, 'ALL']).default('MENUNGGU'),
  }),
  answer: pageOf(ajuanRow),
})

export const approveAjuan = defineRoute({
  method: 'POST',
  path: 'validasi-penjualan/{no_ajuan}/setuju',
  summary:
    'Approves a submitted sale, by another than who submitted it: it is sold at the agreed ' +
    'prices. What a deposit pays is looked at once more.',
  right: { screens: [CHECKING] },
  keyed: true,
  params: number,
  body: z.strictObject({}),
  answer: z.object({
    no_faktur_jual: z.string(),
    no_ajuan: z.string(),
    tgl_system: z.string(),
    total: z.number(),
    kembali: z.number(),
  }),
  refusals: [
    ...ENDING,
    'AJUAN_SENDIRI',
    'RUJUKAN_TIDAK_ADA',
    'BON_SELESAI',
    'SALDO_KURANG',
    'KUPON_HABIS',
    'KUPON_TERPAKAI',
  ],
})

const ended = z.object({ nomor: z.string(), no_ajuan: z.string(), tgl_system: z.string() })

export const refuseAjuan = defineRoute({
  method: 'POST',
  path: 'validasi-penjualan/{no_ajuan}/tolak',
  summary: 'Refuses a submitted sale with a reason: its pieces are for sale again.',
  right: { screens: [CHECKING] },
  keyed: true,
  params: number,
  body: z.strictObject({ alasan: reason }),
  answer: ended,
  refusals: [...FREEING, 'AJUAN_SENDIRI'],
})

export const todaysAjuan = defineRoute({
  method: 'GET',
  path: 'ajuan-penjualan',
  summary: 'Submitted sales of the open business day, newest first.',
  right: { screens: [TILL] },
  answer: z.array(ajuanRow),
})

export const getAjuan = defineRoute({
  method: 'GET',
  path: 'ajuan-penjualan/{no_ajuan}',
  summary: 'One submitted sale with its pieces, prices and tenders.',
  right: { screens: [CHECKING, TILL] },
  params: number,
  answer: ajuanAnswer,
  refusals: ['TIDAK_DITEMUKAN'],
})

export const withdrawAjuan = defineRoute({
  method: 'POST',
  path: 'ajuan-penjualan/{no_ajuan}/tarik',
  summary: 'Takes a submitted sale back, by who submitted it: its pieces are for sale again.',
  right: { screens: [TILL] },
  keyed: true,
  params: number,
  body: z.strictObject({ alasan: withoutCard(short(200)).optional() }),
  answer: ended,
  refusals: [...FREEING, 'AJUAN_ORANG_LAIN'],
})
