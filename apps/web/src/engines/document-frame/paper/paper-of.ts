import { type CallInput, callFile, type RouteRef } from '../../../lib/api.ts'
import type { Paper } from './paper-button.tsx'
import type { FetchPaper } from './use-paper-print.ts'

type Params = Readonly<Record<string, string>>

/** Asks for a paper: the same key asked again is the same copy, so a lost answer costs nothing. */
export const fetching =
  (route: RouteRef, params: Params): FetchPaper =>
  (idempotencyKey, otorisasi) => {
    const body = otorisasi === undefined ? {} : { otorisasi }
    return callFile(route, { params, body, idempotencyKey } as unknown as CallInput<RouteRef>)
  }

interface PaperFacts extends Pick<Paper, 'label' | 'again' | 'nomor'> {
  readonly route: RouteRef
  readonly params: Params
}

/** A paper of a document behind one route, which a copy is approved for. */
export const paperOf = ({ route, params, ...words }: PaperFacts): Paper => ({
  ...words,
  path: route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
  fetch: fetching(route, params),
})
