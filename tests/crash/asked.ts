import { type Sold, saleRequest, type Wire } from './storm.ts'

export const ANSWERED_WITHIN_MS = 6_000
export const BACK_WITHIN_MS = 15_000

interface Health {
  readonly status: number
  readonly ms: number
  readonly siap: boolean
}

export async function health(origin: string): Promise<Health> {
  const started = performance.now()
  const response = await fetch(`${origin}/api/v1/health`)
  const { siap } = (await response.json()) as { siap: boolean }
  return { status: response.status, ms: performance.now() - started, siap }
}

export interface Asked {
  readonly ring: string
  readonly key: string
  readonly status: number
  readonly text: string
  readonly ms: number
}

/** One sale, with the time its answer took. */
export async function ask(wire: Wire, ring: string, key: string): Promise<Asked> {
  const started = performance.now()
  const answer = await wire(saleRequest(ring, key), 30_000)
  const { status = 0, text = 'no answer' } = answer ?? {}
  return { ring, key, status, text, ms: performance.now() - started }
}

export const isClear = ({ status, text }: Asked): boolean =>
  (status === 503 && /SEDANG_PENUH|DISK_PENUH/.test(text)) ||
  (status === 409 && text.includes('SIBUK'))

export const soldOf = ({ ring, key, text }: Asked): Sold => {
  const { no_faktur_jual } = JSON.parse(text) as { no_faktur_jual: string }
  return { ring, key, text, nomor: no_faktur_jual, attempts: 2 }
}
