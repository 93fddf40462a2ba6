import { type ClientRequest, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import { seeded } from '../races/race.ts'
import { type CrashShop, crashShop, lossesOf, NO_LOSS } from './crash-shop.ts'
import { type Cut, type CuttingProxy, cuttingProxy } from './cutting-proxy.ts'
import { askOnce, replayAll, type Sold } from './storm.ts'

const SEED = Number(process.env.CRASH_SEED ?? 20261121)
const CUTS = Number(process.env.CRASH_CUTS ?? 60)

let shop: CrashShop | undefined
let proxy: CuttingProxy | undefined
beforeAll(async () => {
  shop = await crashShop(CUTS)
  proxy = await cuttingProxy(Number(new URL(shop.server.origin).port))
}, 120_000)
afterAll(async () => {
  await proxy?.stop()
  await shop?.stop()
})

/** Mostly between commit and answer; sometimes the request itself does not arrive whole. */
function anyCut(random: () => number): Cut {
  const fate = random()
  if (fate < 0.4) return { side: 'answer', afterBytes: 0 }
  if (fate < 0.8) return { side: 'answer', afterBytes: Math.floor(random() * 900) }
  return { side: 'request', afterBytes: Math.floor(random() * 350) }
}

test(`the wire is cut ${CUTS} times around a sale (T16, seed ${SEED})`, async () => {
  if (shop === undefined || proxy === undefined) throw new Error('no shop')
  const { owner, rings, books } = shop
  const random = seeded(SEED)
  const sold: Sold[] = []
  const before = new Map<string, Cut>()
  for (const ring of rings.slice(0, CUTS)) {
    const key = crypto.randomUUID()
    const cut = anyCut(random)
    proxy.plan(cut)
    const heard = await sendThrough(proxy.origin, owner.token, ring, key)
    if (heard !== undefined) throw new Error(`not cut at ${JSON.stringify(cut)}: ${heard}`)
    before.set(key, cut)
    // What the till does when it does not know: it asks with the same key.
    const answer = await askOnce(owner, ring, key)
    expect(answer?.status).toBe(201)
    sold.push({ key, ring, nomor: answer?.nomor ?? '', text: answer?.text ?? '', attempts: 2 })
  }
  const losses = await books(admin => lossesOf(admin, sold))
  const replayedDifferently = await replayAll(owner, sold)
  const answers = [...before.values()].filter(cut => cut.side === 'answer').length
  process.stdout.write(
    `T16 seed ${SEED}: ${proxy.cuts()} cuts, ${answers} after the commit; ` +
      `${sold.length} keys resolved, ${new Set(sold.map(nota => nota.nomor)).size} documents\n`,
  )
  expect(proxy.cuts()).toBe(CUTS)
  expect(losses).toEqual(NO_LOSS)
  expect(replayedDifferently).toBe(0)
  expect(new Set(sold.map(nota => nota.nomor)).size).toBe(CUTS)
}, 120_000)

/** One sale on a connection of its own; answers what was heard whole, or undefined. */
function sendThrough(
  origin: string,
  token: string,
  ring: string,
  key: string,
): Promise<string | undefined> {
  const body = JSON.stringify(cashSale([ring], RING_PRICE))
  return new Promise(resolve => {
    const call: ClientRequest = request(`${origin}/api/v1/penjualan`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
    })
    call.on('error', () => resolve(undefined))
    call.on('response', answer => {
      let text = ''
      answer.on('data', chunk => {
        text += String(chunk)
      })
      answer.on('error', () => resolve(undefined))
      answer.on('close', () => resolve(answer.complete ? text : undefined))
    })
    call.end(body)
  })
}
