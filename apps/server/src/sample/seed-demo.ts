import { addDays, hariDalamMinggu } from '@kencana/domain/calendar'
import type { FastifyInstance } from 'fastify'
import { setSampleState, setUpChain } from '../modules/awal/index.ts'
import { calendarDay } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import type { Endpoint } from '../platform/http/endpoint.ts'
import { makeServer } from '../platform/http/server.ts'
import { endSessions } from '../platform/session/session-store.ts'
import { inStore } from '../platform/transaction.ts'
import { bookDay } from './akuntansi/book-day.ts'
import { type BuyingCounter, buyingTasks } from './beli/buying-day.ts'
import { type ExchangeCounter, exchangeTasks, promising } from './beli/exchange-day.ts'
import { atWork, type SampleCaller } from './caller.ts'
import { SAMPLE_CHAIN_MASTERS } from './chain-masters.ts'
import { SAMPLE_PASSWORD, SAMPLE_STORES, SAMPLE_USERS } from './chain-plan.ts'
import { type DepositCounter, depositTasks, spendOn } from './deposit-day.ts'
import { checkPackets, openCounter, type PawnCounter, pawnTasks } from './gadai/pawn-day.ts'
import { type Random, seeded } from './random.ts'
import { type BehindCounter, behindDay } from './stok/behind-day.ts'
import {
  close,
  OPENING_HOUR_UTC,
  OPENING_PARTS,
  type Spend,
  type StoreDay,
  sell,
  setBoard,
  takeIn,
  tidyTrays,
  waits,
} from './trade-day.ts'
import { evening, type MoneyCounters } from './uang/evening.ts'
import { receiveMoney } from './uang/money-day.ts'
import { slipsOf } from './uang/payment-day.ts'

export interface SeedPlan {
  /** Business days of history before today. */
  readonly days: number
  /** Pieces a branch begins with. */
  readonly opening: number
  readonly say: (line: string) => void
  /** Brings what the stores tell each other. */
  readonly carry: () => Promise<unknown>
}

const PRICE_TODAY = 1_985_000

/**
 * The sample chain: 60 days of trade made by the product's own commands, each through the command
 * boundary with a session of the user who gives it; only the clock is moved (issue 2 §9).
 */
export async function seedDemo(
  app: App,
  endpoints: readonly Endpoint[],
  plan: SeedPlan,
): Promise<void> {
  const today = calendarDay(app.clock.now())
  const start = addDays(today, -plan.days)
  await setUpChain(app, {
    stores: SAMPLE_STORES,
    masters: SAMPLE_CHAIN_MASTERS,
    users: SAMPLE_USERS,
    password: SAMPLE_PASSWORD,
    tgl: start,
  })
  const mark = (state: string) =>
    inStore(app.pool, 'PUSAT', db => setSampleState(db, 'PUSAT', state))
  await mark('MULAI')
  const prices = goldPrices(plan.days)
  const histories = SAMPLE_STORES.map(
    (store, index) => () =>
      storeHistory(app, endpoints, plan, {
        kode_toko: store.kode_toko,
        sales: (store.masters[0]?.[1] ?? []).map(row => String(row.kode_sales)),
        random: seeded(1_000 + index),
        pawn: { random: seeded(2_000 + index), loans: [], written: 0, lost: 0, isSold: false },
        deposits: { random: seeded(3_000 + index), open: [] },
        buying: { random: seeded(4_000 + index), notas: [], bought: 0 },
        behind: { random: seeded(9_000 + index), away: [], back: 0 },
        exchanges: { random: seeded(5_000 + index), promised: [], done: 0 },
        money: { random: seeded(6_000 + index) },
        gesek: { random: seeded(7_000 + index) },
        kurang: { random: seeded(8_000 + index), notas: [], written: 0, owed: [] },
        start,
        today,
        prices,
      }),
  )
  const [headOffice, ...branches] = histories
  await Promise.all(branches.map(history => history()))
  // What branches sent is there before the days on which head office receives it.
  await plan.carry()
  await headOffice?.()
  // nobody is at work when the first person logs in
  for (const { user_id } of SAMPLE_USERS) {
    await endSessions(app.pool, user_id, app.clock.now(), null)
  }
  await mark('SELESAI')
  plan.say(`Toko contoh selesai: ${SAMPLE_STORES.length} toko, ${plan.days} hari`)
}

/** Gold price of each day, rising to today's with noise; the same for all stores. */
function goldPrices(days: number): number[] {
  const random = seeded(24)
  let price = PRICE_TODAY
  const back = Array.from({ length: days + 1 }, () => {
    const now = price
    price = Math.round((price * (1 - 0.0013 + (random.next() - 0.5) * 0.009)) / 1000) * 1000
    return now
  })
  return back.reverse()
}

interface History extends MoneyCounters {
  readonly kode_toko: string
  readonly sales: readonly string[]
  readonly random: Random
  readonly pawn: PawnCounter
  readonly deposits: DepositCounter
  readonly buying: BuyingCounter
  readonly behind: BehindCounter
  readonly exchanges: ExchangeCounter
  readonly start: string
  readonly today: string
  readonly prices: readonly number[]
}

