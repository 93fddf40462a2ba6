import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { defineRoute } from '../../kit/route.ts'

const SELLERS = ['/transaksi-penjualan']
const short = (max: number) => z.string().trim().max(max)

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
    isi: withoutCard(z.record(z.string(), z.unknown())),
  }),
  answer: z.object({ id: z.string() }),
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
