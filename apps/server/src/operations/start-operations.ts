import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { App } from '../platform/context.ts'
import { startDailyBackup } from './daily-backup.ts'
import type { Tools } from './restore.ts'
import type { OperationSettings } from './settings.ts'
import { forgetArchive, startArchive } from './wal/archive-wal.ts'
import { serverArchive, watchArchive } from './watch/archive-facts.ts'

export interface OperationsPlan {
  readonly adminUrl: string
  /** The database is our own, in the data folder. */
  readonly isEmbedded: boolean
  readonly dataDir: string
  readonly settings: OperationSettings
  readonly tools: Tools
  readonly log: Logger
}

/** A long backup is given up then: what is half done is not taken for one. */
const STOP_WITHIN_MS = 10_000

/**
 * What a server process does for its installation besides serving: the daily backup and the archive
 * of the log, where they are asked for. Answers how to stop it.
 */
export async function startOperations(
  app: App,
  plan: OperationsPlan,
): Promise<() => Promise<void>> {
  const { settings, adminUrl, dataDir, log } = plan
  if (!plan.isEmbedded && settings.archive !== undefined) {
    throw new Error(
      'WAL_ARCHIVE_DIR mengarsipkan basis data bawaan. Server PostgreSQL diarsipkan dengan ' +
        'alatnya sendiri: kosongkan WAL_ARCHIVE_DIR, isi WAL_ARCHIVE_BY_SERVER=1 (docs/operations.md).',
    )
  }
  const stops: (() => Promise<void>)[] = []
  if (settings.backupAt !== undefined) {
    const { backupAt: at } = settings
    // The open database by its address: a program beside it would ask for the whole folder.
    const site = { dataDir, databaseUrl: adminUrl }
    stops.push(startDailyBackup(app, { site, settings, at, tools: plan.tools }))
  }
  if (plan.isEmbedded && settings.archive !== undefined) {
    const { archive, folder: backups, keep, passphrase, versi } = settings
    const now = (): Date => app.clock.now()
    const running = startArchive({
      ...{ adminUrl, dataDir, archive, backups, keep, passphrase, versi, log },
      now,
    })
    watchArchive(app, running.state)
    stops.push(running.stop)
  } else if (plan.isEmbedded) await forgetArchive(adminUrl)
  else if (settings.isArchivedByServer) {
    watchArchive(
      app,
      serverArchive(app.readPool, () => app.clock.now()),
    )
  }
  return async () => {
    const patience = sleep(STOP_WITHIN_MS, undefined, { ref: false })
    await Promise.race([Promise.all(stops.map(stop => stop())), patience])
  }
}
