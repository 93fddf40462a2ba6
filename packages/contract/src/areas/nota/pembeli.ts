import { KELAS_PAJAK } from '@kencana/domain/pajak'
import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'

/** Papers that free a buyer from PPh 22 (04-domain C2). */
export const DOKUMEN_BEBAS = ['SUKET', 'SKB'] as const

const npwp = z
  .string()
  .trim()
  .regex(/^(\d{15}|\d{16}|\d{22})$/, { error: 'NPWP 15, 16 atau 22 angka' })

/**
 * A buyer who is no end user: a trader or a maker, with the tax number, and with the paper that
 * frees from PPh 22 if there is one. Without number and date no paper counts.
 */
export const buyerTax = z.strictObject({
  jenis: z.enum(['PEDAGANG', 'PABRIKAN']),
  npwp,
  bebas: z
    .strictObject({
      dokumen: z.enum(DOKUMEN_BEBAS),
      nomor: withoutCard(z.string().trim().min(1, { error: 'Harus Diisi' }).max(60)),
      tgl: day(),
    })
    .optional(),
})
export type BuyerTax = z.output<typeof buyerTax>

/** Row of Parameter Pajak that a sold line was taxed by. */
export const lineTaxKept = z.object({
  kode_pajak: z.string(),
  kelas_pajak: z.enum(KELAS_PAJAK),
  tgl_berlaku: z.string(),
  versi: z.number().int(),
  ppn_permyriad: z.number().int(),
  pph22_permyriad: z.number().int(),
})
export type LineTaxKept = z.output<typeof lineTaxKept>

/** Deduction agreed at the sale for the day the piece comes back (Master Potongan Pembelian). */
const agreedDeduction = z.object({
  kode_potongan: z.string(),
  nama_potongan: z.string(),
  jenis_potongan: z.enum(['PER_GRAM', 'PERSEN', 'RUPIAH']),
  potongan_rp: z.number(),
  potongan_permil: z.number(),
  versi: z.number().int(),
})
export type AgreedDeduction = z.output<typeof agreedDeduction>

/** As a sold line keeps it: agreed, that nothing is, or (`null`) sold before it was kept. */
export const keptDeduction = z
  .union([agreedDeduction, z.object({ jenis_potongan: z.literal('TIDAK_ADA') })])
  .nullable()
export type KeptDeduction = z.output<typeof keptDeduction>
