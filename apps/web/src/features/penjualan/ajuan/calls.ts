import type {
  approveAjuan,
  getAjuan,
  listAjuan,
  refuseAjuan,
  todaysAjuan,
  withdrawAjuan,
} from '@kencana/contract/areas/nota/ajuan'
import { routeRef } from '../../../lib/api.ts'

/** The calls of sales that somebody else has to approve. */
export const calls = {
  list: routeRef<typeof listAjuan>('GET', 'validasi-penjualan'),
  approve: routeRef<typeof approveAjuan>('POST', 'validasi-penjualan/{no_ajuan}/setuju'),
  refuse: routeRef<typeof refuseAjuan>('POST', 'validasi-penjualan/{no_ajuan}/tolak'),
  today: routeRef<typeof todaysAjuan>('GET', 'ajuan-penjualan'),
  show: routeRef<typeof getAjuan>('GET', 'ajuan-penjualan/{no_ajuan}'),
  withdraw: routeRef<typeof withdrawAjuan>('POST', 'ajuan-penjualan/{no_ajuan}/tarik'),
}

/** Beginnings of the queries that the end of a submission changes. */
export const CHANGES = ['ajuan', 'penjualan', 'barang', 'titipan', 'ringkasan'] as const
