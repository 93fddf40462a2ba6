import { ApiProblem } from './api-problem.ts'

/** No more than these are shown. */
export const MOST_FOUND = 9

/** One thing the search of the header found. */
export interface Found {
  readonly key: string
  readonly label: string
  /** What it is called by where its label is not that: a barcode, a store. */
  readonly code?: string
  readonly note?: string
  /** Leads to where more can be looked for; nothing is found yet. */
  readonly isOffer?: true
  readonly icon?: string
  readonly path: string
  /** What the screen is asked for: `placeIn`. */
  readonly search?: Readonly<Record<string, string>>
  /** The store it is shown of; the one worked for when nothing is said, `null` for one's own. */
  readonly store?: string | null
}

/** How a provider asks: of the store worked for, or of another one at its portal. */
export interface Asked {
  readonly signal: AbortSignal
  readonly portal?: string
}

/** Finds pieces, documents, people by what was typed. Answers nothing when it knows nothing. */
export type SearchProvider = (typed: string, asked: Asked) => Promise<readonly Found[]>

/** By the screen a find leads to; only who may open that is answered. */
export type Searches = Readonly<Record<string, () => Promise<SearchProvider>>>

let fetchSearches: () => Promise<Searches> = async () => ({})

/** Fetched with the first search, so that nothing of it weighs on the first load. */
export function registerSearches(fetch: () => Promise<Searches>): void {
  fetchSearches = fetch
}

export interface Finds {
  readonly found: readonly Found[]
  /** Somebody who was asked said nothing: what is found may not be all there is. */
  readonly isSilent: boolean
}

/** Asks every provider this user may ask; one that fails leaves the others' finds. */
export async function searchAll(
  typed: string,
  mayOpen: (screen: string) => boolean,
  how: Asked,
): Promise<Finds> {
  const asked = Object.entries(await fetchSearches()).filter(([screen]) => mayOpen(screen))
  const answers = await Promise.allSettled(
    asked.map(async ([, find]) => (await find())(typed, how)),
  )
  return {
    found: answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : [])),
    isSilent: answers.some(answer => answer.status === 'rejected' && !isRefused(answer.reason)),
  }
}

/** A no is an answer too. */
const isRefused = (reason: unknown): boolean =>
  reason instanceof ApiProblem && reason.status >= 400 && reason.status < 500
