import type {
  plannedBoards,
  previewPrices,
  priceBoard,
  priceChanges,
  setPrices,
  withdrawBoard,
} from '@kencana/contract/areas/harga-emas'
import { routeRef } from '../../../lib/api.ts'

/** The calls of a board, each made at the portal of its store. */
export const calls = {
  board: routeRef<typeof priceBoard>('GET', 'harga-emas'),
  planned: routeRef<typeof plannedBoards>('GET', 'harga-emas/rencana'),
  changes: routeRef<typeof priceChanges>('GET', 'harga-emas/perubahan'),
  preview: routeRef<typeof previewPrices>('POST', 'harga-emas/pratinjau'),
  save: routeRef<typeof setPrices>('POST', 'harga-emas'),
  withdraw: routeRef<typeof withdrawBoard>('POST', 'harga-emas/rencana/{id}/tarik'),
}
