import type { kurangBayar, shortNota } from '@kencana/contract/areas/uang/kurang-bayar'
import type { TFunction } from 'i18next'
import type { Paper } from '../../engines/document-frame/paper/paper-button.tsx'
import { paperOf } from '../../engines/document-frame/paper/paper-of.ts'
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
  cancel: routeRef<typeof kurangBayar.cancel>('POST', 'piutang-penjualan/{no_kurang_bayar}/batal'),
  slip: routeRef<ReturnType<typeof kurangBayar.paper>>(
    'POST',
    'piutang-penjualan/{no_kurang_bayar}/slip',
  ),
}

/** Beginnings of the queries that a short payment changes. */
export const CHANGES = ['piutang-penjualan', 'tutup-toko', 'ringkasan'] as const

/** The customer's slip: of the last document of the debt that stands. */
export const slipOf = (no_kurang_bayar: string, t: TFunction): Paper =>
  paperOf({
    route: calls.slip,
    params: { no_kurang_bayar },
    nomor: no_kurang_bayar,
    label: t('Cetak slip'),
    again: t('Cetak ulang slip piutang {nomor}', { nomor: no_kurang_bayar }),
  })
