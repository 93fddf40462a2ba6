import type { listNonCash, tickNonCash, untickNonCash } from '@kencana/contract/areas/uang/non-cash'
import { routeRef } from '../../lib/api.ts'

/** The calls of payments that are found on slip and statement. */
export const calls = {
  list: routeRef<typeof listNonCash>('GET', 'validasi-non-cash'),
  tick: routeRef<typeof tickNonCash>('POST', 'validasi-non-cash'),
  untick: routeRef<typeof untickNonCash>('POST', 'validasi-non-cash/batal'),
}

/** Beginnings of the queries that a tick changes. */
export const CHANGES = ['non-cash', 'tutup-toko'] as const
