import type {
  approveUang,
  getAjuanUang,
  listAjuanUang,
  refuseUang,
  withdrawUang,
} from '@kencana/contract/areas/uang/ajuan/ajuan-uang'
import type { bankBook, cashBook, drawerSums } from '@kencana/contract/areas/uang/buku'
import type {
  mutasiBank,
  mutasiCash,
  postMutasiBank,
  postMutasiCash,
} from '@kencana/contract/areas/uang/mutasi'
import type {
  postUangBank,
  postUangKas,
  uangBank,
  uangKas,
} from '@kencana/contract/areas/uang/uang-kas'
import type { masterRoutes } from '@kencana/contract/kit/masters/routes'
import { call, routeRef } from '../../lib/api.ts'

type MasterCall = ReturnType<typeof masterRoutes>['calls'][number]['route']

/** The calls of money that moves by itself. */
export const calls = {
  kategori: routeRef<MasterCall>('GET', 'paratransaksi/get/all'),
  rekening: routeRef<MasterCall>('GET', 'rekenings/get-by-kode-bank'),
  buku: routeRef<typeof drawerSums>('GET', 'cash/buku'),
  cash: routeRef<typeof cashBook>('GET', 'cash/paginated'),
  bank: routeRef<typeof bankBook>('GET', 'cash/history-bank'),
}

/** The calls of the two kinds of mutations. */
export const MUTASI = {
  BANK: {
    list: routeRef<typeof mutasiBank.list>('GET', 'cash/mutasi-uang-bank'),
    show: routeRef<typeof mutasiBank.show>('GET', 'cash/mutasi-uang-bank/{no_mutasi}'),
    journal: routeRef<typeof mutasiBank.journal>('GET', 'cash/mutasi-uang-bank/{no_mutasi}/jurnal'),
    cancel: routeRef<typeof mutasiBank.cancel>('POST', 'cash/mutasi-uang-bank/{no_mutasi}/batal'),
    post: routeRef<typeof postMutasiBank>('POST', 'cash/mutasi-uang-bank'),
  },
  CASH: {
    list: routeRef<typeof mutasiCash.list>('GET', 'cash/mutasi-uang-cash'),
    show: routeRef<typeof mutasiCash.show>('GET', 'cash/mutasi-uang-cash/{no_mutasi}'),
    journal: routeRef<typeof mutasiCash.journal>('GET', 'cash/mutasi-uang-cash/{no_mutasi}/jurnal'),
    cancel: routeRef<typeof mutasiCash.cancel>('POST', 'cash/mutasi-uang-cash/{no_mutasi}/batal'),
    post: routeRef<typeof postMutasiCash>('POST', 'cash/mutasi-uang-cash'),
  },
} as const

/** The calls of cash and of bank by a kode transaksi. */
export const UANG = {
  KAS: {
    list: routeRef<typeof uangKas.list>('GET', 'uang-kas'),
    show: routeRef<typeof uangKas.show>('GET', 'uang-kas/{no_kas}'),
    journal: routeRef<typeof uangKas.journal>('GET', 'uang-kas/{no_kas}/jurnal'),
    cancel: routeRef<typeof uangKas.cancel>('POST', 'uang-kas/{no_kas}/batal'),
    post: routeRef<typeof postUangKas>('POST', 'uang-kas'),
  },
  BANK: {
    list: routeRef<typeof uangBank.list>('GET', 'uang-bank'),
    show: routeRef<typeof uangBank.show>('GET', 'uang-bank/{no_kas}'),
    journal: routeRef<typeof uangBank.journal>('GET', 'uang-bank/{no_kas}/jurnal'),
    cancel: routeRef<typeof uangBank.cancel>('POST', 'uang-bank/{no_kas}/batal'),
    post: routeRef<typeof postUangBank>('POST', 'uang-bank'),
  },
} as const

/** The calls of money that somebody else validates. */
export const AJUAN = {
  list: routeRef<typeof listAjuanUang>('GET', 'ajuan-uang'),
  show: routeRef<typeof getAjuanUang>('GET', 'ajuan-uang/{no_ajuan}'),
  approve: routeRef<typeof approveUang>('POST', 'ajuan-uang/{no_ajuan}/setuju'),
  refuse: routeRef<typeof refuseUang>('POST', 'ajuan-uang/{no_ajuan}/tolak'),
  withdraw: routeRef<typeof withdrawUang>('POST', 'ajuan-uang/{no_ajuan}/tarik'),
} as const

/** Beginnings of the queries that a document of money changes. */
export const CHANGES = ['kas', 'ringkasan'] as const

/** A kode transaksi, as a form offers it. */
export interface Kode {
  readonly kode: string
  readonly nama: string
  readonly jenis: string
}

/** Every live kode transaksi. */
export const readKodes = async (signal: AbortSignal): Promise<readonly Kode[]> =>
  (await call(calls.kategori, { signal })).map(row => ({
    kode: String(row.kode_transaksi),
    nama: String(row.nama_transaksi),
    jenis: String(row.jenis),
  }))
