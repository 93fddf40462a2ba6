import type * as reports from '@kencana/contract/areas/reports'
import type { tokoList } from '@kencana/contract/areas/toko'
import { routeRef } from '../../lib/api.ts'

/** Calls of the report engine, named without their schemas. */
export const reportCalls = {
  list: routeRef<typeof reports.listReports>('GET', 'reports'),
  rows: routeRef<typeof reports.readReport>('GET', 'reports/{id}'),
  more: routeRef<typeof reports.readMoreOfReport>('GET', 'reports/{id}/lanjut'),
  pdf: routeRef<typeof reports.reportPdf>('GET', 'reports/{id}/pdf'),
  excel: routeRef<typeof reports.reportExcel>('GET', 'reports/{id}/excel'),
  csv: routeRef<typeof reports.reportCsv>('GET', 'reports/{id}/csv'),
  stores: routeRef<typeof tokoList>('GET', 'tokos'),
}
