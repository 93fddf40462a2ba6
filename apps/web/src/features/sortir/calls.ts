import type {
  listAntreSortir,
  pindahSortir,
  postSortir,
  showAntreSortir,
  sortir,
} from '@kencana/contract/areas/stok/sortir'
import { routeRef } from '../../lib/api.ts'

export type { MenungguSortir } from '@kencana/contract/areas/stok/sortir'

/** The calls of sorting. */
export const calls = {
  queue: routeRef<typeof listAntreSortir>('GET', 'antre-sortir'),
  waiting: routeRef<typeof showAntreSortir>('GET', 'antre-sortir/{kode_barcode}'),
  sort: routeRef<typeof postSortir>('POST', 'sortir'),
  move: routeRef<typeof pindahSortir>('POST', 'pindah-sortir'),
  list: routeRef<typeof sortir.list>('GET', 'sortir'),
  show: routeRef<typeof sortir.show>('GET', 'sortir/{no_sortir}'),
  journal: routeRef<typeof sortir.journal>('GET', 'sortir/{no_sortir}/jurnal'),
  cancel: routeRef<typeof sortir.cancel>('POST', 'sortir/{no_sortir}/batal'),
}

/** Beginning of the queries of this area, and all that a sorting changes. */
export const AREA = 'sortir'
export const CHANGES = [AREA, 'barang', 'ringkasan'] as const
