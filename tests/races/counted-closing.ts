import { RING_PRICE } from '../penjualan/shop.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { isClosedBy } from './closing.ts'
import { CLOSERS, type CountedDay, naiveCounted, productCounted } from './counted-day.ts'
import type { Said } from './naive-day.ts'
import { after, allAtOnce, type RaceShop } from './race.ts'

const TILLS = 3
/** What each closer finds too much or too little; notes have no smaller piece than 100. */
const OFF = [-700, 2_300] as const

interface Round {
  readonly sold: number
  readonly late: number
  readonly faults: readonly string[]
}

/** Two count the drawer and close, each with another difference, while tills sell on that day. */
async function countTwice(day: CountedDay, random: () => number): Promise<Round> {
  const tgl = await day.openDay()
  const before = (await day.held()) + RING_PRICE
  const ready = await allAtOnce(2, closer => day.count(tgl, closer, before + (OFF[closer] ?? 0)))
  await day.sell(0, tgl)
  const salesMs = random() * 20
  const closesMs = random() * 20
  const [closings, sales] = await Promise.all([
    after(closesMs, () => allAtOnce(2, closer => ready[closer]?.send() as Promise<Said>)),
    after(salesMs, () => allAtOnce(TILLS, till => day.sell(till, tgl))),
  ])
  const winner = closings.findIndex(({ status }) => status === 201)
  const name = CLOSERS[winner] ?? 'nobody'
  const isTold = ({ status, text }: Said) => status === 409 && isClosedBy(text, tgl, name)
  const lost = [...closings, ...sales].filter(({ status }) => status !== 201)
  const sold = sales.filter(({ status }) => status === 201).length
  const faults = lost.filter(said => !isTold(said)).map(({ text }) => text)
  const buku = before + sold * RING_PRICE
  const hitung = before + (OFF[winner] ?? 0)
  const wanted = { closings: [{ buku, hitung, booked: hitung - buku }], held: hitung }
  const found = { closings: await day.closings(tgl), held: await day.held() }
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    faults.push(`booked ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
  const burnt = await day.burnt(ready[winner === 0 ? 1 : 0]?.grants ?? [])
  if (burnt > 0) faults.push(`${burnt} grants of who lost are used`)
  const late = TILLS - sold
  return { sold, late, faults: faults.map(fault => `${tgl}: ${fault}`) }
}

async function countDays(day: CountedDay, rounds: number, random: () => number): Promise<Outcome> {
  const all = { sold: 0, late: 0, faults: [] as string[] }
  for (let round = 0; round < rounds; round += 1) {
    const { sold, late, faults } = await countTwice(day, random)
    all.sold += sold
    all.late += late
    all.faults.push(...faults)
  }
  const figure = `${rounds} days counted by two, ${all.sold} sales before, ${all.late} after`
  return { figure, faults: all.faults }
}

const counted: Trial<RaceShop> = {
  test: 'T5',
  name: 'counted-closing',
  target: 'one count is booked, once; the other and late sales read by whom; its grants stay',
  rounds: { short: 6, full: 100 },
  run: async (shop, { rounds, random }) => {
    const rings = await shop.rings('JKT', rounds * (TILLS + 1))
    return countDays(await productCounted(shop, rings), rounds, random)
  },
}

const naive: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-counted-closing',
  target: '',
  rounds: { short: 1, full: 100 },
  isControl: true,
  run: async ({ admin }, { rounds, random }) =>
    countDays(await naiveCounted(admin), rounds, random),
}

export const COUNTED_TRIALS = [counted, naive] as const
