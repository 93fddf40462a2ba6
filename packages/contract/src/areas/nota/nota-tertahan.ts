import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { defineRoute } from '../../kit/route.ts'

const SELLERS = ['/transaksi-penjualan']
const short = (max: number) => z.string().trim().max(max)

/** A cart of 200 pieces with everything typed is a third of it. */
const MAX_CART = 32 * 1024
export const MOST_HELD = 50

const cart = z
  .record(z.string(), z.unknown())
  .refine(isi => bytesOf(JSON.stringify(isi)) <= MAX_CART, {
    error: 'Nota ini terlalu besar untuk ditahan',
  })

/** In UTF-8, or a little more. */
const bytesOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign < '\u0080' ? 1 : sign < '\u0800' ? 2 : 4), 0)

const heldCart = z.object({
  id: z.string(),
  nama: z.string(),
  user_id: z.string(),
  pada: z.string(),
  isi: z.unknown(),
})

export const heldCarts = defineRoute({
  method: 'GET',
  path: 'penjualan/tertahan',
  summary: 'Carts put aside at this store, oldest first.',
  right: { screens: SELLERS },
  answer: z.array(heldCart),
})

export const holdCart = defineRoute({
  method: 'POST',
  path: 'penjualan/tertahan',
  summary: 'Puts a cart aside; any till of the store can take it up.',
  right: { screens: SELLERS },
  body: z.strictObject({
    nama: withoutCard(short(60)).default(''),
    isi: withoutCard(cart),
  }),
  digest: ['isi'],
  answer: z.object({ id: z.string() }),
  refusals: ['NOTA_TERTAHAN_PENUH'],
})

export const takeHeldCart = defineRoute({
  method: 'DELETE',
  path: 'penjualan/tertahan/{id}',
  summary: 'Takes a held cart up: it is answered once and gone.',
  right: { screens: SELLERS },
  params: z.strictObject({ id: z.uuid() }),
  answer: heldCart,
  refusals: ['TIDAK_DITEMUKAN'],
})
