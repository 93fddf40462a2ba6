import type {
  closeStore,
  closingNotices,
  closingOf,
  closingPack,
  closingState,
  reopenStore,
} from '@kencana/contract/areas/tutup-toko'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { routeRef } from '../../lib/api.ts'

export const calls = {
  state: routeRef<typeof closingState>('GET', 'tutup-toko'),
  close: routeRef<typeof closeStore>('POST', 'tutup-toko'),
  closed: routeRef<typeof closingOf>('GET', 'tutup-toko/{tgl}'),
  notices: routeRef<typeof closingNotices>('GET', 'tutup-toko/selisih'),
  pack: routeRef<typeof closingPack>('GET', 'tutup-toko/{tgl}/pdf'),
  reopen: routeRef<typeof reopenStore>('POST', 'tutup-toko/buka'),
}

export type ClosingState = AnswerOf<typeof closingState>
export type Notice = AnswerOf<typeof closingNotices>[number]
export type Closed = AnswerOf<typeof closingOf>
