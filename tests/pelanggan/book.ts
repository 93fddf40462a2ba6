import type {
  PelangganAnswer,
  PelangganRow,
  Saran,
} from '@kencana/contract/areas/pelanggan/pelanggan'
import { cashSale, expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'

/** A ring of the test shop by the board of its pawn counter. */
export const RING = 1_820_000

interface Page {
  readonly count: number
  readonly data: readonly PelangganRow[]
}

/** Who is offered while this is typed. */
export const offered = async (who: Caller, q: string, toko = 'JKT'): Promise<readonly Saran[]> =>
  expectStatus(await who.get<Saran[]>(`pelanggan/saran?q=${encodeURIComponent(q)}`, { toko }), 200)

/** The book as the screen lists it. */
export const book = async (who: Caller, query = '', toko = 'JKT'): Promise<Page> =>
  expectStatus(await who.get<Page>(`pelanggan${query}`, { toko }), 200)

/** The one customer that this finds. */
export async function theOne(who: Caller, q: string): Promise<PelangganAnswer> {
  const { data } = await book(who, `?q=${encodeURIComponent(q)}`)
  if (data.length !== 1) throw new Error(`${data.length} customers by ${q}`)
  return expectStatus(await who.get<PelangganAnswer>(`pelanggan/${data[0]?.id}`), 200)
}

/** A ring that is paid in cash by this customer; answers the number of the sale. */
export async function sell(kasir: Caller, ring: string, customer: object): Promise<string> {
  const body = cashSale([ring], RING, { customer })
  const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
  return expectStatus(sold, 201).no_faktur_jual
}
