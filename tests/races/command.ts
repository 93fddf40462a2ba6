import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import type { RaceShop } from './race.ts'

/** A command ready to be sent any number of times with its key. */
export interface Command {
  readonly send: (caller: Caller) => Promise<Answer<unknown>>
  readonly user: string
  /** Documents that were written to get it ready. */
  readonly before?: number
  /** Documents that it writes beside its own. */
  readonly beside?: number
}

export type Prepare = (shop: RaceShop, ring: string) => Promise<Command>

export const post =
  (path: string, body: object, key: string = crypto.randomUUID()) =>
  (caller: Caller) =>
    caller.post(path, body, { key })

/** A ring that is sold; answers its nota. */
export async function soldNumber(shop: RaceShop, ring: string): Promise<string> {
  const cashier = await shop.as('KASIR-JKT')
  const sold = await cashier.post<{ no_faktur_jual: string }>(
    'penjualan',
    cashSale([ring], RING_PRICE),
  )
  return sold.body.no_faktur_jual
}
