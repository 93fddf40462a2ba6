import type { postTukarTambah, tukarTambah } from '@kencana/contract/areas/beli/tukar-tambah'
import { routeRef } from '../../lib/api.ts'

export const calls = {
  post: routeRef<typeof postTukarTambah>('POST', 'tukar-tambah'),
  list: routeRef<typeof tukarTambah.list>('GET', 'tukar-tambah'),
  show: routeRef<typeof tukarTambah.show>('GET', 'tukar-tambah/{no_tukar_tambah}'),
  journal: routeRef<typeof tukarTambah.journal>('GET', 'tukar-tambah/{no_tukar_tambah}/jurnal'),
  cancel: routeRef<typeof tukarTambah.cancel>('POST', 'tukar-tambah/{no_tukar_tambah}/batal'),
  slip: routeRef<ReturnType<typeof tukarTambah.paper>>(
    'POST',
    'tukar-tambah/{no_tukar_tambah}/slip',
  ),
}

/** Beginnings of the queries that an exchange changes. */
export const CHANGES = [
  'tukar-tambah',
  'penjualan',
  'pembelian',
  'barang',
  'titipan',
  'ringkasan',
] as const
