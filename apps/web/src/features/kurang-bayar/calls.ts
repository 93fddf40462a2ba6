import type {
  kurangBayar,
  payKurang,
  postKurang,
  shortNota,
} from '@kencana/contract/areas/uang/kurang-bayar'
import { routeRef } from '../../lib/api.ts'

/** The calls of short payments. */
export const calls = {
  list: routeRef<typeof kurangBayar.list>('GET', 'piutang-penjualan'),
  show: routeRef<typeof kurangBayar.show>('GET', 'piutang-penjualan/{no_kurang_bayar}'),
  journal: routeRef<typeof kurangBayar.journal>(
    'GET',
    'piutang-penjualan/{no_kurang_bayar}/jurnal',
  ),
  nota: routeRef<typeof shortNota>('GET', 'nota-kurang-bayar/{no_faktur_jual}'),
  write: routeRef<typeof postKurang>('POST', 'piutang-penjualan'),
  pay: routeRef<typeof payKurang>('POST', 'piutang-penjualan/{no_kurang_bayar}/bayar'),
  cancel: routeRef<typeof kurangBayar.cancel>('POST', 'piutang-penjualan/{no_kurang_bayar}/batal'),
}

/** Beginnings of the queries that a short payment changes. */
export const CHANGES = ['piutang-penjualan', 'tutup-toko', 'ringkasan'] as const
