import { z } from 'zod'
import {
  AJUAN_ENDING,
  ajuanHead,
  ajuanNumber,
  ajuanQuery,
  refusingRoute,
  withdrawingRoute,
} from '../../documents/ajuan.ts'
import { pageOf } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { soldLine } from './sold-line.ts'
import { paidTender } from './tender.ts'

const TILL = '/transaksi-penjualan'
const CHECKING = '/validasi-penjualan'

const ajuanRow = z.object({
  ...ajuanHead,
  kode_sales: z.string().nullable(),
  nama_customer: z.string().nullable(),
  telp_customer: z.string().nullable(),
  pcs: z.number().int(),
  /** Grams. */
  berat: z.number(),
  /** To be paid, PPh 22 in it. */
  total: z.number(),
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
  /** What the cash is rounded up by to the next coin, on top of the total. */
  pembulatan: z.number(),
  kembali: z.number(),
  keterangan: z.string().nullable(),
  /** Approvals that were given when it was submitted, and by whom. */
  butuh: z.array(z.string()),
  penyetuju: z.string().nullable(),
})
export type AjuanAnswer = z.output<typeof ajuanAnswer>

export const listAjuan = defineRoute({
  method: 'GET',
  path: 'validasi-penjualan',
  summary: 'Submitted sales: those that wait first, oldest first; then those decided last.',
  right: { screens: [CHECKING] },
  query: ajuanQuery,
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
  params: ajuanNumber,
  body: z.strictObject({}),
  answer: z.object({
    no_faktur_jual: z.string(),
    no_ajuan: z.string(),
    tgl_system: z.string(),
    total: z.number(),
    kembali: z.number(),
  }),
  refusals: [
    ...AJUAN_ENDING,
    'AJUAN_SENDIRI',
    'RUJUKAN_TIDAK_ADA',
    'BON_SELESAI',
    'SALDO_KURANG',
    'KUPON_HABIS',
    'KUPON_TERPAKAI',
  ],
})

export const refuseAjuan = refusingRoute({
  path: 'validasi-penjualan',
  summary: 'Refuses a submitted sale with a reason: its pieces are for sale again.',
  screens: [CHECKING],
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
  params: ajuanNumber,
  answer: ajuanAnswer,
  refusals: ['TIDAK_DITEMUKAN'],
})

export const withdrawAjuan = withdrawingRoute({
  path: 'ajuan-penjualan',
  summary: 'Takes a submitted sale back, by who submitted it: its pieces are for sale again.',
  screens: [TILL],
})
