import type { tokoList } from '@kencana/contract/areas/toko'
import type { drawerSums } from '@kencana/contract/areas/uang/buku'
import type { masterRoutes } from '@kencana/contract/kit/masters/routes'
import { call, routeRef } from '../../../lib/api.ts'

type MasterCall = ReturnType<typeof masterRoutes>['calls'][number]['route']

/** What the places of money, and stores, are chosen from. */
export const places = {
  kategori: routeRef<MasterCall>('GET', 'paratransaksi/get/all'),
  rekening: routeRef<MasterCall>('GET', 'rekenings/get-by-kode-bank'),
  buku: routeRef<typeof drawerSums>('GET', 'cash/buku'),
  toko: routeRef<typeof tokoList>('GET', 'tokos'),
}

/** A kode transaksi, as a form offers it. */
export interface Kode {
  readonly kode: string
  readonly nama: string
  readonly jenis: string
}

/** Every live kode transaksi. */
export const readKodes = async (signal: AbortSignal): Promise<readonly Kode[]> =>
  (await call(places.kategori, { signal })).map(row => ({
    kode: String(row.kode_transaksi),
    nama: String(row.nama_transaksi),
    jenis: String(row.jenis),
  }))
