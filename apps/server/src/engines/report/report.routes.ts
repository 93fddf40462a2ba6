import * as routes from '@kencana/contract/areas/reports'
import type { Ctx } from '../../platform/context.ts'
import { type Endpoint, read, stream } from '../../platform/http/endpoint.ts'
import { answerMore, answerReport } from './answer-report.ts'
import type { ReportDefinition } from './define-report.ts'
import { openReport, reportsFor } from './open-report.ts'
import { AFTER_KEY } from './plan-report.ts'
import { type CutAddress, reportCsv, reportExcel, reportPdf } from './write-report.ts'

/** The calls of all reports: one screen, paper, sheet and CSV serve every definition. */
export function reportEndpoints(
  reports: readonly ReportDefinition[],
  cutAddress: CutAddress,
): readonly Endpoint[] {
  const open = (
    ctx: Ctx,
    { params, query }: { params: { id: string }; query: Record<string, string> },
    gone: AbortSignal,
  ) => openReport(ctx, reports, params.id, query, gone)
  return [
    read(routes.listReports, async ctx => reportsFor(ctx, reports).map(report => report.face)),
    stream(routes.readReport, async (ctx, input, gone) =>
      answerReport(await open(ctx, input, gone), gone),
    ),
    stream(routes.readMoreOfReport, async (ctx, input, gone) =>
      answerMore(await open(ctx, input, gone), input.query[AFTER_KEY] ?? ''),
    ),
    stream(routes.reportPdf, async (ctx, input, gone) =>
      reportPdf(ctx, await open(ctx, input, gone), cutAddress, gone),
    ),
    stream(routes.reportExcel, async (ctx, input, gone) =>
      reportExcel(await open(ctx, input, gone), gone),
    ),
    stream(routes.reportCsv, async (ctx, input, gone) =>
      reportCsv(ctx, await open(ctx, input, gone), gone),
    ),
  ]
}