async function storeHistory(
  app: App,
  endpoints: readonly Endpoint[],
  plan: SeedPlan,
  history: History,
): Promise<void> {
  const clock = storeClock(app)
  const log = app.log.child({}, { level: 'warn' })
  // their sessions last the day, however quiet it is
  const config = { ...app.config, idleMinutes: 24 * 60 }
  const own: App = { ...app, clock, log, config }
  const server = await makeServer({ app: own, endpoints, trustProxy: [] })
  const stock = new Set<string>()
  let cash = 0
  for (let n = 0; n <= plan.days; n += 1) {
    const tgl = addDays(history.start, n)
    clock.open(tgl)
    const day: StoreDay = {
      kode_toko: history.kode_toko,
      sales: history.sales,
      random: history.random,
      tgl,
      pass: clock.pass,
      stock,
      ...soldFrom(history, tgl),
      cash,
      price24: history.prices[n] ?? PRICE_TODAY,
    }
    const when = { n, opening: plan.opening, last: tgl === history.today }
    await tradeDay(server, own, day, history, when)
    cash = day.cash
    if (history.kode_toko === 'JKT' && n % 10 === 0) {
      plan.say(`Menyiapkan toko contoh: hari ${n} dari ${plan.days}`)
    }
  }
  await server.close()
}

/** Sold pieces come back one day: those with a promise to be exchanged, others to be bought. */
function soldFrom(history: History, tgl: string): Pick<StoreDay, 'sold' | 'promise'> {
  const { buying, exchanges, kurang } = history
  const { promise, keep } = promising(exchanges, tgl)
  return {
    promise,
    sold: (no_faktur_jual, barcodes, janji) => {
      const notas = barcodes.map(kode_barcode => ({ no_faktur_jual, kode_barcode }))
      kurang.notas.push(no_faktur_jual)
      buying.notas.push(...(janji === undefined ? notas : keep(notas, janji)))
    },
  }
}

async function tradeDay(
  server: FastifyInstance,
  app: App,
  day: StoreDay,
  history: History,
  when: { n: number; opening: number; last: boolean },
): Promise<void> {
  const { pawn, deposits, buying, exchanges } = history
  const owner = await atWork(server, app, 'OWNER', day.kode_toko)
  if (when.n === 0 || day.random.chance(35)) await setBoard(owner, day.price24)
  if (day.kode_toko === 'PUSAT') {
    await receiveMoney(owner, day)
    if (when.last) return
    day.pass(day.random.between(540, 600))
    await close(owner, day)
    return
  }
  const keeper = await atWork(server, app, `GUDANG-${day.kode_toko}`, day.kode_toko)
  day.pass(5)
  if (when.n === 0) {
    for (let part = 0; part < OPENING_PARTS; part += 1) {
      await takeIn(keeper, day, when.opening / OPENING_PARTS, part)
    }
  } else if (when.n % 6 === 0) {
    await takeIn(keeper, day, day.random.between(30, 55), when.n)
  }
  const cashier = await atWork(server, app, `KASIR-${day.kode_toko}`, day.kode_toko)
  if (when.n === 0) await openCounter(owner, day.kode_toko)
  const spv = await atWork(server, app, `SPV-${day.kode_toko}`, day.kode_toko)
  await behindDay({ keeper, owner, spv }, day, history.behind)
  const tasks = [
    ...pawnTasks({ owner, cashier, spv }, day, pawn),
    ...depositTasks(cashier, day, deposits),
    ...buyingTasks(cashier, day, buying),
    ...exchangeTasks(cashier, day, exchanges, buying),
  ]
  const spend: Spend = (telp, total) => spendOn(deposits, telp, total)
  const work = { last: when.last, tasks, spend }
  const documents = await sellAllDay(cashier, app, day, work)
  if (!when.last) await checkPackets(spv, documents)
  await evening({ cashier, spv }, day, history, history)
  await bookDay({ owner, spv }, day, history)
  if (day.random.chance(25)) {
    await tidyTrays(await atWork(server, app, `GUDANG-${day.kode_toko}`, day.kode_toko), day)
  }
  if (when.last) return
  day.pass(day.random.between(10, 30))
  await close(cashier, day, await slipsOf(spv, day))
}

interface DayWork {
  readonly last: boolean
  readonly tasks: readonly (() => Promise<string | undefined>)[]
  readonly spend: Spend
}

/** Customers one after another, some of them of the pawn counter; answers its documents. */
async function sellAllDay(
  cashier: SampleCaller,
  app: App,
  day: StoreDay,
  { last, tasks, spend }: DayWork,
): Promise<string[]> {
  const weekend = [0, 6].includes(hariDalamMinggu(day.tgl))
  const payday = Number(day.tgl.slice(8)) >= 25 || Number(day.tgl.slice(8)) <= 3
  const customers = day.random.between(4, 8) + (weekend ? 3 : 0) + (payday ? 2 : 0)
  const documents: string[] = []
  const left = [...tasks]
  const pawn = async () => documents.push(...[await left.shift()?.()].filter(isNumber))
  for (const wait of waits(day.random, customers)) {
    // on the last day only what can have happened by now
    if (last && app.clock.now() >= realNow()) return documents
    day.pass(wait)
    await sell(cashier, day, spend)
    await pawn()
  }
  while (left.length > 0) await pawn()
  return documents
}

const isNumber = (nomor: string | undefined): nomor is string => nomor !== undefined

const realNow = (): Date => new Date(Date.now() - 60_000)

/** A clock that stands at a store's opening hour and goes on as its people work; never ahead. */
function storeClock(app: App) {
  let at = app.clock.now()
  return {
    now: () => (at < app.clock.now() ? at : app.clock.now()),
    open: (tgl: string) => {
      at = new Date(`${tgl}T${String(OPENING_HOUR_UTC).padStart(2, '0')}:00:00Z`)
    },
    pass: (minutes: number) => {
      at = new Date(at.getTime() + minutes * 60_000)
    },
  }
}
