import { refuse } from '@kencana/contract/refusals'
import type { Pool } from 'pg'
import type { Ctx } from '../../platform/context.ts'
import { authorize } from '../../platform/http/boundary.ts'
import { chooseStores, meantDay, type StoreFacts } from './choose-stores.ts'
import { type ReportDefinition, reportFor } from './define-report.ts'
import { type Asked, type Plan, planReport } from './plan-report.ts'
import { openReading, type Reading } from './read-rows.ts'
import { readSide } from './read-side.ts'

export interface OpenReport {
  readonly plan: Plan
  readonly reading: Reading
  readonly stores: readonly StoreFacts[]
  /** Where it is read. */
  readonly pool: Pool
}

/** The reports whose screen the actor has in the access tree, as the actor's level gets them. */
export const reportsFor = (
  ctx: Ctx,
  reports: readonly ReportDefinition[],
): readonly ReportDefinition[] =>
  reports.filter(report => mayRead(ctx, report)).map(report => reportFor(ctx.actor.level, report))

function mayRead(ctx: Ctx, report: ReportDefinition): boolean {
  try {
    authorize({ screens: [report.path] }, ctx.actor)
    return true
  } catch {
    return false
  }
}

/**
 * Opens a report as it was asked for: right, stores, filters, then the snapshot to read from.
 * Whoever opens it closes its reading; until then it ends by itself when the caller is gone.
 * @throws Refusal TIDAK_DITEMUKAN, TANPA_HAK and those of stores and filters
 */
export async function openReport(
  ctx: Ctx,
  reports: readonly ReportDefinition[],
  id: string,
  asked: Asked,
  gone: AbortSignal,
): Promise<OpenReport> {
  const named = reports.find(r => r.id === id) ?? refuse('TIDAK_DITEMUKAN')
  const report = reportFor(ctx.actor.level, named)
  authorize({ screens: [report.path] }, ctx.actor)
  const pool = await readSide(ctx.app)
  const reading = await readingUntil(pool, gone)
  try {
    const stores = await chooseStores(ctx, reading, report.face, asked.toko)
    const day = await meantDay(ctx, reading, stores)
    const codes = stores.map(store => store.kode_toko)
    return { plan: planReport(report, asked, codes, day, ctx.say), reading, stores, pool }
  } catch (error) {
    await reading.close()
    throw error
  }
}

/**
 * A snapshot whose statements end when the caller is gone. Once it is closed it hears no more of
 * that: a caller may have many read, one after the other.
 */
export async function readingUntil(pool: Pool, gone: AbortSignal): Promise<Reading> {
  const reading = await openReading(pool)
  const stop = () => void reading.stop()
  gone.addEventListener('abort', stop)
  if (gone.aborted) await reading.stop()
  const close = () => reading.close().finally(() => gone.removeEventListener('abort', stop))
  return { ...reading, close }
}
