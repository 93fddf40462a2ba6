import type {
  appraisePembelian,
  notaForBuying,
  pembelian,
  postPembelian,
} from '@kencana/contract/areas/beli/pembelian'
import { routeRef } from '../../../lib/api.ts'

/** The calls of the buying counter. */
export const calls = {
  nota: routeRef<typeof notaForBuying>('GET', 'pembelian/nota/{no_faktur_jual}'),
  appraise: routeRef<typeof appraisePembelian>('POST', 'pembelian/taksir'),
  post: routeRef<typeof postPembelian>('POST', 'pembelian'),
  slip: routeRef<ReturnType<typeof pembelian.paper>>('POST', 'pembelian/{no_faktur_beli}/slip'),
}

/** Beginnings of the queries that a purchase changes. */
export const CHANGES = ['pembelian', 'barang', 'titipan', 'ringkasan'] as const
