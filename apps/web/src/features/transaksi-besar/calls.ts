import type { laporPpatk, tugasDokumen } from '@kencana/contract/areas/pelanggan/transaksi-besar'
import { routeRef } from '../../lib/api.ts'

export const calls = {
  tasks: routeRef<typeof tugasDokumen>('GET', 'transaksi-besar/{nomor}'),
  report: routeRef<typeof laporPpatk>('POST', 'transaksi-besar/{nomor}/lapor'),
}

/** Tasks are asked for below it: every document that moves money has it read again. */
export const TASKS = 'ringkasan'
