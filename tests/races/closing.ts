import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { type DayShop, naiveDay, type Said } from './naive-day.ts'
import { after, allAtOnce, closing, openDay, type RaceShop } from './race.ts'

const SALES_PER_TILL = 4
const WAITS_AT_MOST_MS = 3_000

const said = ({ status, text }: Answer<unknown>): Said => ({ status, text })
const CLOSERS = ['KASIR-JKT', 'SPV-JKT'] as const

async function productDay(shop: RaceShop, rings: string[]): Promise<DayShop> {
  const users = (await Promise.all(CLOSERS.map(user => shop.as(user)))) as [Caller, Caller]
  return {
    sell: async (till, tgl_system) => {
      const ring = rings.pop()
      if (ring === undefined) throw new Error('no rings left')
      const body = cashSale([ring], RING_PRICE, { tgl_system })
      const answer = said(await (users[till % 2] as Caller).post('penjualan', body))
      if (answer.status !== 201) rings.push(ring)
      return answer
    },
    closing: async (tgl, closer) => {
      const caller = users[closer] as Caller
      const body = await closing(caller, tgl)
      return async () => said(await caller.post('tutup-toko', body))
    },
    closed: async tgl => {
      const { body } = await users[0].get<{
        dokumen: { jenis: string; jumlah: number; total: number }[]
      }>(`tutup-toko/${tgl}`)
      const { jumlah = 0, total = 0 } = body.dokumen.find(one => one.jenis === 'PENJUALAN') ?? {}
      return { jumlah, total }
    },
    openDay: () => openDay(users[0]),
  }
}

/** Tills sell one nota after another until the day is closed under them; one user closes it. */
async function sellAndClose(shop: DayShop, tgl: string, tills: number, closeAfterMs: number) {
  const sales: Said[] = []
  let waitMs = 0
  const close = await shop.closing(tgl, 0)
  const closed = after(closeAfterMs, async () => {
    const started = performance.now()
    const answer = await close()
    waitMs = performance.now() - started
    return answer
  })
  await allAtOnce(tills, async till => {
    for (let i = 0; i < SALES_PER_TILL; i += 1) {
      const answer = await shop.sell(till, tgl)
      sales.push(answer)
      if (answer.status !== 201) return
    }
  })
  const { status } = await closed
  const sold = sales.filter(sale => sale.status === 201).length
  const late = sales.filter(sale => sale.status !== 201)
  return { status, sold, late, waitMs, ...(await shop.closed(tgl)) }
}

type Round = Awaited<ReturnType<typeof sellAndClose>>

function faultsOf(round: Round, tgl: string): string[] {
  const { status, sold, late, waitMs, jumlah, total } = round
  const unclear = late.filter(({ text }) => !isClosedBy(text, tgl, 'KASIR-JKT'))
  return [
    ...(status === 201 ? [] : [`${tgl}: the closing answered ${status}`]),
    ...unclear.map(({ status: code, text }) => `${tgl}: ${code} ${text}`),
    ...(jumlah === sold ? [] : [`${tgl}: closed with ${jumlah} sales, sold ${sold}`]),
    ...(total === sold * RING_PRICE ? [] : [`${tgl}: closed with Rp ${total} of ${sold} sales`]),
    ...(waitMs < WAITS_AT_MOST_MS ? [] : [`${tgl}: closing waited ${Math.round(waitMs)} ms`]),
  ]
}

/** Whether a refusal names the day and who closed it. */
export function isClosedBy(text: string, tgl: string, user: string): boolean {
  const { code, facts } = JSON.parse(text) as { code: string; facts: Record<string, string> }
  return code === 'TOKO_SUDAH_TUTUP' && facts.tgl === tgl && facts.user_id === user
}

