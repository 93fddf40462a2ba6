import type { App } from '../../platform/context.ts'
import { first, type Queryable, sql } from '../../platform/sql.ts'

/** How an archive of the log stands. */
export interface ArchiveFacts {
  /** Until when everything that was written is in the archive. */
  readonly sampai: Date
  /** The newest copy of the cluster; undefined = none yet, or not ours to know. */
  readonly basis: Date | undefined
  /** Why it does not go on; undefined while it does. */
  readonly sebab: string | undefined
  /** Why there is no new copy of the cluster. */
  readonly sebab_basis: string | undefined
}

const sources = new WeakMap<App, () => ArchiveFacts | Promise<ArchiveFacts>>()

/** Makes the watch look at an archive. */
export function watchArchive(app: App, look: () => ArchiveFacts | Promise<ArchiveFacts>): void {
  sources.set(app, look)
}

/** What is known of the archive this process was told of. */
export const readArchive = async (app: App): Promise<ArchiveFacts | undefined> =>
  sources.get(app)?.()

/**
 * Looks whether a PostgreSQL server keeps its log by its own means: `archive_command`, or somebody
 * who receives it (pgBackRest, WAL-G, Barman, pg_receivewal).
 */
export function serverArchive(db: Queryable, now: () => Date): () => Promise<ArchiveFacts> {
  let since = now()
  return async () => {
    const row = await first<{ mati: boolean; gagal: Date | null }>(
      db,
      sql`select current_setting('archive_mode') = 'off' and not exists (
            select from pg_replication_slots where slot_type = 'physical' and active) as mati,
          case when last_failed_time > coalesce(last_archived_time, '-infinity')
            then last_failed_time end as gagal
          from pg_stat_archiver`,
    )
    const sebab = row?.mati
      ? 'archive_mode mati dan tidak ada penerima WAL'
      : row?.gagal
        ? 'archive_command gagal, lihat log server PostgreSQL'
        : undefined
    if (sebab === undefined) since = now()
    return { sampai: since, basis: undefined, sebab, sebab_basis: undefined }
  }
}
