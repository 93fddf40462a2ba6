import { statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type NoteKind, readNotes, writeNote } from '../platform/database/operation-note.ts'
import { diskStore } from '../platform/files/storage.ts'
import type { Manifest, StoreTotals } from './backup/manifest.ts'
import { openerOf } from './backup/sealed-frames.ts'
import { type BackupSettings, backUp } from './backup-now.ts'
import { filesOf, openBooks, type Site } from './books.ts'
import { checkStructure } from './check/structure.ts'
import { faultsOf } from './check-books.ts'
import { HANDS, restoreBackup, type Tools } from './restore.ts'
import { lastSecond, restoreToTime } from './wal/restore/restore-to-time.ts'
import { wib } from './wal/wib.ts'

interface DrillStep {
  readonly langkah: string
  readonly hasil: string
  /** What is wrong; empty when nothing is. */
  readonly salah: readonly string[]
}

/** What a drill found; kept as JSON beside the backups. */
export interface DrillReport {
  readonly berhasil: boolean
  readonly mulai: string
  readonly berkas: string | null
  /** Age of the newest whole backup when the drill began: what would have been lost. */
  readonly rpo_detik: number | null
  /** From the file to checked books that could be traded on. */
  readonly rto_detik: number | null
  readonly langkah: readonly DrillStep[]
  readonly toko: readonly StoreTotals[]
}

export interface DrillPlan {
  readonly site: Site
  readonly settings: BackupSettings
  /** An existing backup to try (the copy on the other disk); else one is made now. */
  readonly path?: string | undefined
  /** The archive of the log, whose last second is tried, too. */
  readonly archive?: string | undefined
  /** A file without a lock is taken although there is a passphrase. */
  readonly tanpaKunci?: boolean
}

const PICTURES = 20

/**
 * Proves that a backup can be restored: makes one of the running shop (or takes the given file),
 * restores it to a folder that is thrown away, checks everything, and notes the result for the
 * watch. Never throws for what is wrong with a backup: that is its result.
 */
