import type { judgeSusut, listSusut } from '@kencana/contract/areas/stok/susut'
import { routeRef } from '../../lib/api.ts'

export type { Susut } from '@kencana/contract/areas/stok/susut'

/** The calls of losses that wait to be judged. */
export const calls = {
  list: routeRef<typeof listSusut>('GET', 'validasi-susut'),
  judge: routeRef<typeof judgeSusut>('POST', 'validasi-susut/{no_susut}'),
}

/** Beginning of the queries of this area, and all that a judgement changes. */
export const AREA = 'susut'
export const CHANGES = [AREA, 'cuci', 'ringkasan'] as const
