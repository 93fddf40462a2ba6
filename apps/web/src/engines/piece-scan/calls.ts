import type { getBarang, listBarang } from '@kencana/contract/areas/barang'
import { routeRef } from '../../lib/api.ts'

/** What is asked of pieces wherever they are scanned. */
export const calls = {
  piece: routeRef<typeof getBarang>('GET', 'barang/{kode_barcode}'),
  pieces: routeRef<typeof listBarang>('GET', 'barang'),
}
