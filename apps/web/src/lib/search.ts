/** One thing the search of the header found. */
export interface Found {
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly icon?: string
  readonly path: string
}

/** Finds pieces, documents, people by what was typed. Answers nothing when it knows nothing. */
export type SearchProvider = (typed: string, signal: AbortSignal) => Promise<readonly Found[]>

const providers: SearchProvider[] = []

/** A feature adds what it can find to the search of the header. */
export function registerSearch(provider: SearchProvider): void {
  providers.push(provider)
}

/** Asks every provider; one that fails leaves the others' finds. */
export async function searchAll(typed: string, signal: AbortSignal): Promise<readonly Found[]> {
  const answers = await Promise.allSettled(providers.map(find => find(typed, signal)))
  return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
}
