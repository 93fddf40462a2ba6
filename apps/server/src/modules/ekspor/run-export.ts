import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { startExport } from '@kencana/contract/areas/pengaturan/ekspor'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refusalText } from '@kencana/contract/kit/words/refusal-text'
import { Refusal } from '@kencana/contract/refusals'
import type { ReportDefinition } from '../../engines/report/define-report.ts'
import type { App, Ctx } from '../../platform/context.ts'
import { csvStream } from '../../platform/sheet/csv.ts'
import { csvFormIn } from '../../platform/sheet/csv-form.ts'
import { zipWriter } from '../../platform/sheet/write-zip.ts'
import { inStore } from '../../platform/transaction.ts'
import { beat, endJob, type JobRow } from './ekspor.queries.ts'
import { type Narrowed, openSource } from './sources.ts'

/** A file is kept for so long after it was asked for. */
export const KEPT_MS = 24 * 3_600_000
const BEAT_MS = 1_000

export const folderOf = (app: App): string => join(app.config.dataDir, 'ekspor')

export interface Job {
  readonly id: string
  readonly sumber: BodyOf<typeof startExport>['sumber']
  readonly narrowed: Narrowed
}

/**
 * Writes the file of a job, source by source, memory flat; tells every second how far it is, and
 * stops within a second when the job was ended. Never throws: how it ended stands in its row.
 */
export async function runExport(
  ctx: Ctx,
  reports: readonly ReportDefinition[],
  job: Job,
): Promise<void> {
  const { pool } = ctx.app
  const end = (how: Pick<JobRow, 'status' | 'berkas' | 'ukuran' | 'galat'>) =>
    inStore(pool, ctx.kode_toko, db => endJob(db, ctx.kode_toko, job.id, how))
  const draft = join(folderOf(ctx.app), `${job.id}.part`)
  try {
    await clearOld(ctx.app)
    const berkas = `${job.id}.${job.sumber.length === 1 ? 'csv' : 'zip'}`
    await writeFile(ctx, reports, job, draft)
    const { size } = await stat(draft)
    await rename(draft, join(folderOf(ctx.app), berkas))
    await end({ status: 'SELESAI', berkas, ukuran: size, galat: null })
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    const galat =
      error instanceof Refusal ? refusalText(error) : 'Terjadi Kesalahan Saat Request Data'
    if (!(error instanceof Refusal)) ctx.app.log.error({ err: error, id: job.id }, 'ekspor gagal')
    await end({ status: 'GAGAL', berkas: null, ukuran: null, galat }).catch(() => undefined)
  }
}

async function writeFile(
  ctx: Ctx,
  reports: readonly ReportDefinition[],
  job: Job,
  path: string,
): Promise<void> {
  const gone = new AbortController()
  const delimiter = await csvFormIn(ctx.app.pool, ctx.kode_toko)
  const done = { baris: 0, selesai: 0 }
  let told = Date.now()
  const tell = async () => {
    if (Date.now() - told < BEAT_MS) return
    told = Date.now()
    const now = { at: ctx.now(), ...done }
    const { kode_toko } = ctx
    if ((await inStore(ctx.app.pool, kode_toko, db => beat(db, kode_toko, job.id, now))) === 1)
      return
    gone.abort()
    throw new Refusal('TIDAK_DITEMUKAN', {})
  }
  async function* piecesOf({ kode, columns }: Job['sumber'][number]) {
    const source = await openSource(ctx, reports, kode, job.narrowed, gone.signal)
    async function* counted() {
      for await (const row of source.rows) {
        done.baris += 1
        yield row
      }
    }
    const chosen = source.columns
      .filter(({ key }) => columns === undefined || key === 'toko' || columns.includes(key))
      .map(column => ({ ...column, label: headOf(ctx, kode, column.label) }))
    try {
      for await (const piece of csvStream(chosen, counted(), { delimiter })) {
        await tell()
        yield piece
      }
    } finally {
      await source.close()
    }
    done.selesai += 1
  }
  const file = await open(path, 'w', 0o640)
  try {
    const [only, ...more] = job.sumber
    if (only !== undefined && more.length === 0) {
      for await (const piece of piecesOf(only)) await file.write(piece)
    } else {
      const zip = zipWriter(async bytes => void (await file.write(bytes)))
      for (const one of job.sumber) await zip.add(`${one.kode.split(':')[1]}.csv`, piecesOf(one))
      await zip.end()
    }
    told = 0
    await tell()
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Reports follow the reader; the heads of a list are what an import reads back. */
const headOf = ({ say }: Ctx, kode: string, label: string): string =>
  kode.startsWith('report:') ? say(label) : label

/** Files older than a day go, whoever asked for them. */
async function clearOld(app: App): Promise<void> {
  const folder = folderOf(app)
  await mkdir(folder, { recursive: true, mode: 0o750 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { force: true })
  }
}
