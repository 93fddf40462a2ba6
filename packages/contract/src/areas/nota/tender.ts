import { CARA_BAYAR, CARA_JUAL } from '@kencana/domain/cart'
import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'

const short = (max: number) => z.string().trim().max(max)
const amount = z.number().int().min(1, { error: 'Jumlah harus lebih dari 0' }).max(1e13)

/** Money that comes in, in one way: of a sale, a loan, a deposit, a debt. */
export const moneyTender = z.strictObject({
  cara: z.enum(CARA_BAYAR),
  jumlah: amount,
  /** Of Master Bank: of the card machine, or of the account. */
  kode_bank: short(20).optional(),
  /** Of Master Rekening; a transfer may leave it out where its bank has one account only. */
  no_rekening: short(40).optional(),
  kartu_akhir: z
    .string()
    .regex(/^\d{4}$/, { error: '4 angka terakhir kartu' })
    .optional(),
  kode_setuju: withoutCard(short(20)).optional(),
})

/** Money a customer has left with the shop: out of which deposit. */
const saldo = z.strictObject({
  cara: z.literal('SALDO'),
  jumlah: amount,
  no_bon: short(40).min(1, { error: 'Harus Diisi' }),
})

/** What a sale is paid with. */
export const tender = z.discriminatedUnion('cara', [moneyTender, saldo])

/** The same as a sale keeps it. */
export const paidTender = z.object({
  cara: z.enum(CARA_JUAL),
  jumlah: z.number(),
  /** The deposit that SALDO came out of. */
  no_bon: z.string().nullable(),
  kode_bank: z.string().nullable(),
  no_rekening: z.string().nullable(),
  kartu_akhir: z.string().nullable(),
})
