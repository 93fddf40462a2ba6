import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Trial } from '../trial/verdict.ts'
import {
  ANSWERED_WITHIN_MS,
  type Asked,
  ask,
  BACK_WITHIN_MS,
  health,
  isClear,
  soldOf,
} from './asked.ts'
import { type CrashShop, crashShop, faultsOf, lossesOf } from './crash-shop.ts'
import { diskFull } from './disk-full.ts'
import { type Sold, until, type Wire, wireTo } from './storm.ts'

/** Connections the server keeps to its database; see `pools.ts`. */
const POOL = 8

/** A way the ground under the server can break, and be whole again. */
interface Ground {
  readonly name: string
  readonly asked: number
  /** Breaks it; answers how to mend it. */
  break(shop: CrashShop): Promise<() => Promise<void>>
  /** Whether the server must say that it is not ready. */
  readonly isUnready: boolean
}

/** Runs a statement as the administrator and holds its locks until it is let go. */
async function holding(shop: CrashShop, statement: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  let isHeld: () => void = () => undefined
  const ready = new Promise<void>(resolve => {
    isHeld = resolve
  })
  const work = shop.books(async admin => {
    await admin.query('begin')
    await admin.query(statement)
    isHeld()
    await held
    await admin.query('rollback')
  })
  await Promise.race([ready, work])
  return async () => {
    release()
    await work
  }
}

const setReadOnly = (shop: CrashShop, value: 'on' | 'off') =>
  shop.books(async admin => {
    await admin.query("set default_transaction_read_only = 'off'")
    await admin.query(`alter system set default_transaction_read_only = '${value}'`)
    await admin.query('select pg_reload_conf()')
    // Sessions read the file again when they are next asked something.
    await sleep(200)
  })

const NUMBERS_LOCKED = 'lock table nomor_urut in access exclusive mode'
/** Every sale reads its piece before it waits in its store's line, each on a connection. */
const PIECES_LOCKED = 'lock table barang in access exclusive mode'

const GROUNDS: readonly Ground[] = [
  {
    name: 'pool exhausted',
    asked: POOL + 50,
    break: shop => holding(shop, PIECES_LOCKED),
    isUnready: true,
  },
  {
    name: 'lock held',
    asked: 4,
    break: shop => holding(shop, NUMBERS_LOCKED),
    isUnready: false,
  },
  {
    name: 'read-only',
    asked: 12,
    break: async shop => {
      await setReadOnly(shop, 'on')
      return () => setReadOnly(shop, 'off')
    },
    isUnready: true,
  },
]

/** Sales while the ground is broken, and the same ones once it is whole. */
async function sellThrough(shop: CrashShop, ground: Ground, known: Sold[]): Promise<Outcome> {
  const wire = wireTo(shop.server.origin, shop.owner.token)
  const { pid } = shop.server
  const usual = await sellAll(wire, shop.rings.splice(0, ground.asked))
  known.push(...usual.filter(answer => answer.status === 201).map(soldOf))
  const rings = shop.rings.splice(0, ground.asked)
  const keys = rings.map(() => crypto.randomUUID())
  const mend = await ground.break(shop)
  const asking = rings.map((ring, i) => ask(wire, ring, keys[i] ?? ''))
  await sleep(300)
  const told = await health(shop.server.origin)
  const refused = await Promise.all(asking)
  await mend()
  const mended = performance.now()
  await until('ready again', async () => (await health(shop.server.origin)).siap, BACK_WITHIN_MS)
  const again = await Promise.all(rings.map((ring, i) => ask(wire, ring, keys[i] ?? '')))
  const backMs = Math.round(performance.now() - mended)
  known.push(...again.filter(answer => answer.status === 201).map(soldOf))
  // A machine that does other things too is slow with the same sales on whole ground.
  const usualMs = Math.round(slowestOf(usual))
  const slowest = Math.round(slowestOf(refused))
  const losses = await shop.books(admin => lossesOf(admin, known))
  return {
    figure:
      `${ground.name}: ${ground.asked} asked, slowest no ${slowest} ms (usual ${usualMs} ms), ` +
      `whole again after ${backMs} ms`,
    faults: [
      ...usual.filter(answer => answer.status !== 201).map(({ text }) => `before: ${text}`),
      ...refused.filter(answer => !isClear(answer)).map(({ status, text }) => `${status} ${text}`),
      ...(slowest <= ANSWERED_WITHIN_MS + usualMs ? [] : [`an answer took ${slowest} ms`]),
      ...again.filter(answer => answer.status !== 201).map(({ text }) => `afterwards: ${text}`),
      ...(told.ms <= ANSWERED_WITHIN_MS ? [] : [`health took ${Math.round(told.ms)} ms`]),
      ...(told.siap === !ground.isUnready ? [] : [`health said siap ${told.siap}`]),
      ...(shop.server.pid === pid ? [] : ['the server was started again']),
      ...faultsOf(losses, [], shop.server.bugs),
    ],
  }
}

const sellAll = (wire: Wire, rings: readonly string[]): Promise<Asked[]> =>
  Promise.all(rings.map(ring => ask(wire, ring, crypto.randomUUID())))

const slowestOf = (answers: readonly Asked[]): number =>
  Math.max(0, ...answers.map(answer => answer.ms))

/** Connections all lent out, a lock held longer than one waits, a server that takes no write. */
const brokenGround: Trial<void> = {
  test: 'T18',
  name: 'broken-ground',
  target: 'clear 503 or 409 within 6 s, no partial write, whole again by itself',
  rounds: { short: 1, full: 5 },
  run: async (_, { rounds }) => {
    const asked = GROUNDS.reduce((sum, ground) => sum + 2 * ground.asked, 0)
    const shop = await crashShop(asked * rounds)
    const known: Sold[] = []
    const all = Array.from({ length: rounds }, () => GROUNDS).flat()
    try {
      const outcomes: Outcome[] = []
      for (const ground of all) outcomes.push(await sellThrough(shop, ground, known))
      return {
        figure: outcomes
          .slice(-GROUNDS.length)
          .map(one => one.figure)
          .join('; '),
        faults: outcomes.flatMap(one => one.faults),
      }
    } finally {
      await shop.stop()
    }
  },
}

export const GROUND_TRIALS: readonly Trial<void>[] = [brokenGround, diskFull]
