import type {
  listPiutang,
  pencairan,
  postPencairan,
  readMdr,
} from '@kencana/contract/areas/uang/pencairan'
import { routeRef } from '../../lib/api.ts'

/** The calls of card and QRIS receivables that are paid out. */
export const calls = {
  open: routeRef<typeof listPiutang>('GET', 'piutang-non-cash'),
  mdr: routeRef<typeof readMdr>('GET', 'piutang-non-cash/mdr'),
  post: routeRef<typeof postPencairan>('POST', 'pencairan-non-cash'),
  list: routeRef<typeof pencairan.list>('GET', 'pencairan-non-cash'),
  show: routeRef<typeof pencairan.show>('GET', 'pencairan-non-cash/{no_cair}'),
  journal: routeRef<typeof pencairan.journal>('GET', 'pencairan-non-cash/{no_cair}/jurnal'),
  cancel: routeRef<typeof pencairan.cancel>('POST', 'pencairan-non-cash/{no_cair}/batal'),
}

/** Beginnings of the queries that paying out changes. */
export const CHANGES = ['pencairan', 'non-cash', 'kas', 'tutup-toko', 'ringkasan'] as const
