import type {
  appraisePembelian,
  notaForBuying,
  pembelian,
  postPembelian,
} from '@kencana/contract/areas/beli/pembelian'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { routeRef } from '../../../lib/api.ts'

/** The calls of the buying counter. */
export const calls = {
  nota: routeRef<typeof notaForBuying>('GET', 'pembelian/nota/{no_faktur_jual}'),
  appraise: routeRef<typeof appraisePembelian>('POST', 'pembelian/taksir'),
  post: routeRef<typeof postPembelian>('POST', 'pembelian'),
  slip: routeRef<ReturnType<typeof pembelian.paper>>('POST', 'pembelian/{no_faktur_beli}/slip'),
}

/** A nota whose pieces may be brought. */
export type Nota = AnswerOf<typeof notaForBuying>
export type NotaLine = Nota['barang'][number]

/** Beginnings of the queries that a purchase changes. */
export const CHANGES = ['pembelian', 'barang', 'titipan', 'ringkasan'] as const
