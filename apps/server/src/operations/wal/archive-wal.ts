import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { connectAdmin } from '../../platform/database/open-database.ts'
import { type Lock, makeLock } from '../backup/sealed-frames.ts'
import type { ArchiveFacts } from '../watch/archive-facts.ts'
import { copyBase } from './base-copy.ts'
import { copyPictures } from './picture-copies.ts'
import { positionOf, SEGMENT, segmentStart } from './position.ts'
import { dropUnneeded } from './prune.ts'
import { connectReplication, followLog, type LogStream, SLOT } from './replication.ts'
import { collectSegments, type Segments } from './segments.ts'
import { basesIn, isWhole, logsIn, unbroken } from './wal-folder.ts'

export interface ArchivePlan {
  readonly adminUrl: string
  /** Data folder of the shop. */
  readonly dataDir: string
  readonly archive: string
  /** Backups, whose age says how far back the archive reaches. */
  readonly backups: string
  readonly keep: number
  readonly passphrase: string | undefined
  readonly versi: string
  readonly log: Logger
  now(): Date
}

export interface RunningArchive {
  state(): ArchiveFacts
  /** Keeps what has come and lets go of the database. */
  stop(): Promise<void>
}

const KEEP_EVERY_MS = 2_000
const UPKEEP_EVERY_MS = 60_000
const TRY_AGAIN_MS = 5_000
const HOUR = 3_600_000
/** A copy of the cluster a day; the log between two of them is what a restore has to replay. */
const BASE_AGE_MS = 24 * HOUR
const MOST_WAITING = 2

interface Run {
  readonly plan: ArchivePlan
  lock: Lock | undefined
  readonly over: AbortSignal
  state: ArchiveFacts
}

/**
 * Keeps the log of the built-in database in an archive as it is written, seconds behind, and a copy
 * of the cluster once a day: with both any second can be restored. Goes on by itself after faults.
 */
export function startArchive(plan: ArchivePlan): RunningArchive {
  const over = new AbortController()
  const state = { sampai: plan.now(), basis: undefined, sebab: undefined, sebab_basis: undefined }
  const run: Run = { plan, lock: undefined, over: over.signal, state }
  const work = async (): Promise<void> => {
    if (plan.passphrase !== undefined) run.lock = await makeLock(plan.passphrase)
    run.state = { ...run.state, basis: (await basesIn(plan.archive)).at(-1)?.pada }
    while (!over.signal.aborted) {
      await follow(run).catch((error: unknown) => faulty(run, error))
      await pause(TRY_AGAIN_MS, over.signal)
    }
  }
  const done = work().catch((error: unknown) => plan.log.error({ err: error }, 'arsip WAL mati'))
  return {
    state: () => run.state,
    stop: async () => {
      over.abort()
      await done
    },
  }
}

function faulty(run: Run, error: unknown): void {
  if (run.over.aborted) return
  const sebab = error instanceof Error ? error.message : String(error)
  if (sebab !== run.state.sebab) run.plan.log.warn({ sebab }, 'arsip WAL terhenti, dicoba lagi')
  run.state = { ...run.state, sebab }
}

function pause(ms: number, over: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = (): void => {
      clearTimeout(timer)
      over.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, over.aborted ? 0 : ms)
    over.addEventListener('abort', end)
  })
}

/** One connection's life: the log from where the slot stands, until something ends it. */
async function follow(run: Run): Promise<void> {
  const { plan } = run
  await refuseOther(plan)
  const admin = await connectAdmin(plan.adminUrl)
  try {
    const { timeline, from } = await standing(admin)
    const stretches = (await logsIn(plan.archive))
      .filter(log => log.timeline === timeline && log.start >= from && !isWhole(log))
      .filter(log => log.end <= from + SEGMENT)
      .map(log => log.path)
    const { archive, now } = plan
    const segments = collectSegments({
      archive,
      timeline,
      from,
      stretches,
      lock: run.lock,
      now: () => now(),
    })
    const client = await connectReplication(plan.adminUrl)
    try {
      await listen(run, client, segments, timeline)
    } finally {
      await client.end()
    }
  } finally {
    await admin.end()
  }
}

/** A copy of the shop that was started for a look must not write among the shop's own files. */
async function refuseOther({ archive, dataDir }: ArchivePlan): Promise<void> {
  const mark = join(archive, 'pemilik')
  const mine = resolve(dataDir)
  await mkdir(archive, { recursive: true, mode: 0o700 })
  const owner = await readFile(mark, 'utf8').catch(() => undefined)
  if (owner === undefined) await writeFile(mark, mine, { mode: 0o600 })
  else if (owner !== mine) {
    throw new Error(`folder ini arsip dari ${owner}. Isi WAL_ARCHIVE_DIR dengan folder lain.`)
  }
}