const closeUnderLoad = (tills: number, rounds: Trial<RaceShop>['rounds']): Trial<RaceShop> => ({
  test: 'T4',
  name: `closing-${tills}-tills`,
  target: 'closing total = Σ, waits < 3 s, late sales told who closed',
  rounds,
  isOfRates: true,
  run: async (shop, effort) => {
    const room = tills * SALES_PER_TILL
    const day = await productDay(shop, await shop.rings('JKT', effort.rounds * room))
    const all = { sold: 0, late: 0, wait: [] as number[], faults: [] as string[] }
    // what was sold before on the open day is not counted here
    await (await day.closing(await day.openDay(), 0))()
    for (let round = 0; round < effort.rounds; round += 1) {
      const tgl = await day.openDay()
      const found = await sellAndClose(day, tgl, tills, 10 + effort.random() * tills * 8)
      all.sold += found.sold
      all.late += found.late.length
      all.wait.push(found.waitMs)
      all.faults.push(...faultsOf(found, tgl))
    }
    if (all.sold === 0 || all.late === 0) all.faults.push('nothing was raced')
    const longest = Math.round(Math.max(...all.wait))
    return {
      figure: `${all.sold} before, ${all.late} after, longest wait ${longest} ms`,
      faults: all.faults,
    }
  },
})

const naiveClosing: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-closing',
  target: '',
  rounds: { short: 1, full: 100 },
  isControl: true,
  run: async (shop, { rounds }) => {
    const day = await naiveDay(shop.admin)
    const faults: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const tgl = await day.openDay()
      const { sold, jumlah } = await sellAndClose(day, tgl, 8, 0)
      if (jumlah !== sold) faults.push(`${tgl}: closed with ${jumlah} sales, sold ${sold}`)
    }
    return { figure: `${faults.length} of ${rounds} totals wrong`, faults }
  },
}

const twoClosers: Trial<RaceShop> = {
  test: 'T5',
  name: 'two-closers',
  target: 'one closes, the other reads by whom; a late sale is refused',
  rounds: { short: 8, full: 100 },
  run: async (shop, { rounds }) => {
    const day = await productDay(shop, await shop.rings('JKT', 1))
    const faults: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const tgl = await day.openDay()
      faults.push(...(await closeTwice(day, tgl)))
      const late = await day.sell(0, tgl)
      const isTold = CLOSERS.some(closer => isClosedBy(late.text, tgl, closer))
      if (late.status !== 409 || !isTold) faults.push(`${tgl}: a late sale answered ${late.text}`)
    }
    return { figure: `${rounds} days closed by one of two`, faults }
  },
}

async function closeTwice(day: DayShop, tgl: string): Promise<string[]> {
  const ready = await allAtOnce(2, closer => day.closing(tgl, closer))
  const both = await allAtOnce(2, closer => (ready[closer] as () => Promise<Said>)())
  const winner = both[0]?.status === 201 ? CLOSERS[0] : CLOSERS[1]
  const loser = both.find(answer => answer.status === 409)
  const statuses = both.map(answer => answer.status).sort()
  if (statuses.join() === '201,409' && isClosedBy(loser?.text ?? '{}', tgl, winner)) return []
  return [`${tgl}: ${both.map(answer => answer.text).join(' | ')}`]
}

const naiveClosers: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-two-closers',
  target: '',
  rounds: { short: 1, full: 100 },
  isControl: true,
  run: async (shop, { rounds }): Promise<Outcome> => {
    const day = await naiveDay(shop.admin)
    const faults: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const tgl = await day.openDay()
      const ready = await allAtOnce(2, closer => day.closing(tgl, closer))
      const both = await allAtOnce(2, closer => (ready[closer] as () => Promise<Said>)())
      if (both.every(answer => answer.status === 201)) faults.push(`${tgl}: both closed`)
    }
    return { figure: `${faults.length} of ${rounds} days closed by both`, faults }
  },
}

export const CLOSING_TRIALS = [
  closeUnderLoad(8, { short: 5, full: 20 }),
  closeUnderLoad(50, { short: 2, full: 100 }),
  naiveClosing,
  twoClosers,
  naiveClosers,
] as const
