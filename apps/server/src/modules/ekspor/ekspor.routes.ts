import * as routes from '@kencana/contract/areas/pengaturan/ekspor'
import type { ReportDefinition } from '../../engines/report/define-report.ts'
import { change, document, type Endpoint, file, read } from '../../platform/http/endpoint.ts'
import { cancelExport, exportFile, showJobs, startExport } from './export-jobs.ts'
import { sourcesOf } from './sources.ts'

/** The calls of exporting, over the reports given. */
export const endpointsWith = (reports: readonly ReportDefinition[]): readonly Endpoint[] => [
  read(routes.exportSources, async ctx => sourcesOf(ctx, reports)),
  read(routes.exportJobs, ctx => showJobs(ctx)),
  document(routes.startExport, (ctx, { body }) =>
    startExport(ctx, reports, routes.startExport, body),
  ),
  change(routes.cancelExport, (ctx, { params }) => cancelExport(ctx, params.id)),
  file(routes.exportFile, (ctx, { params }) => exportFile(ctx, params.id)),
]
