import type {
  listTimbang,
  resetTimbang,
  startTimbang,
  weighTimbang,
} from '@kencana/contract/areas/barang/timbang'
import { routeRef } from '../../lib/api.ts'

export type { DaftarTimbang, Timbang } from '@kencana/contract/areas/barang/timbang'

/** The calls of the scale. */
export const calls = {
  list: routeRef<typeof listTimbang>('GET', 'timbang-baki'),
  start: routeRef<typeof startTimbang>('POST', 'timbang-baki/start'),
  weigh: routeRef<typeof weighTimbang>('PUT', 'timbang-baki/{id}'),
  reset: routeRef<typeof resetTimbang>('POST', 'timbang-baki/reset'),
}

/** Trays and gudang as their lists answer them. */
export interface Tray {
  readonly kode_baki: string
  readonly nama_baki: string
  readonly kode_gudang: string
}
export interface Room {
  readonly kode_gudang: string
  readonly nama_gudang: string
}
