import type { getBarang, listBarang } from '@kencana/contract/areas/barang'
import type { findOldNotas } from '@kencana/contract/areas/nota/nota-lama'
import type { heldCarts, holdCart, takeHeldCart } from '@kencana/contract/areas/nota/nota-tertahan'
import type { penjualan, postPenjualan, previewPenjualan } from '@kencana/contract/areas/penjualan'
import type { titipan } from '@kencana/contract/areas/uang/titipan'
import { routeRef } from '../../lib/api.ts'

/** The calls of selling. */
export const calls = {
  piece: routeRef<typeof getBarang>('GET', 'barang/{kode_barcode}'),
  pieces: routeRef<typeof listBarang>('GET', 'barang'),
  bon: routeRef<typeof titipan.show>('GET', 'titipan/{no_titipan}'),
  post: routeRef<typeof postPenjualan>('POST', 'penjualan'),
  preview: routeRef<typeof previewPenjualan>('POST', 'penjualan/pratinjau'),
  list: routeRef<typeof penjualan.list>('GET', 'penjualan'),
  old: routeRef<typeof findOldNotas>('POST', 'penjualan/cari-lama'),
  show: routeRef<typeof penjualan.show>('GET', 'penjualan/{no_faktur_jual}'),
  journal: routeRef<typeof penjualan.journal>('GET', 'penjualan/{no_faktur_jual}/jurnal'),
  cancel: routeRef<typeof penjualan.cancel>('POST', 'penjualan/{no_faktur_jual}/batal'),
  slip: routeRef<ReturnType<typeof penjualan.paper>>(
    'POST',
    'penjualan/{no_faktur_jual}/batal/slip',
  ),
  print: routeRef<ReturnType<typeof penjualan.paper>>('POST', 'penjualan/{no_faktur_jual}/nota'),
  held: routeRef<typeof heldCarts>('GET', 'penjualan/tertahan'),
  hold: routeRef<typeof holdCart>('POST', 'penjualan/tertahan'),
  take: routeRef<typeof takeHeldCart>('DELETE', 'penjualan/tertahan/{id}'),
}
