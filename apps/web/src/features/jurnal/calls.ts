import type {
  approveJurnal,
  getAjuanJurnal,
  jurnal,
  jurnalAccounts,
  listAjuanJurnal,
  refuseJurnal,
  submitJurnal,
  withdrawJurnal,
} from '@kencana/contract/areas/akuntansi/jurnal'
import { routeRef } from '../../lib/api.ts'

/** The calls of journals by hand. */
export const calls = {
  list: routeRef<typeof jurnal.list>('GET', 'jurnal'),
  show: routeRef<typeof jurnal.show>('GET', 'jurnal/{no_jurnal}'),
  cancel: routeRef<typeof jurnal.cancel>('POST', 'jurnal/{no_jurnal}/batal'),
  accounts: routeRef<typeof jurnalAccounts>('GET', 'akun-jurnal'),
  submit: routeRef<typeof submitJurnal>('POST', 'ajuan-jurnal'),
  waiting: routeRef<typeof listAjuanJurnal>('GET', 'ajuan-jurnal'),
  ajuan: routeRef<typeof getAjuanJurnal>('GET', 'ajuan-jurnal/{no_ajuan}'),
  approve: routeRef<typeof approveJurnal>('POST', 'ajuan-jurnal/{no_ajuan}/setuju'),
  refuse: routeRef<typeof refuseJurnal>('POST', 'ajuan-jurnal/{no_ajuan}/tolak'),
  withdraw: routeRef<typeof withdrawJurnal>('POST', 'ajuan-jurnal/{no_ajuan}/tarik'),
}

/** Beginnings of the queries that a journal by hand changes. */
export const CHANGES = ['jurnal', 'periode', 'ringkasan'] as const
