import type { lebur, listKolamLebur, postLebur } from '@kencana/contract/areas/stok/lebur'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { routeRef } from '../../lib/api.ts'

export type { KolamLebur } from '@kencana/contract/areas/stok/lebur'

/** A bar as its list shows it, and as it is opened. */
export type BarRow = AnswerOf<typeof lebur.list>['data'][number]
export type Bar = AnswerOf<typeof lebur.show>

/** The calls of scrap that is melted into bars. */
export const calls = {
  pools: routeRef<typeof listKolamLebur>('GET', 'kolam-lebur'),
  melt: routeRef<typeof postLebur>('POST', 'lebur'),
  list: routeRef<typeof lebur.list>('GET', 'lebur'),
  show: routeRef<typeof lebur.show>('GET', 'lebur/{no_lebur}'),
  journal: routeRef<typeof lebur.journal>('GET', 'lebur/{no_lebur}/jurnal'),
  slip: routeRef<ReturnType<typeof lebur.paper>>('POST', 'lebur/{no_lebur}/slip'),
  nota: routeRef<ReturnType<typeof lebur.paper>>('POST', 'lebur/{no_lebur}/nota'),
  cancel: routeRef<typeof lebur.cancel>('POST', 'lebur/{no_lebur}/batal'),
}

/** Beginning of the queries of this area, and all that its commands change. */
export const AREA = 'lebur'
export const CHANGES = [AREA, 'susut', 'ringkasan'] as const
