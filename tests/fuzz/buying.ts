import { buyingBack, SELLER } from '../pembelian/counter.ts'
import { exchangingBack } from '../pembelian/exchange.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { type Caller, logIn } from '../sample-shop/api.ts'
import type { Chance } from './chance.ts'
import type { Standing, Standings } from './masters.ts'

/** Pieces that came back, by the number of their purchase or exchange. */
export interface CameBack {
  readonly purchases: readonly string[]
  readonly exchanges: readonly string[]
}

interface Answered {
  readonly no_faktur_jual: string
  readonly no_faktur_beli: string
  readonly no_tukar_tambah: string
}

const AT = { JKT: 'DEWI', BDG: 'NENG' } as const

/** Rings of a store that were sold one by one, each with its nota and a new ring beside it. */
async function soldRings(owner: Caller, till: Caller, toko: keyof typeof AT, count: number) {
  const rings = await takeIn(
    owner,
    Array.from({ length: 2 * count }, () => ({})),
    toko,
  )
  const sold: { nota: string; old: string; ring: string }[] = []
  for (const old of rings.slice(0, count)) {
    const body = cashSale([old], RING_PRICE, { kode_sales: AT[toko] })
    const sale = expectStatus(await till.post<Answered>('penjualan', body), 201)
    sold.push({ nota: sale.no_faktur_jual, old, ring: rings[count + sold.length] ?? '' })
  }
  return sold
}

/** Purchases and exchanges of JKT, and those of BDG with words that only its people may read. */
export async function buyIn(origin: string, owner: Caller, mark: string): Promise<CameBack> {
  const found = { purchases: [] as string[], exchanges: [] as string[] }
  for (const [toko, count] of [['JKT', 6] as const, ['BDG', 2] as const]) {
    const till = await logIn(origin, `KASIR-${toko}`)
    const secret = {
      ...SELLER,
      nama: `Ibu ${mark}`,
      alamat: mark,
      no_identitas: '3273014505800009',
    }
    const penjual = toko === 'BDG' ? secret : SELLER
    const kode_sales = AT[toko]
    for (const [i, { nota, old, ring }] of (await soldRings(owner, till, toko, count)).entries()) {
      if (i % 2 === 0) {
        const body = buyingBack(nota, old, { penjual, kode_sales })
        const bought = expectStatus(await till.post<Answered>('pembelian', body), 201)
        found.purchases.push(bought.no_faktur_beli)
      } else {
        const { jual, beli, ...rest } = exchangingBack(nota, old, ring)
        const body = { ...rest, jual: { ...jual, kode_sales }, beli: { ...beli, penjual } }
        const done = expectStatus(await till.post<Answered>('tukar-tambah', body), 201)
        found.exchanges.push(done.no_tukar_tambah)
        found.purchases.push(done.no_faktur_beli)
      }
    }
  }
  return found
}

/** What a long run must have seen done. */
export const MUST_BE_DONE = ['POST /pembelian', 'POST /tukar-tambah'] as const

/** How many notas each of the calls finds that nobody bought yet. */
const FREE = 8

/** What buying back and exchanging are asked so that they do their work, each nota once. */
export async function buyingStandings(owner: Caller, till: Caller): Promise<Standings> {
  const sold = await soldRings(owner, till, 'JKT', 2 * FREE)
  const [toBuy, toExchange] = [sold.slice(0, FREE), sold.slice(FREE)]
  const purchases = toBuy.map(({ nota, old }) => buyingBack(nota, old))
  const exchanges = toExchange.map(({ nota, old, ring }) => exchangingBack(nota, old, ring))
  return new Map<string, (luck: Chance) => Standing>([
    ['POST /pembelian', luck => ({ body: luck.pick(purchases) })],
    ['POST /tukar-tambah', luck => ({ body: luck.pick(exchanges) })],
    [
      'GET /pembelian/nota/{no_faktur_jual}',
      luck => ({ params: { no_faktur_jual: luck.pick(sold).nota } }),
    ],
  ])
}
