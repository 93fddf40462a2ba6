import type { getPelanggan, listPelanggan } from '@kencana/contract/areas/pelanggan/pelanggan'
import { routeRef } from '../../lib/api.ts'

/** The calls of the book of customers. */
export const calls = {
  list: routeRef<typeof listPelanggan>('GET', 'pelanggan'),
  show: routeRef<typeof getPelanggan>('GET', 'pelanggan/{id}'),
}

/** Beginnings of the queries that a correction changes. */
export const CHANGES = ['pelanggan'] as const
