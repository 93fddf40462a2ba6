import { buyingBack } from '../pembelian/counter.ts'
import { exchangingBack } from '../pembelian/exchange.ts'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { naiveTills, type Tills, type Wanted } from './naive-exchange.ts'
import { type Attempt, after, attemptOf, type RaceShop, sellerOf } from './race.ts'

/** The most that one of two is sent before the other: an exchange takes long to decide. */
const HEAD_START_MS = 80

type Command = () => Promise<Attempt>

/** Two commands that want the same; everything slow (grants, what comes before) is done ahead. */
interface Race<T extends Tills> {
  readonly name: string
  readonly target: string
  readonly commands: (tills: T, of: Wanted) => Promise<readonly [Command, Command]>
  /** Ends that are right: `answer answer, sold n, bought n`, codes where refused. */
  readonly ends: RegExp
}

const SOLD = 'BARANG_SUDAH_TERJUAL'

/** Races that a naive handler can be put through as well. */
const BOTH: readonly Race<Tills>[] = [
  {
    name: 'exchange-and-sale',
    target: 'a new piece goes with the exchange or to the other till, its nota with it or not',
    commands: async ({ exchange, sell }, of) => [
      () => exchange(of, of.ring, 0),
      () => sell(of.ring, 1),
    ],
    ends: new RegExp(`^(201 ${SOLD}, sold 1, bought 1|${SOLD} 201, sold 1, bought 0)$`),
  },
  {
    name: 'exchange-twice',
    target: 'a nota is exchanged at one of two tills; the new piece of the other stays',
    commands: async ({ exchange }, of) => [
      () => exchange(of, of.ring, 0),
      () => exchange(of, of.other, 1),
    ],
    ends: /^(201 NOTA_SUDAH_DIBELI, sold 1, bought 1|NOTA_SUDAH_DIBELI 201, sold 0, bought 1)$/,
  },
]

/** What the product's own tills do besides. */
interface Counter extends Tills {
  buy(of: Pick<Wanted, 'nota' | 'old'>, at?: 'JKT' | 'BDG'): Promise<Attempt>
  /** Cancels a sale or an exchange, with a grant that was asked for ahead. */
  cancelling(path: string): Promise<Command>
  /** The wanted exchange as it was done; its number and that of its sale. */
  exchanged(of: Wanted): Promise<{ readonly nomor: string; readonly jual: string }>
}

const GONE = `(${SOLD}|BARANG_BERUBAH)`

const OURS: readonly Race<Counter>[] = [
  {
    name: 'bought-and-cancelled',
    target: 'a piece comes back or its sale is cancelled, never both',
    commands: async ({ buy, cancelling }, of) => [
      () => buy(of),
      await cancelling(`penjualan/${of.nota}`),
    ],
    ends: /^(201 NOTA_SUDAH_DIBELI, sold 0, bought 1|NOTA_TIDAK_DIKENAL 201, sold 0, bought 0)$/,
  },
  {
    name: 'exchange-and-purchase',
    target: 'a nota is exchanged here or bought in another store of the chain',
    commands: async ({ exchange, buy }, of) => [
      () => exchange(of, of.ring, 0),
      () => buy(of, 'BDG'),
    ],
    ends: /^(201 NOTA_SUDAH_DIBELI, sold 1, bought 1|NOTA_SUDAH_DIBELI 201, sold 0, bought 1)$/,
  },
  {
    name: 'exchange-and-cancelled-nota',
    target: 'the old nota is exchanged or its sale is cancelled, never both',
    commands: async ({ exchange, cancelling }, of) => [
      () => exchange(of, of.ring, 0),
      await cancelling(`penjualan/${of.nota}`),
    ],
    ends: /^(201 NOTA_SUDAH_DIBELI, sold 1, bought 1|NOTA_TIDAK_DIKENAL 201, sold 0, bought 0)$/,
  },
  {
    name: 'exchange-cancelled-twice',
    target: 'an exchange is cancelled once, both of its sides',
    commands: async ({ exchanged, cancelling }, of) => {
      const { nomor } = await exchanged(of)
      const path = `tukar-tambah/${nomor}`
      return [await cancelling(path), await cancelling(path)]
    },
    ends: /^(201 SUDAH_BATAL|SUDAH_BATAL 201), sold 0, bought 0$/,
  },
  {
    name: 'exchange-cancelled-and-resold',
    target: 'its new piece is sold again once it is back, or refused',
    commands: async ({ exchanged, cancelling, sell }, of) => {
      const { nomor } = await exchanged(of)
      return [await cancelling(`tukar-tambah/${nomor}`), () => sell(of.ring, 0)]
    },
    ends: new RegExp(`^201 (201, sold 1|${GONE}, sold 0), bought 0$`),
  },
  {
    name: 'exchange-cancelled-and-again',
    target: 'its old nota is exchanged again once it is free, or refused',
    commands: async ({ exchanged, cancelling, exchange }, of) => {
      const { nomor } = await exchanged(of)
      return [await cancelling(`tukar-tambah/${nomor}`), () => exchange(of, of.other, 0)]
    },
    ends: /^201 (201, sold 0, bought 1|NOTA_SUDAH_DIBELI, sold 0, bought 0)$/,
  },
  {
    name: 'exchange-cancelled-and-followed',
    target: 'its new piece comes back for another one, or it is cancelled, never both',
    commands: async ({ exchanged, cancelling, exchange }, of) => {
      const { nomor, jual } = await exchanged(of)
      const back = { nota: jual, old: of.ring }
      return [await cancelling(`tukar-tambah/${nomor}`), () => exchange(back, of.other, 0)]
    },
    ends: /^(201 NOTA_TIDAK_DIKENAL, sold 0, bought 0|NOTA_SUDAH_DIBELI 201, sold 1, bought 1)$/,
  },
]