export async function drill(plan: DrillPlan, tools: Tools): Promise<DrillReport> {
  const started = new Date()
  const source = await openBooks(plan.site, tools.log)
  const folder = await mkdtemp(join(tmpdir(), 'kencana-latihan-'))
  const run: Run = { steps: [], toko: [], berkas: null, rto_detik: null }
  try {
    const notes = await readNotes(source.client)
    const rpo = notes.CADANGAN && (started.getTime() - notes.CADANGAN.pada.getTime()) / 1000
    await practise(plan, folder, run, tools).catch((error: unknown) => {
      const salah = [error instanceof Error ? error.message : String(error)]
      addStep(run, tools, 'Latihan terhenti', 'GAGAL', salah)
    })
    const report: DrillReport = {
      berhasil: run.steps.every(step => step.salah.length === 0),
      mulai: started.toISOString(),
      berkas: run.berkas,
      rpo_detik: rpo === undefined ? null : Math.round(rpo),
      rto_detik: run.rto_detik,
      langkah: run.steps,
      toko: run.toko,
    }
    const kind: NoteKind = report.berhasil ? 'LATIHAN' : 'LATIHAN_GAGAL'
    const { langkah, ...summary } = report
    const salah = langkah.flatMap(step => step.salah).slice(0, 5)
    await writeNote(source.client, kind, new Date(), { ...summary, toko: undefined, salah })
    return report
  } finally {
    await source.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Run {
  readonly steps: DrillStep[]
  toko: readonly StoreTotals[]
  berkas: string | null
  rto_detik: number | null
}

function addStep(
  run: Run,
  { say }: Tools,
  langkah: string,
  hasil: string,
  salah: readonly string[] = [],
): void {
  run.steps.push({ langkah, hasil, salah })
  say(`${salah.length === 0 ? '✓' : '✗'} ${langkah}: ${hasil}`)
  for (const one of salah) say(`    ${one}`)
}

async function practise(plan: DrillPlan, folder: string, run: Run, tools: Tools): Promise<void> {
  const note = (langkah: string, hasil: string, salah?: readonly string[]) =>
    addStep(run, tools, langkah, hasil, salah)
  if (plan.path === undefined) {
    const made = await backUp(plan.site, plan.settings, tools)
    note('Cadangan toko yang berjalan', `${made.byte} byte dalam ${made.ms} ms`)
    run.berkas = made.path
  } else run.berkas = plan.path
  refuseFullDisk(folder)
  const started = performance.now()
  const target: Site = { dataDir: join(folder, 'data'), databaseUrl: undefined }
  const passphrase = openerFor(plan)
  const restored = await restoreBackup({ path: run.berkas, passphrase, target }, tools)
  run.rto_detik = Math.round((performance.now() - started) / 100) / 10
  const { manifest } = restored
  run.toko = restored.toko
  note('Pemulihan dan jumlah periksa', `${manifest.bagian.length} bagian sama sampai ke byte`)
  const books = faultsOf(restored)
  note('Invarian dan rantai audit', books.length === 0 ? 'utuh' : 'TIDAK UTUH', books)
  const copy = await openBooks(target, tools.log)
  try {
    note('Indeks dan tabel (amcheck)', ...(await checkStructure(await copy.more(HANDS))))
    note('Toko, dokumen dan nota terbaru', ...compareTotals(manifest.toko, restored.toko))
    note('Gambar dibuka', ...(await openPictures(manifest, target)))
    if (manifest.tidak_ikut.length > 0) {
      note('Bukan milik Kencana dan tidak ikut dicadangkan', manifest.tidak_ikut.join(', '))
    }
    if (manifest.gambar_hilang.length > 0) {
      note('Gambar yang berkasnya hilang sebelum dicadangkan', `${manifest.gambar_hilang.length}`)
    }
  } finally {
    await copy.close()
  }
  if (plan.archive !== undefined && plan.path === undefined) {
    note('Arsip WAL, detik terakhir', ...(await practiseSecond(plan.archive, folder, plan, tools)))
  }
}

/** Brings the last second of the archive to a place of its own, and checks its books. */
async function practiseSecond(
  archive: string,
  folder: string,
  plan: DrillPlan,
  tools: Tools,
): Promise<Finding> {
  const at = await lastSecond(archive)
  if (at === undefined) return ['belum ada', ['WAL_ARCHIVE_DIR belum berisi log basis data']]
  const target = { dataDir: join(folder, 'detik') }
  const quiet = { ...tools, say: () => undefined }
  const passphrase = openerFor(plan)
  const restored = await restoreToTime({ archive, at, passphrase, target }, quiet)
  const documents = restored.toko.reduce((sum, store) => sum + store.dokumen, 0)
  return [`${wib(at)} WIB, ${documents} dokumen`, faultsOf(restored)]
}

const openerFor = ({ settings, tanpaKunci }: DrillPlan) =>
  openerOf(settings.passphrase, tanpaKunci === true)

/** A drill must not fill the disk the shop lives on. */
function refuseFullDisk(folder: string): void {
  const { bavail, blocks } = statfsSync(folder)
  if (bavail / blocks >= 0.1) return
  throw new Error(
    `Disk untuk latihan (${folder}) hampir penuh. Kosongkan ruang, atau isi TMPDIR dengan folder ` +
      'di disk lain.',
  )
}

type Finding = [hasil: string, salah: readonly string[]]

function compareTotals(saved: readonly StoreTotals[], found: readonly StoreTotals[]): Finding {
  const salah = saved.flatMap(store => {
    const other = found.find(one => one.kode_toko === store.kode_toko)
    const fields = Object.keys(store) as (keyof StoreTotals)[]
    return fields
      .filter(field => store[field] !== other?.[field])
      .map(field => `${store.kode_toko}: ${field} ${other?.[field]}, di cadangan ${store[field]}`)
  })
  const documents = found.reduce((sum, store) => sum + store.dokumen, 0)
  return [`${found.length} toko, ${documents} dokumen`, salah]
}

/** Some pictures, by chance, decoded to their last line. */
async function openPictures({ bagian }: Manifest, target: Site): Promise<Finding> {
  const all = bagian.flatMap(part => (part.jenis === 'gambar' ? [part] : []))
  const some = all
    .map(part => ({ part, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, PICTURES)
  const store = diskStore(filesOf(target))
  const salah: string[] = []
  for (const { part } of some) {
    const bytes = await store.get(part.toko, part.nama)
    const name = `${part.toko}/${part.nama}`
    if (bytes === undefined) salah.push(`${name} tidak ada`)
    else
      await sharp(bytes)
        .raw()
        .toBuffer()
        .catch(() => salah.push(`${name} tidak dapat dibuka`))
  }
  return [`${some.length} dari ${all.length}`, salah]
}
