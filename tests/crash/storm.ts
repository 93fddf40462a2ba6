import { setTimeout as sleep } from 'node:timers/promises'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'

/** One nota as the till knows it: the key it was sent with and the number it was answered. */
export interface Acknowledged {
  readonly key: string
  readonly ring: string
  readonly nomor: string
}

/** A nota that was answered in the end, and how it came there. */
export interface Sold extends Acknowledged {
  readonly text: string
  readonly attempts: number
}

/** Tills that sell one ring after another and, unanswered, ask again with the same key. */
export interface Storm {
  readonly sold: readonly Sold[]
  /** Answers that are neither a sale nor "busy, again please": there may be none. */
  readonly odd: readonly string[]
  /** Answers 503 SEDANG_PENUH. */
  readonly busy: () => number
  /** Lets every till finish the nota it is at; answers when all have. */
  end(): Promise<void>
}

/** Gives up on one nota after this; on a busy machine one may meet several kills in a row. */
const PATIENCE_MS = 90_000

export function startStorm(owner: Caller, rings: readonly string[], tills: number): Storm {
  const left = [...rings]
  const sold: Sold[] = []
  const odd: string[] = []
  let busy = 0
  let isOver = false

  async function sellOne(ring: string): Promise<void> {
    const key = crypto.randomUUID()
    const until = performance.now() + PATIENCE_MS
    for (let attempts = 1; performance.now() < until; attempts += 1) {
      const answer = await askOnce(owner, ring, key)
      if (answer?.status === 201) {
        sold.push({ key, ring, nomor: answer.nomor, text: answer.text, attempts })
        return
      }
      if (answer?.status === 503) busy += 1
      else if (answer !== undefined) {
        odd.push(`${answer.status} ${answer.text}`)
        return
      }
      await sleep(25)
    }
    odd.push(`no answer for ${ring} within ${PATIENCE_MS} ms`)
  }

  const all = Array.from({ length: tills }, async () => {
    while (!isOver) {
      const ring = left.pop()
      if (ring === undefined) return
      await sellOne(ring)
    }
  })
  const end = async () => {
    isOver = true
    await Promise.all(all)
  }
  return { sold, odd, busy: () => busy, end }
}

/** One attempt; undefined when the connection broke. */
export async function askOnce(
  owner: Caller,
  ring: string,
  key: string,
): Promise<{ status: number; text: string; nomor: string } | undefined> {
  try {
    const { status, text, body } = await owner.post<{ no_faktur_jual?: string }>(
      'penjualan',
      cashSale([ring], RING_PRICE),
      { key, busy: true },
    )
    return { status, text, nomor: body.no_faktur_jual ?? '' }
  } catch {
    return undefined
  }
}

/** A request as a till sends it, by hand: the wire may lose it. */
interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly key?: string
  readonly body?: object
}

/** Sends and waits so long; undefined when nothing came back. */
export type Wire = (
  sent: Sent,
  waitMs: number,
) => Promise<{ status: number; text: string } | undefined>

export const saleRequest = (ring: string, key: string): Sent => ({
  method: 'POST',
  path: 'penjualan',
  key,
  body: cashSale([ring], RING_PRICE),
})

/** A till's way to an address that may be slow, silent or gone. */
export const wireTo =
  (origin: string, token: string): Wire =>
  async ({ method, path, key, body }, waitMs) => {
    try {
      const response = await fetch(`${origin}/api/v1/${path}`, {
        method,
        signal: AbortSignal.timeout(waitMs),
        headers: {
          authorization: `Bearer ${token}`,
          connection: 'close',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, text: await response.text() }
    } catch {
      return undefined
    }
  }

/** Waits until something is so. @throws Error naming it when it never is */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  atMostMs: number,
): Promise<void> {
  const end = performance.now() + atMostMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${atMostMs} ms`)
    await sleep(20)
  }
}

/** Sends every nota again with its key; answers how many came back with anything else. */
export async function replayAll(owner: Caller, sold: readonly Sold[]): Promise<number> {
  const left = [...sold]
  let different = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let nota = left.pop(); nota !== undefined; nota = left.pop()) {
        const answer = await askOnce(owner, nota.ring, nota.key)
        if (answer?.text !== nota.text) different += 1
      }
    }),
  )
  return different
}
