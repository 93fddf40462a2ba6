import type { priceBoard } from '@kencana/contract/areas/harga-emas'
import type { ringkasan, ringkasanGrafik, ringkasanPusat } from '@kencana/contract/areas/ringkasan'
import { routeRef } from '../../lib/api.ts'

/** The calls of the first screens. */
export const calls = {
  today: routeRef<typeof ringkasan>('GET', 'ringkasan'),
  charts: routeRef<typeof ringkasanGrafik>('GET', 'ringkasan/grafik'),
  stores: routeRef<typeof ringkasanPusat>('GET', 'ringkasan/pusat'),
  board: routeRef<typeof priceBoard>('GET', 'harga-emas'),
}
