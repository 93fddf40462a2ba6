import { z } from 'zod'
import { defineRoute } from '../../kit/route.ts'

const short = (max: number) => z.string().trim().max(max)

/** Code of a coupon as it is typed or scanned. */
export const couponCode = short(20).min(1, { error: 'Harus Diisi' }).toUpperCase()

/** What a nota keeps of its coupon. */
export const keptCoupon = z.object({
  kode_kupon: z.string(),
  nama_kupon: z.string(),
  potongan: z.number(),
})

/** A coupon as it stands: its terms, how often it was used, and why it is not taken. */
const couponAnswer = z.object({
  kode_kupon: z.string(),
  nama_kupon: z.string(),
  jenis_kupon: z.enum(['RUPIAH', 'PERSEN']),
  potongan_rp: z.number().nullable(),
  potongan_permil: z.number().nullable(),
  potongan_maksimal: z.number().nullable(),
  minimal_rp: z.number(),
  tgl_dari: z.string(),
  tgl_sampai: z.string(),
  kuota: z.number().nullable(),
  terpakai: z.number(),
  sekali_per_member: z.boolean(),
  versi: z.number(),
  /** The sale in which the buyer used it, where the buyer was named. */
  dipakai_di: z.string().nullable(),
  /** Why no sale of today takes it: code and facts of the refusal; null when one does. */
  tolak: z
    .object({
      code: z.enum(['KUPON_TIDAK_BERLAKU', 'KUPON_HABIS', 'KUPON_PEMBELI', 'KUPON_TERPAKAI']),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
})
export type CouponAnswer = z.output<typeof couponAnswer>

export const checkCoupon = defineRoute({
  method: 'GET',
  path: 'cek-kupon/{kode_kupon}',
  summary: 'A coupon: what it takes off, from when to when, what is left of it, and why not.',
  right: { screens: ['/cek-kupon', '/transaksi-penjualan'] },
  params: z.strictObject({ kode_kupon: couponCode }),
  query: z.strictObject({ telp: short(30).optional() }),
  answer: couponAnswer,
  refusals: ['KUPON_TIDAK_ADA', 'TOKO_BELUM_BUKA'],
})
