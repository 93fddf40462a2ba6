import { type ReportRow, SCREEN_ROWS } from '@kencana/contract/kit/report'
import type { ReportDefinition } from '../engines/report/define-report.ts'
import { openReport } from '../engines/report/open-report.ts'
import type { Asked } from '../engines/report/plan-report.ts'
import { type Reading, someRows } from '../engines/report/read-rows.ts'
import type { Ctx } from '../platform/context.ts'
import { indonesian } from '../platform/texts/say.ts'

/** Makes what a call answers of the rows of one store. */
type Making<R> = (rows: readonly ReportRow[], toko: string, reading: Reading) => Promise<R[]>

/**
 * The rows of a report for a call that the specification names: as many as a screen takes, and
 * whether there are more. Such calls answer codes, in any language.
 */
export async function limitedRows<R>(
  ctx: Ctx,
  report: ReportDefinition,
  asked: Asked,
  gone: AbortSignal,
  make: Making<R>,
): Promise<{ data: R[]; more: boolean }> {
  const said = { ...ctx, say: indonesian }
  const { plan, reading } = await openReport(said, [report], report.id, asked, gone)
  const all: R[] = []
  try {
    for (const toko of plan.stores) {
      await reading.enter(toko)
      const room = SCREEN_ROWS + 1 - all.length
      const { rows } = await someRows(reading.db, plan, toko, room)
      all.push(...(await make(rows, toko, reading)))
    }
  } finally {
    await reading.close()
  }
  return { data: all.slice(0, SCREEN_ROWS), more: all.length > SCREEN_ROWS }
}
