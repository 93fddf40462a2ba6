import { type ClientRequest, request } from 'node:http'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { type CrashShop, crashShop, faultsOf, lossesOf } from './crash-shop.ts'
import { type Cut, type CuttingProxy, cuttingProxy } from './cutting-proxy.ts'
import { askOnce, replayAll, type Sold } from './storm.ts'

/** Of so many cuts between commit and answer, one more in four takes the request itself. */
const IN_REQUEST = 4

/** Cuts after the commit, half of them before the first byte, and among them those of requests. */
function cutsOf(afterCommit: number, random: () => number): Cut[] {
  return Array.from({ length: afterCommit }, (_, i): Cut[] => {
    const afterBytes = random() < 0.5 ? 0 : Math.floor(random() * 900)
    const answer: Cut = { side: 'answer', afterBytes }
    const request: Cut = { side: 'request', afterBytes: Math.floor(random() * 350) }
    return i % IN_REQUEST === 0 ? [request, answer] : [answer]
  }).flat()
}

/** The set test: what was acknowledged in the end is in the books, once, and nothing else is. */
async function cutAll(
  { owner, rings, books, server }: CrashShop,
  proxy: CuttingProxy,
  cuts: readonly Cut[],
): Promise<Outcome> {
  const sold: Sold[] = []
  const odd: string[] = []
  for (const [i, cut] of cuts.entries()) {
    const key = crypto.randomUUID()
    const ring = rings[i] ?? ''
    proxy.plan(cut)
    const heard = await sendThrough(proxy.origin, owner.token, ring, key)
    if (heard !== undefined) odd.push(`not cut at ${JSON.stringify(cut)}: ${heard}`)
    // What the till does when it does not know: it asks with the same key.
    const answer = await askOnce(owner, ring, key)
    if (answer?.status !== 201) odd.push(`asked again: ${answer?.text ?? 'no answer'}`)
    else sold.push({ key, ring, nomor: answer.nomor, text: answer.text, attempts: 2 })
  }
  const losses = await books(admin => lossesOf(admin, sold))
  const different = await replayAll(owner, sold)
  const documents = new Set(sold.map(nota => nota.nomor)).size
  const afterCommit = cuts.filter(({ side }) => side === 'answer').length
  return {
    figure: `${afterCommit} cut after the commit, ${sold.length} resolved, ${documents} documents`,
    faults: [
      ...faultsOf(losses, odd, server.bugs),
      ...(different === 0 ? [] : [`${different} notas replayed differently`]),
      ...(proxy.cuts() === cuts.length ? [] : [`${proxy.cuts()} cuts, not ${cuts.length}`]),
      ...(documents === cuts.length ? [] : [`${documents} documents of ${cuts.length} sales`]),
    ],
  }
}

/** The wire is cut around a sale. */
export const wireCut: Trial<void> = {
  test: 'T16',
  name: 'wire-cut',
  target: '0 acknowledged lost, 0 twice',
  rounds: { short: 50, full: 200 },
  run: async (_, { rounds, random }) => {
    const cuts = cutsOf(rounds, random)
    const shop = await crashShop(cuts.length)
    const proxy = await cuttingProxy(Number(new URL(shop.server.origin).port))
    try {
      return await cutAll(shop, proxy, cuts)
    } finally {
      await proxy.stop()
      await shop.stop()
    }
  },
}

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
