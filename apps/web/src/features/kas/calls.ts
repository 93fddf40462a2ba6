import type {
  approveUang,
  getAjuanUang,
  listAjuanUang,
  refuseUang,
  withdrawUang,
} from '@kencana/contract/areas/uang/ajuan/ajuan-uang'
import type { bankBook, cashBook } from '@kencana/contract/areas/uang/buku'
import type { mutasiBank, mutasiCash } from '@kencana/contract/areas/uang/mutasi'
import type { uangBank, uangKas } from '@kencana/contract/areas/uang/uang-kas'
import { routeRef } from '../../lib/api.ts'

/** The calls of money that moves by itself. */
export const calls = {
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
  },
  CASH: {
    list: routeRef<typeof mutasiCash.list>('GET', 'cash/mutasi-uang-cash'),
    show: routeRef<typeof mutasiCash.show>('GET', 'cash/mutasi-uang-cash/{no_mutasi}'),
    journal: routeRef<typeof mutasiCash.journal>('GET', 'cash/mutasi-uang-cash/{no_mutasi}/jurnal'),
    cancel: routeRef<typeof mutasiCash.cancel>('POST', 'cash/mutasi-uang-cash/{no_mutasi}/batal'),
  },
} as const

/** The calls of cash and of bank by a kode transaksi. */
export const UANG = {
  KAS: {
    list: routeRef<typeof uangKas.list>('GET', 'uang-kas'),
    show: routeRef<typeof uangKas.show>('GET', 'uang-kas/{no_kas}'),
    journal: routeRef<typeof uangKas.journal>('GET', 'uang-kas/{no_kas}/jurnal'),
    cancel: routeRef<typeof uangKas.cancel>('POST', 'uang-kas/{no_kas}/batal'),
  },
  BANK: {
    list: routeRef<typeof uangBank.list>('GET', 'uang-bank'),
    show: routeRef<typeof uangBank.show>('GET', 'uang-bank/{no_kas}'),
    journal: routeRef<typeof uangBank.journal>('GET', 'uang-bank/{no_kas}/jurnal'),
    cancel: routeRef<typeof uangBank.cancel>('POST', 'uang-bank/{no_kas}/batal'),
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
