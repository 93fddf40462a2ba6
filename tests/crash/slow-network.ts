import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { type CrashShop, crashShop, faultsOf, lossesOf } from './crash-shop.ts'
import { type LossyProxy, lossyProxy } from './lossy-proxy.ts'
import { replayAll, type Sold, saleRequest, type Wire, wireTo } from './storm.ts'

const TILLS = 6
/** A second of the promise is 30 ms here: everything is slow by the same measure. */
const SECOND = 30
const WEATHER = { delayMs: [SECOND, 5 * SECOND], loss: 0.2 } as const
const GIVES_UP_AFTER = 60 * SECOND
const LONG_CUT = 60 * SECOND

/**
 * A till: the key is kept before anything is sent; unanswered, it asks again with the same key; the
 * receipt is printed after the acknowledgement and never before.
 */
async function sellByWire(wire: Wire, ring: string, isNaive: boolean): Promise<Sold | string> {
  let key = crypto.randomUUID()
  for (let attempts = 1; attempts < 400; attempts += 1) {
    if (isNaive) key = crypto.randomUUID()
    const answer = await wire(saleRequest(ring, key), GIVES_UP_AFTER)
    if (answer?.status === 201) {
      const { no_faktur_jual } = JSON.parse(answer.text) as { no_faktur_jual: string }
      return { key, ring, nomor: no_faktur_jual, text: answer.text, attempts }
    }
    if (answer !== undefined && answer.status !== 503) return `${answer.status} ${answer.text}`
    await sleep(SECOND)
  }
  return `no answer for ${ring}`
}

/** One long silence in the middle of it all. */
async function cutOnce(proxy: LossyProxy, isHalfDone: () => boolean): Promise<void> {
  while (!isHalfDone()) await sleep(SECOND)
  proxy.cut()
  await sleep(LONG_CUT)
  proxy.mend()
}

/** Every sale the till can see once the network is back. */
async function seenBy(wire: Wire): Promise<Set<string>> {
  const seen = new Set<string>()
  for (let skip = 0; ; skip += 100) {
    const path = `penjualan?limit=100&skip=${skip}`
    let answer = await wire({ method: 'GET', path }, 10_000)
    for (let again = 0; again < 10 && (answer?.status ?? 503) === 503; again += 1) {
      await sleep(SECOND)
      answer = await wire({ method: 'GET', path }, 10_000)
    }
    if (answer?.status !== 200) throw new Error(`${path}: ${answer?.text ?? 'no answer'}`)
    const { data } = JSON.parse(answer.text) as { data: { no_faktur_jual: string }[] }
    for (const { no_faktur_jual } of data) seen.add(no_faktur_jual)
    if (data.length === 0) return seen
  }
}

/** @param isNaive the till makes a new key for every try, as it is often written */
async function sellInWeather(rounds: number, random: () => number, isNaive: boolean) {
  const shop = await crashShop(rounds)
  const port = Number(new URL(shop.server.origin).port)
  const proxy = await lossyProxy(port, WEATHER, random)
  try {
    const wire = wireTo(proxy.origin, shop.owner.token)
    const sold: Sold[] = []
    const odd: string[] = []
    const left = [...shop.rings]
    const till = async () => {
      for (let ring = left.pop(); ring !== undefined; ring = left.pop()) {
        const nota = await sellByWire(wire, ring, isNaive)
        if (typeof nota === 'string') odd.push(nota)
        else sold.push(nota)
      }
    }
    const cut = cutOnce(proxy, () => sold.length + odd.length >= rounds / 2)
    await Promise.all([...Array.from({ length: TILLS }, till), cut])
    proxy.clear()
    return await compare(shop, { sold, odd, seen: await seenBy(wire), lost: proxy.lost() })
  } finally {
    await proxy.stop()
    await shop.stop()
  }
}

interface Sales {
  readonly sold: readonly Sold[]
  readonly odd: readonly string[]
  readonly seen: ReadonlySet<string>
  readonly lost: number
}

/** Receipts, what the till sees once the network is back, and the books: all the same set. */
async function compare(shop: CrashShop, { sold, odd, seen, lost }: Sales): Promise<Outcome> {
  const losses = await shop.books(admin => lossesOf(admin, sold))
  const different = await replayAll(shop.owner, sold)
  const unseen = sold.filter(nota => !seen.has(nota.nomor)).length
  const again = sold.filter(nota => nota.attempts > 1).length
  return {
    figure: `${sold.length} receipts, ${again} asked again, ${lost} connections lost`,
    faults: [
      ...faultsOf(losses, odd, shop.server.bugs),
      ...(different === 0 ? [] : [`${different} notas replayed differently`]),
      ...(unseen === 0 ? [] : [`${unseen} receipts without a document on the till`]),
      ...(seen.size === sold.length ? [] : [`${seen.size} documents, ${sold.length} receipts`]),
      ...(again > 0 ? [] : ['no nota was asked again: the network was good']),
    ],
  }
}

const slowNetwork: Trial<void> = {
  test: 'T17',
  name: 'slow-network',
  target: 'each receipt has its document, each document is seen, 0 twice',
  rounds: { short: 48, full: 1_200 },
  run: (_, { rounds, random }) => sellInWeather(rounds, random, false),
}

/** Chances by which the first connection swallows its answer: the sale is done, nobody knows. */
const answerLostFirst = (random: () => number): (() => number) => {
  let isFirst = true
  return () => {
    if (!isFirst) return random()
    isFirst = false
    return 0.75 * WEATHER.loss
  }
}

const naiveTill: Trial<void> = {
  test: 'T13',
  name: 'naive-till',
  target: '',
  rounds: { short: 6, full: 60 },
  isControl: true,
  run: (_, { rounds, random }) => sellInWeather(rounds, answerLostFirst(random), true),
}

export const NETWORK_TRIALS = [slowNetwork, naiveTill] as const
