import type {
  closePeriode,
  getPeriode,
  periodeList,
  reopenPeriode,
} from '@kencana/contract/areas/akuntansi/periode'
import { routeRef } from '../../lib/api.ts'

/** The calls of the months of the books. */
export const calls = {
  list: routeRef<typeof periodeList>('GET', 'periode'),
  show: routeRef<typeof getPeriode>('GET', 'periode/{no_tutup}'),
  close: routeRef<typeof closePeriode>('POST', 'periode'),
  reopen: routeRef<typeof reopenPeriode>('POST', 'periode/{no_tutup}/buka'),
}

/** Beginnings of the queries that a month changes. */
export const CHANGES = ['periode'] as const
