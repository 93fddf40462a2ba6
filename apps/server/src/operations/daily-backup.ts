import type { App } from '../platform/context.ts'
import { readNotes } from '../platform/database/operation-note.ts'
import { first, sql } from '../platform/sql.ts'
import { leftOut } from './backup/manifest.ts'
import { type BackupSettings, backUp } from './backup-now.ts'
import type { Site } from './books.ts'
import type { Tools } from './restore.ts'

export interface DailyBackup {
  readonly site: Site
  readonly settings: BackupSettings
  /** Minutes after midnight in WIB. */
  readonly at: number
  readonly tools: Tools
  readonly everyMs?: number
}

/** Held by the one process that makes the backup for all. */
const BACKUP_LOCK = 7_230_005
const EVERY_MS = 30_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const WIB_MS = 7 * HOUR

/**
 * Makes a backup once a day at an hour of WIB, as `npm run backup` does, and makes up for one that
 * was missed while the machine was off. A failure is noted for the alarm and tried again in an
 * hour. Answers how to stop it; a backup under way is finished first.
 */
export function startDailyBackup(app: App, plan: DailyBackup): () => Promise<void> {
  let isOver = false
  let turn: Promise<void> = Promise.resolve()
  const next = (): void => {
    turn = backUpWhenDue(app, plan)
      .catch((error: unknown) => app.log.error({ err: error }, 'cadangan harian gagal'))
      .then(() => {
        if (!isOver) timer = setTimeout(next, plan.everyMs ?? EVERY_MS).unref()
      })
  }
  let timer = setTimeout(next, 0)
  return async () => {
    isOver = true
    clearTimeout(timer)
    await turn
  }
}

async function backUpWhenDue(app: App, plan: DailyBackup): Promise<void> {
  if (!(await isDue(app, plan.at))) return
  const db = await app.readPool.connect()
  try {
    const { rows } = await db.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${BACKUP_LOCK}) as mine`,
    )
    // Another process may have made it between our look and our lock.
    if (rows[0]?.mine !== true || !(await isDue(app, plan.at))) return
    const { path, byte, ms, manifest } = await backUp(
      plan.site,
      { ...plan.settings, isUnattended: true },
      plan.tools,
    )
    app.log.info({ berkas: path, byte, ms }, 'cadangan harian tersimpan')
    const left = leftOut(manifest)
    if (left !== undefined) app.log.warn({ tidak_ikut: manifest.tidak_ikut }, left)
  } finally {
    // The lock goes with the connection.
    db.release(true)
  }
}

async function isDue(app: App, at: number): Promise<boolean> {
  const now = app.clock.now()
  const hour = hourBefore(now, at)
  const { CADANGAN: done, CADANGAN_GAGAL: failed } = await readNotes(app.pool)
  if (done !== undefined && done.pada >= hour) return false
  if (failed !== undefined && failed.pada >= hour) {
    return now.getTime() - failed.pada.getTime() >= HOUR
  }
  if (done !== undefined) return true
  const history = await first<{ pada: Date }>(
    app.pool,
    sql`select min(pada) as pada from kencana_migrasi`,
  )
  return history !== undefined && history.pada < hour
}

/** The last time it was so many minutes after midnight in WIB. */
function hourBefore(now: Date, at: number): Date {
  const local = now.getTime() + WIB_MS
  const today = local - (local % DAY) + at * 60_000
  return new Date((today <= local ? today : today - DAY) - WIB_MS)
}