async function productTills(shop: RaceShop): Promise<Counter> {
  const [kasir, spv, bdg] = await Promise.all(
    ['KASIR-JKT', 'SPV-JKT', 'KASIR-BDG'].map(one => shop.as(one)),
  )
  const at = (till: number) => (till === 0 ? kasir : spv) as Caller
  const exchange: Tills['exchange'] = async ({ nota, old }, ring, till) =>
    attemptOf(await at(till).post('tukar-tambah', exchangingBack(nota, old, ring)))
  return {
    ready: async count => {
      const rings = await shop.rings('JKT', 3 * count)
      const wanted: Wanted[] = []
      for (let i = 0; i < count; i += 1) {
        const [old = '', ring = '', other = ''] = rings.slice(3 * i)
        const sold = await at(0).post('penjualan', cashSale([old], RING_PRICE))
        wanted.push({ nota: attemptOf(sold).nomor ?? '', old, ring, other })
      }
      return wanted
    },
    exchange,
    sell: async (ring, till) =>
      attemptOf(await at(till).post('penjualan', cashSale([ring], RING_PRICE))),
    buy: async ({ nota, old }, toko = 'JKT') => {
      const body = buyingBack(nota, old, { kode_sales: sellerOf(toko) })
      return attemptOf(await ((toko === 'JKT' ? kasir : bdg) as Caller).post('pembelian', body))
    },
    cancelling: async path => {
      const body = { alasan: 'Pelanggan berubah pikiran' }
      const otorisasi = await at(1).grant('BATAL_PENJUALAN', `POST ${path}/batal`, body)
      return async () => attemptOf(await at(1).post(`${path}/batal`, { ...body, otorisasi }))
    },
    exchanged: async of => {
      const { status, text } = await exchange(of, of.ring, 0)
      if (status !== 201) throw new Error(text)
      const said = JSON.parse(text) as { no_tukar_tambah: string; no_faktur_jual: string }
      return { nomor: said.no_tukar_tambah, jual: said.no_faktur_jual }
    },
    stands: of => standsOf(shop, of),
  }
}

async function standsOf({ admin }: RaceShop, { ring, nota, old }: Wanted) {
  const { rows } = await admin.query<{ sold: number; bought: number }>(
    `select (select count(*)::int from hidup where jenis = 'PENJUALAN' and kode_barcode = $1) sold,
       (select count(*)::int from hidup where jenis = 'PEMBELIAN'
         and beli->>'no_faktur_jual' = $2 and beli->>'asal_barcode' = $3) bought`.replaceAll(
      'hidup',
      `(select l.* from dokumen_barang l where not exists (select from dokumen r
         where r.kode_toko = l.kode_toko and r.membatalkan = l.nomor)) h`,
    ),
    [ring, nota, old],
  )
  return rows[0] ?? { sold: 0, bought: 0 }
}

const wordOf = ({ code, status }: Attempt): string => code ?? String(status)

async function run<T extends Tills>(
  { name, commands, ends }: Race<T>,
  tills: T,
  rounds: number,
  aheadMs: () => number,
): Promise<Outcome> {
  const faults: string[] = []
  const seen = new Map<string, number>()
  for (const of of await tills.ready(rounds)) {
    const [one, other] = await commands(tills, of)
    const ahead = aheadMs()
    const [a, b] = await Promise.all([after(ahead, one), after(-ahead, other)])
    const { sold, bought } = await tills.stands(of)
    const end = `${wordOf(a)} ${wordOf(b)}, sold ${sold}, bought ${bought}`
    seen.set(end, (seen.get(end) ?? 0) + 1)
    if (!ends.test(end)) faults.push(`${name}, ${of.nota} for ${of.ring}: ${end}`)
  }
  const told = [...seen].map(([end, count]) => `${count} × ${end}`).join(' | ')
  return { figure: told, faults }
}

const ROUNDS = { short: 6, full: 500 }

const exchanges = [...BOTH, ...OURS].map(
  (race): Trial<RaceShop> => ({
    test: 'T3',
    name: race.name,
    target: race.target,
    rounds: ROUNDS,
    run: async (shop, { rounds, random }) => {
      // Who is sent first wins more often: each gets its turn.
      const ahead = () => (2 * random() - 1) * HEAD_START_MS
      return run(race, await productTills(shop), rounds, ahead)
    },
  }),
)

const naive = BOTH.map(
  (race): Trial<RaceShop> => ({
    test: 'T13',
    name: `naive-${race.name}`,
    target: '',
    rounds: { short: 1, full: 500 },
    isControl: true,
    run: async ({ admin }, { rounds }) => run(race, await naiveTills(admin), rounds, () => 0),
  }),
)

export const EXCHANGE_TRIALS = [...exchanges, ...naive] as const
