import { back, seen } from '../cuci/batch.ts'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import { sorted } from '../sortir/sort.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { naiveKeepers } from './naive-keeper.ts'
import { type Attempt, after, attemptOf, type RaceShop } from './race.ts'
import { boughtRing, closing, craftsmanOf, sentTo } from './stock-commands.ts'

/** The most that one of two is sent before the other. */
const HEAD_START_MS = 40

type Command = () => Promise<Attempt>

/** Two commands that want the same piece, and where it is afterwards. */
interface Pair {
  readonly commands: readonly [Command, Command]
  readonly stands: () => Promise<string>
}

interface People {
  readonly shop: RaceShop
  readonly keeper: Caller
  readonly spv: Caller
  readonly kasir: Caller
}

/** Everything slow (a purchase, a grant, what comes before) is done ahead of the two. */
interface Race {
  readonly name: string
  readonly target: string
  readonly ready: (people: People) => Promise<Pair>
  /** Ends that are right: `answer answer, status of the piece`, codes where refused. */
  readonly ends: RegExp
}

const LATE = '(BARANG_BERUBAH|SUDAH_DISORTIR|BARANG_TIDAK_TERSEDIA)'

const bought = async ({ shop }: People): Promise<string> =>
  boughtRing(shop, (await shop.rings('JKT', 1))[0] ?? '')

const posting =
  (who: Caller, path: string, body: object): Command =>
  async () =>
    attemptOf(await who.post(path, body))

const sorting = async (who: Caller, code: string, tujuan: string) =>
  posting(who, 'sortir', { barang: [await sorted(who, code, { tujuan })] })

async function sending(shop: RaceShop, who: Caller, code: string): Promise<Command> {
  const kode_tukang = await craftsmanOf(shop)
  const barang = [await seen(who, code)]
  return posting(who, 'kirim-cuci', { proses: 'CUCI', kode_tukang, barang })
}

const standing =
  ({ admin }: RaceShop, code: string) =>
  async () => {
    const { rows } = await admin.query<{ status: string }>(
      "select status from barang where kode_toko = 'JKT' and kode_barcode = $1",
      [code],
    )
    return rows[0]?.status ?? ''
  }

const RACES: readonly Race[] = [
  {
    name: 'sort-twice',
    target: 'a piece is sorted by one of two, the other is told',
    ready: async people => {
      const code = await bought(people)
      const one = await sorting(people.keeper, code, 'BAKI')
      const other = await sorting(people.spv, code, 'CUCI')
      return { commands: [one, other], stands: standing(people.shop, code) }
    },
    ends: new RegExp(`^(201 ${LATE}, ADA|${LATE} 201, BLN)$`),
  },
  {
    name: 'send-twice',
    target: 'a piece goes to a craftsman once',
    ready: async people => {
      const { shop, keeper, spv } = people
      const code = await bought(people)
      const one = await sending(shop, keeper, code)
      return { commands: [one, await sending(shop, spv, code)], stands: standing(shop, code) }
    },
    ends: new RegExp(`^(201 ${LATE}|${LATE} 201), CUCI$`),
  },
  {
    name: 'sort-and-send',
    target: 'a piece is sorted into a tray or sent away, never both',
    ready: async people => {
      const { shop, keeper, spv } = people
      const code = await bought(people)
      const one = await sorting(keeper, code, 'BAKI')
      return { commands: [one, await sending(shop, spv, code)], stands: standing(shop, code) }
    },
    ends: new RegExp(`^(201 ${LATE}, ADA|${LATE} 201, CUCI)$`),
  },
  {
    name: 'sale-and-send',
    target: 'a piece of a tray is sold or sent away, never both',
    ready: async ({ shop, spv, kasir }) => {
      const [code = ''] = await shop.rings('JKT', 1)
      const sale = posting(kasir, 'penjualan', cashSale([code], RING_PRICE))
      return { commands: [sale, await sending(shop, spv, code)], stands: standing(shop, code) }
    },
    ends: new RegExp(`^(201 (BARANG_SUDAH_TERJUAL|BARANG_BERUBAH), TERJUAL|${LATE} 201, CUCI)$`),
  },
  {
    name: 'receive-twice',
    target: 'a piece comes back from a craftsman once',
    ready: async people => {
      const { shop, keeper, spv } = people
      const code = await bought(people)
      const no_kirim = await sentTo(shop, [code])
      const barang = [await back(keeper, code)]
      const receiving = (who: Caller) => posting(who, 'terima-cuci', { no_kirim, barang })
      return { commands: [receiving(keeper), receiving(spv)], stands: standing(shop, code) }
    },
    ends: new RegExp(`^(201 ${LATE}|${LATE} 201), ADA$`),
  },
  {
    name: 'receive-and-close',
    target: 'a piece comes back, or is lost as its batch is closed, never both',
    ready: async people => {
      const { shop, keeper, spv } = people
      const code = await bought(people)
      const no_kirim = await sentTo(shop, [code])
      const receive = posting(keeper, 'terima-cuci', {
        ...{ no_kirim, barang: [await back(keeper, code)] },
      })
      const close = await closing(shop, no_kirim)
      const closed = async () => attemptOf((await close(spv)) as Answer<object>)
      return { commands: [receive, closed], stands: standing(shop, code) }
    },
    ends: /^(201 (BATCH_BERUBAH|BARANG_BERUBAH), ADA|(BARANG_BERUBAH|BATCH_SELESAI) 201, HILANG)$/,
  },
]

const wordOf = ({ code, status }: Attempt): string => code ?? String(status)

async function run(
  ready: () => Promise<Pair>,
  ends: RegExp,
  rounds: number,
  aheadMs: () => number,
): Promise<Outcome> {
  const faults: string[] = []
  const met = new Map<string, number>()
  for (let i = 0; i < rounds; i += 1) {
    const { commands, stands } = await ready()
    const ahead = aheadMs()
    const [a, b] = await Promise.all([after(ahead, commands[0]), after(-ahead, commands[1])])
    const end = `${wordOf(a)} ${wordOf(b)}, ${await stands()}`
    met.set(end, (met.get(end) ?? 0) + 1)
    if (!ends.test(end)) faults.push(end)
  }
  return { figure: [...met].map(([end, count]) => `${count} × ${end}`).join(' | '), faults }
}

const raced = RACES.map(
  ({ name, target, ready, ends }): Trial<RaceShop> => ({
    test: 'T8',
    name,
    target,
    rounds: { short: 4, full: 500 },
    run: async (shop, { rounds, random }) => {
      const as = (user: string) => shop.as(user)
      const people = {
        ...{ shop, keeper: await as('GUDANG-JKT') },
        ...{ spv: await as('SPV-JKT'), kasir: await as('KASIR-JKT') },
      }
      // Who is sent first wins more often: each gets its turn.
      const ahead = () => (2 * random() - 1) * HEAD_START_MS
      return run(() => ready(people), ends, rounds, ahead)
    },
  }),
)

const naive: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-sort-twice',
  target: '',
  rounds: { short: 1, full: 500 },
  isControl: true,
  run: async ({ admin }, { rounds }) =>
    run(await naiveKeepers(admin), RACES[0]?.ends ?? /^$/, rounds, () => 0),
}

export const BEHIND_COUNTER_TRIALS = [...raced, naive] as const
