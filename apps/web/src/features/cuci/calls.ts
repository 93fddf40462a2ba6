import type {
  kirimCuci,
  postKirimCuci,
  terimaCuci,
  terimaSepuhan,
  wastingSepuhan,
} from '@kencana/contract/areas/stok/cuci'
import type { listAntreTukang, showAntreTukang } from '@kencana/contract/areas/stok/di-tukang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { routeRef } from '../../lib/api.ts'

export type { DiTukang } from '@kencana/contract/areas/stok/di-tukang'

/** A batch as its list shows it, and as it is opened. */
export type BatchRow = AnswerOf<typeof kirimCuci.list>['data'][number]
export type Batch = AnswerOf<typeof kirimCuci.show>

/** The calls of pieces at a craftsman. */
export const calls = {
  queue: routeRef<typeof listAntreTukang>('GET', 'antre-tukang'),
  away: routeRef<typeof showAntreTukang>('GET', 'antre-tukang/{kode_barcode}'),
  send: routeRef<typeof postKirimCuci>('POST', 'kirim-cuci'),
  washed: routeRef<typeof terimaCuci>('POST', 'terima-cuci'),
  plated: routeRef<typeof terimaSepuhan>('POST', 'terima-sepuhan'),
  close: routeRef<typeof wastingSepuhan>('POST', 'wasting-sepuhan'),
  list: routeRef<typeof kirimCuci.list>('GET', 'kirim-cuci'),
  show: routeRef<typeof kirimCuci.show>('GET', 'kirim-cuci/{no_kirim}'),
  journal: routeRef<typeof kirimCuci.journal>('GET', 'kirim-cuci/{no_kirim}/jurnal'),
  cancel: routeRef<typeof kirimCuci.cancel>('POST', 'kirim-cuci/{no_kirim}/batal'),
}

/** Beginning of the queries of this area, and all that its commands change. */
export const AREA = 'cuci'
export const CHANGES = [AREA, 'sortir', 'susut', 'barang', 'ringkasan'] as const
