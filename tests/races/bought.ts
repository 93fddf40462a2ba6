import { buyingBack } from '../pembelian/counter.ts'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { type Buyers, naiveBuyers, type SoldRing } from './naive-buyer.ts'
import { allAtOnce, attemptOf, type RaceShop } from './race.ts'

const AT_ONCE = 2

async function productBuyers(shop: RaceShop): Promise<Buyers> {
  const tills = await Promise.all([shop.as('KASIR-JKT'), shop.as('SPV-JKT')])
  return {
    sold: async count => {
      const rings = await shop.rings('JKT', count)
      const sold: SoldRing[] = []
      for (const ring of rings) {
        const answer = await tills[0].post('penjualan', cashSale([ring], RING_PRICE))
        const { nomor = '' } = attemptOf(answer)
        sold.push({ nomor, ring })
      }
      return sold
    },
    buy: async ({ nomor, ring }, client) => {
      const till = client % 2 === 0 ? tills[0] : tills[1]
      return attemptOf(await till.post('pembelian', buyingBack(nomor, ring)))
    },
  }
}

async function raceNotas(buyers: Buyers, rounds: number): Promise<Outcome> {
  const faults: string[] = []
  let twice = 0
  for (const sold of await buyers.sold(rounds)) {
    const heard = await allAtOnce(AT_ONCE, client => buyers.buy(sold, client))
    const won = heard.filter(({ status }) => status === 201).length
    if (won > 1) twice += 1
    if (won !== 1) faults.push(`${sold.nomor} was bought ${won} times`)
    for (const late of heard.filter(({ status }) => status !== 201)) {
      if (late.code !== 'NOTA_SUDAH_DIBELI') faults.push(`${sold.nomor}: ${late.text}`)
    }
  }
  return { figure: `${rounds - twice} of ${rounds} notas bought by one till`, faults }
}

const notas: Trial<RaceShop> = {
  test: 'T3',
  name: 'nota-bought',
  target: 'a nota is bought by one of two tills, the other is told by which purchase',
  rounds: { short: 20, full: 500 },
  run: async (shop, { rounds }) => raceNotas(await productBuyers(shop), rounds),
}

const naive: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-buyer',
  target: '',
  rounds: { short: 1, full: 500 },
  isControl: true,
  run: async ({ admin }, { rounds }) => raceNotas(await naiveBuyers(admin), rounds),
}

export const BUYING_TRIALS = [notas, naive] as const
