import type { priceBoard } from '@kencana/contract/areas/harga-emas'
import type { saveSettings } from '@kencana/contract/areas/pengaturan/para-system'
import type {
  dailyTransactionChart,
  periodTransactionChartByAddress,
  yearTransactionByAddress,
} from '@kencana/contract/areas/pusat/perdagangan'
import type { posisi } from '@kencana/contract/areas/pusat/posisi'
import type {
  dailyBiayaByAddress,
  dailyCashChart,
  dailySpecificChartByAddress,
  outstandNonCashByAddress,
} from '@kencana/contract/areas/pusat/uang'
import type {
  langkahAwal,
  perhatianPusat,
  ringkasan,
  ringkasanGrafik,
  ringkasanGrafikJenis,
  ringkasanPusat,
} from '@kencana/contract/areas/ringkasan'
import { routeRef } from '../../lib/api.ts'

/** The calls of the first screens. */
export const calls = {
  today: routeRef<typeof ringkasan>('GET', 'ringkasan'),
  charts: routeRef<typeof ringkasanGrafik>('GET', 'ringkasan/grafik'),
  byType: routeRef<typeof ringkasanGrafikJenis>('GET', 'ringkasan/grafik/{jenis}'),
  stores: routeRef<typeof ringkasanPusat>('GET', 'ringkasan/pusat'),
  position: routeRef<typeof posisi>('GET', 'ringkasan/posisi'),
  attention: routeRef<typeof perhatianPusat>('GET', 'ringkasan/perhatian'),
  steps: routeRef<typeof langkahAwal>('GET', 'ringkasan/langkah-awal'),
  saveSettings: routeRef<typeof saveSettings>('PUT', 'para-system'),
  board: routeRef<typeof priceBoard>('GET', 'harga-emas'),
  /** Of all stores, for the head office. */
  daily: routeRef<typeof dailyTransactionChart>('GET', 'cash-pusat/daily-transaction-chart'),
  period: routeRef<typeof periodTransactionChartByAddress>(
    'GET',
    'cash-pusat/period-transaction-chart',
  ),
  year: routeRef<typeof yearTransactionByAddress>('GET', 'transaction/daily-transaction-get-year'),
  cash: routeRef<typeof dailyCashChart>('GET', 'cash-pusat/daily-cash-chart'),
  biaya: routeRef<typeof dailyBiayaByAddress>('GET', 'cash-pusat/daily-biaya'),
  outstanding: routeRef<typeof outstandNonCashByAddress>('GET', 'cash-pusat/outstand-noncash'),
  specific: routeRef<typeof dailySpecificChartByAddress>('GET', 'cash-pusat/daily-specific-chart'),
}
