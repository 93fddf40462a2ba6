import type { destroyPembelian, pembelian } from '@kencana/contract/areas/beli/pembelian'
import { routeRef } from '../../../lib/api.ts'

/** The calls of purchases that were written. */
export const calls = {
  list: routeRef<typeof pembelian.list>('GET', 'pembelian'),
  show: routeRef<typeof pembelian.show>('GET', 'pembelian/{no_faktur_beli}'),
  journal: routeRef<typeof pembelian.journal>('GET', 'pembelian/{no_faktur_beli}/jurnal'),
  cancel: routeRef<typeof pembelian.cancel>('POST', 'pembelian/{no_faktur_beli}/batal'),
  slip: routeRef<ReturnType<typeof pembelian.paper>>('POST', 'pembelian/{no_faktur_beli}/slip'),
  checks: routeRef<typeof pembelian.checks>('GET', 'validasi-pembelian'),
  check: routeRef<typeof pembelian.check>('POST', 'validasi-pembelian'),
  destroy: routeRef<typeof destroyPembelian>('POST', 'pembelian/hancur'),
}

/** Beginnings of the queries that a purchase taken back or checked changes. */
export const CHANGES = ['pembelian', 'barang', 'ringkasan'] as const
