import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportJob, startExport as route } from '@kencana/contract/areas/pengaturan/ekspor'
import { ALL } from '@kencana/contract/kit/report'
import type { BodyOf, Route } from '@kencana/contract/kit/route'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { ReportDefinition } from '../../engines/report/define-report.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { recordChange } from '../../platform/http/change.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { inStore } from '../../platform/transaction.ts'
import {
  closeLost,
  endJob,
  insertJob,
  type JobRow,
  jobRows,
  liveStores,
  ownJob,
} from './ekspor.queries.ts'
import { folderOf, KEPT_MS, runExport } from './run-export.ts'
import { sourcesOf } from './sources.ts'

/** A process that gave no sign for so long is gone, and its job with it. */
const LOST_MS = 60_000

/** The user's own exports, newest first. */
export async function showJobs(ctx: StoreCtx): Promise<ExportJob[]> {
  const found = await jobRows(ctx.db, ctx.kode_toko, ctx.actor.user_id)
  return found.map(row => faceOf(row, ctx.now()))
}

function faceOf({ berkas: _, denyut_pada, dibuat_pada, ...row }: JobRow, now: Date): ExportJob {
  const age = now.getTime() - dibuat_pada.getTime()
  const isLost = row.status === 'JALAN' && now.getTime() - denyut_pada.getTime() > LOST_MS
  const status = row.status === 'SELESAI' && age > KEPT_MS ? 'KEDALUWARSA' : row.status
  const galat = isLost ? 'Server berhenti sebelum selesai' : row.galat
  return {
    ...row,
    galat,
    status: isLost ? 'GAGAL' : status,
    dibuat_pada: dibuat_pada.toISOString(),
  }
}

/**
 * Starts an export in this process; any process tells how far it is.
 * @throws Refusal RUJUKAN_TIDAK_ADA, TOKO_BUKAN_HAK, EKSPOR_BERJALAN
 */
export async function startExport(
  ctx: Ctx,
  reports: readonly ReportDefinition[],
  declared: Route,
  body: BodyOf<typeof route>,
): Promise<ExportJob> {
  const { kode_toko, actor } = ctx
  const known = new Map(sourcesOf(ctx, reports).map(source => [source.kode, source]))
  const titles = body.sumber.map(({ kode }) => {
    return known.get(kode)?.judul ?? refuse('RUJUKAN_TIDAK_ADA', { label: 'Sumber', kode })
  })
  const id = uuidv7(ctx.now())
  let began: readonly string[] | undefined
  const job = await inStore(ctx.app.pool, kode_toko, db => {
    const scoped = { ...ctx, db }
    return recordChange(scoped, declared, body, async () => {
      const stores = await storesMeant(scoped, body.toko)
      const since = new Date(ctx.now().getTime() - LOST_MS)
      await closeLost(db, { kode_toko, user_id: actor.user_id, since })
      const [judul = ''] = titles
      const more = titles.length > 1 ? ` + ${titles.length - 1}` : ''
      const row = { id, user_id: actor.user_id, judul: judul + more, isi: body, at: ctx.now() }
      const begun = await insertJob(db, kode_toko, { ...row, jumlah: titles.length })
      if (begun === 0) refuse('EKSPOR_BERJALAN')
      began = stores
      const fresh = await ownJob(db, kode_toko, actor.user_id, id)
      return faceOf(fresh ?? refuse('TIDAK_DITEMUKAN'), ctx.now())
    })
  })
  if (began !== undefined) {
    const { tanggal_awal, sampai_tgl } = body
    const narrowed = { stores: began, tanggal_awal, sampai_tgl }
    void runExport(ctx, reports, { id, sumber: body.sumber, narrowed })
  }
  return job
}

/** Ends a job; the process at work notices within a second. @throws Refusal TIDAK_DITEMUKAN */
export async function cancelExport(ctx: StoreCtx, id: string): Promise<{ message: string }> {
  const job = await ownJob(ctx.db, ctx.kode_toko, ctx.actor.user_id, id)
  if (job === undefined) return refuse('TIDAK_DITEMUKAN')
  const how = { status: 'BATAL' as const, berkas: null, ukuran: null, galat: null }
  await endJob(ctx.db, ctx.kode_toko, id, how)
  return { message: 'Ekspor dibatalkan' }
}

/** The file of a finished job of one's own. @throws Refusal TIDAK_DITEMUKAN */
export async function exportFile(ctx: StoreCtx, id: string): Promise<FileAnswer> {
  const job = await ownJob(ctx.db, ctx.kode_toko, ctx.actor.user_id, id)
  if (job === undefined || faceOf(job, ctx.now()).status !== 'SELESAI') {
    return refuse('TIDAK_DITEMUKAN')
  }
  const path = join(folderOf(ctx.app), job.berkas ?? '')
  await access(path).catch(() => refuse('TIDAK_DITEMUKAN'))
  const isZip = path.endsWith('.zip')
  return {
    mime: isZip ? 'application/zip' : 'text/csv; charset=utf-8',
    name: isZip ? 'ekspor.zip' : 'spreadsheet.csv',
    disposition: 'attachment',
    bytes: createReadStream(path),
  }
}

/** One's own store; others, or ALL, from the head office. */
async function storesMeant(ctx: StoreCtx, asked: string | undefined): Promise<string[]> {
  const stores = (await liveStores(ctx.db)).map(store => store.kode_toko)
  const { tipe, level } = ctx.actor
  const mayOthers = tipe === 'PUSAT' && ACTS_FOR_STORES.includes(level)
  if (asked === ALL && mayOthers) return stores
  const wanted = asked === undefined || asked === ALL ? [ctx.kode_toko] : asked.split(',')
  for (const kode_toko of wanted) {
    if (kode_toko !== ctx.kode_toko && !mayOthers) refuse('TOKO_BUKAN_HAK', { kode_toko })
    if (!stores.includes(kode_toko)) refuse('RUJUKAN_TIDAK_ADA', { label: 'Toko', kode: kode_toko })
  }
  return [...new Set(wanted)]
}
