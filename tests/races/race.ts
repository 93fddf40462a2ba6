/** What one attempt of a race came back with. */
export interface Attempt {
  readonly status: number
  readonly code?: string
  readonly nomor?: string
  readonly text: string
}

/** Something that sells: the product through HTTP, or a naive handler to see the test go red. */
export interface Seller {
  sell(barcodes: readonly string[], key: string, client: number): Promise<Attempt>
}

/** Starts all at once and waits for all. */
export const allAtOnce = <T>(count: number, work: (client: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, client) => work(client)))

/** A small generator of repeatable numbers in [0, 1): a failure is replayed by its seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Figures of T1: every barcode is raced by all clients at once. */
export async function raceForPieces(seller: Seller, barcodes: readonly string[], clients: number) {
  const results = { oneWinner: 0, soldTwice: 0, refused: 0, other: [] as string[] }
  for (const barcode of barcodes) {
    const attempts = await allAtOnce(clients, client =>
      seller.sell([barcode], crypto.randomUUID(), client),
    )
    const won = attempts.filter(attempt => attempt.status === 201)
    if (won.length === 1) results.oneWinner += 1
    if (won.length > 1) results.soldTwice += 1
    for (const attempt of attempts) {
      if (attempt.status === 409) results.refused += 1
      else if (attempt.status !== 201) results.other.push(attempt.text)
    }
  }
  return results
}

/** Figures of T2: one key sent many times at once. */
export async function raceOneKey(seller: Seller, barcodes: readonly string[], times: number) {
  const results = { executedOnce: 0, executedMore: 0, allAnswersEqual: 0, other: [] as string[] }
  for (const barcode of barcodes) {
    const key = crypto.randomUUID()
    const attempts = await allAtOnce(times, () => seller.sell([barcode], key, 0))
    const numbers = new Set(attempts.map(attempt => attempt.nomor ?? attempt.text))
    if (numbers.size === 1 && attempts.every(attempt => attempt.status === 201)) {
      results.executedOnce += 1
    } else results.executedMore += 1
    if (new Set(attempts.map(attempt => attempt.text)).size === 1) results.allAnswersEqual += 1
    results.other.push(...attempts.filter(a => a.status >= 500).map(a => a.text))
  }
  return results
}
