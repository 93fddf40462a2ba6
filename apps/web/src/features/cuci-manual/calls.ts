import type {
  keluarManual,
  kirimManual,
  listCuciManual,
  masukManual,
  terimaManual,
} from '@kencana/contract/areas/stok/cuci-manual'
import { routeRef } from '../../lib/api.ts'

export type { CuciManual } from '@kencana/contract/areas/stok/cuci-manual'
export type { keluarManual, kirimManual, masukManual, terimaManual }

/** The call of what is washed by weight. */
export const calls = { list: routeRef<typeof listCuciManual>('GET', 'stock-cuci-manual') }

/** Beginning of the queries of this area, and all that its commands change. */
export const AREA = 'cuci-manual'
export const CHANGES = [AREA, 'lebur', 'susut', 'ringkasan'] as const
