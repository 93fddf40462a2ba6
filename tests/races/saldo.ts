import type { Outcome, Trial } from '../trial/verdict.ts'
import { makeNaiveBons, naiveSpenders } from './naive-saldo.ts'
import { allAtOnce, type RaceShop } from './race.ts'
import { LEFT, leftWith, productSpenders, type Ready, type Spenders } from './saldo-shop.ts'

/** Two that want something of one deposit at once. */
interface Rival {
  readonly name: string
  /** What each of them wants. */
  readonly wants: readonly [number, number]
  readonly isReturned?: true
  /** Whether there is enough for both. */
  readonly isBoth?: true
}

const RIVALS: readonly Rival[] = [
  { name: 'all of it by two tills', wants: [LEFT, LEFT] },
  { name: 'more than half of it by two tills', wants: [600_000, 700_000] },
  { name: 'enough for both tills', wants: [400_000, 500_000], isBoth: true },
  { name: 'all of it by two tills, to the rupiah', wants: [LEFT - 1, 1], isBoth: true },
  { name: 'spent while it is given back', wants: [LEFT, LEFT], isReturned: true },
  {
    name: 'spent while a part is given back',
    wants: [300_000, 200_000],
    isReturned: true,
    isBoth: true,
  },
]

/** What a till may hear that came second: what is left, or that nothing is. */
const CLEAR: readonly (string | undefined)[] = ['SALDO_KURANG', 'BON_SELESAI']

async function raceAll(spenders: Spenders, bons: readonly string[], random: () => number) {
  const found = { told: 0, faults: [] as string[] }
  for (const [i, bon] of bons.entries()) {
    const { name, wants, isReturned, isBoth } = RIVALS[i % RIVALS.length] as Rival
    const [one, other] = wants
    const sent = [
      await spenders.spend(bon, one, 0),
      isReturned ? await spenders.giveBack(bon, other) : await spenders.spend(bon, other, 1),
    ]
    const order = random() < 0.5 ? [0, 1] : [1, 0]
    const heard = await allAtOnce(2, n => (sent[order[n] ?? 0] as Ready)())
    const spent = heard.map((attempt, n) =>
      attempt.status === 201 ? (wants[order[n] ?? 0] ?? 0) : 0,
    )
    const rest = LEFT - spent.reduce((sum, rp) => sum + rp, 0)
    const won = heard.filter(({ status }) => status === 201).length
    const late = heard.filter(({ status }) => status !== 201)
    const unclear = late.filter(({ code }) => !CLEAR.includes(code) && !isReturned)
    found.told += late.length
    const kept = await spenders.saldoOf(bon)
    if (rest < 0) found.faults.push(`${name}: ${bon} was spent twice`)
    else if (kept !== rest) found.faults.push(`${name}: ${bon} holds ${kept}, not ${rest}`)
    else if (!isReturned && won !== (isBoth ? 2 : 1))
      found.faults.push(`${name}: ${won} went through`)
    else if (won === 0) found.faults.push(`${name}: nobody went through`)
    found.faults.push(...unclear.map(({ text }) => `${name}: ${text}`))
  }
  return found
}

const saldo: Trial<RaceShop> = {
  test: 'T7',
  name: 'saldo',
  target: 'a deposit is spent once; who comes second reads what is left',
  rounds: { short: 18, full: 500 },
  run: async (shop, { rounds, random }) => {
    const bons = await leftWith(shop, rounds)
    const rings = await shop.rings('JKT', 2 * rounds)
    const { told, faults } = await raceAll(await productSpenders(shop, rings), bons, random)
    return { figure: `${rounds} deposits held what was left, ${told} told so`, faults }
  },
}

const naive: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-saldo',
  target: '',
  rounds: { short: 1, full: 300 },
  isControl: true,
  run: async ({ admin }, { rounds, random }): Promise<Outcome> => {
    const bons = await makeNaiveBons(admin, rounds, LEFT)
    const { faults } = await raceAll(naiveSpenders(admin), bons, random)
    return { figure: `${faults.length} deposits spent twice or beside`, faults }
  },
}

export const SALDO_TRIALS = [saldo, naive] as const
