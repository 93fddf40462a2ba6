import type {
  cancelExport,
  exportFile,
  exportJobs,
  exportSources,
  startExport,
} from '@kencana/contract/areas/pengaturan/ekspor'
import { routeRef } from '../../lib/api.ts'

export const calls = {
  sources: routeRef<typeof exportSources>('GET', 'export-csv/sumber'),
  jobs: routeRef<typeof exportJobs>('GET', 'export-csv'),
  start: routeRef<typeof startExport>('POST', 'export-csv'),
  cancel: routeRef<typeof cancelExport>('POST', 'export-csv/{id}/batal'),
  file: routeRef<typeof exportFile>('GET', 'export-csv/{id}/berkas'),
}