async function listen(
  run: Run,
  client: pg.Client,
  segments: Segments,
  timeline: number,
): Promise<void> {
  const fault = new AbortController()
  let told = segments.heard
  const stream: LogStream = followLog(client, {
    timeline,
    from: segments.heard,
    onBytes: (start, bytes) => {
      try {
        segments.add(start, bytes)
      } catch (error) {
        fault.abort(error)
      }
      if (segments.waiting < MOST_WAITING) return
      stream.pause()
      void segments
        .keep()
        .catch(error => fault.abort(error))
        .finally(stream.resume)
    },
    onTold: end => {
      told = end
    },
    onEnd: reason => fault.abort(reason ?? new Error('basis data menutup aliran arsip')),
  })
  const isOver = AbortSignal.any([run.over, fault.signal])
  let tended = Number.NEGATIVE_INFINITY
  while (!isOver.aborted) {
    await keep(run, segments, stream)
    if (told <= segments.kept) run.state = { ...run.state, sampai: run.plan.now() }
    if (performance.now() - tended >= UPKEEP_EVERY_MS) {
      await tend(run, timeline, segments)
      tended = performance.now()
    }
    await pause(KEEP_EVERY_MS, isOver)
  }
  if (fault.signal.aborted && !run.over.aborted) throw fault.signal.reason
  await keep(run, segments, stream)
}

/** What has come goes to the disk before the server hears that it may forget it. */
async function keep(run: Run, segments: Segments, stream: LogStream): Promise<void> {
  const isNew = segments.heard > segments.kept
  await segments.keep()
  stream.confirm(segments.kept)
  if (!isNew && run.state.sebab === undefined) return
  run.state = { ...run.state, sampai: run.plan.now(), sebab: undefined }
}

/** Pictures, a copy of the cluster when one is due, and what is not needed any more. */
async function tend(run: Run, timeline: number, segments: Segments): Promise<void> {
  const { plan, lock } = run
  const { archive, dataDir, now } = plan
  await copyPictures({ dataDir, archive, lock, now: () => now() })
  if (await isBaseDue(plan, timeline, segments)) await makeBase(run)
  await dropUnneeded(archive, plan.backups, plan.keep)
}

/** The log goes on without it; the alarm says why there is none. */
async function makeBase(run: Run): Promise<void> {
  const { plan, lock } = run
  const { adminUrl, archive, dataDir, versi, log } = plan
  const now = (): Date => plan.now()
  try {
    const base = await copyBase({ adminUrl, archive, dataDir, lock, versi, now })
    log.info({ berkas: base.path, byte: base.byte, ms: base.ms }, 'salinan dasar tersimpan')
    run.state = { ...run.state, basis: base.pada, sebab_basis: undefined }
  } catch (error) {
    const sebab_basis = error instanceof Error ? error.message : String(error)
    log.warn({ sebab: sebab_basis }, 'salinan dasar gagal, dicoba lagi')
    run.state = { ...run.state, sebab_basis }
  }
}

/** No copy, an old one, or one from which a stretch of the log is missing. */
async function isBaseDue(plan: ArchivePlan, timeline: number, { kept }: Segments) {
  const newest = (await basesIn(plan.archive)).at(-1)
  if (newest === undefined || newest.timeline !== timeline) return true
  if (plan.now().getTime() - newest.pada.getTime() >= BASE_AGE_MS) return true
  const reached = unbroken(await logsIn(plan.archive), timeline, newest.end).at(-1)?.end
  return reached === undefined ? segmentStart(newest.end) < segmentStart(kept) : reached < kept
}

/** Where the archive goes on; the slot is made where it is missing or was lost. */
async function standing(admin: pg.Client): Promise<{ timeline: number; from: bigint }> {
  const slot = async () => {
    const { rows } = await admin.query<{
      timeline: number
      tempat: string | null
      hilang: boolean
    }>(
      `select (select timeline_id from pg_control_checkpoint()) as timeline,
         restart_lsn::text as tempat, wal_status = 'lost' as hilang
       from pg_replication_slots where slot_name = $1`,
      [SLOT],
    )
    return rows[0]
  }
  const found = await slot()
  if (found?.hilang || found?.tempat === null) {
    await admin.query('select pg_drop_replication_slot($1)', [SLOT])
  }
  if (found === undefined || found.hilang || found.tempat === null) {
    await admin.query('select pg_create_physical_replication_slot($1, true)', [SLOT])
  }
  const now = await slot()
  if (now?.tempat == null) throw new Error('the slot of the archive does not say where it stands')
  return { timeline: now.timeline, from: segmentStart(positionOf(now.tempat)) }
}

/** An archive that is switched off must not make the server keep its log for ever. */
export async function forgetArchive(adminUrl: string): Promise<void> {
  const admin = await connectAdmin(adminUrl)
  try {
    await admin.query(
      `select pg_drop_replication_slot(slot_name) from pg_replication_slots
       where slot_name = $1 and not active`,
      [SLOT],
    )
  } finally {
    await admin.end()
  }
}
