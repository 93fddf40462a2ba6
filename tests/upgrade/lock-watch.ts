import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const LOOKS_EVERY_MS = 40

/** How long anybody waits for a table, seen by the database itself while work goes on. */
export interface LockWatch {
  /** Milliseconds of the longest wait that was seen; answers when the watch has ended. */
  end(): Promise<number>
}

/** Sales wait for each other's rows, numbers and days: it is a migration that keeps tables. */
const LONGEST = `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8
    * 1000 as ms
  from pg_locks l join pg_stat_activity a using (pid)
  where not l.granted and l.locktype = 'relation' and a.application_name <> 'kencana admin'`

export async function watchLocks(adminUrl: string): Promise<LockWatch> {
  const watcher = new pg.Client({ connectionString: adminUrl })
  await watcher.connect()
  let isOver = false
  let longest = 0
  const looking = (async () => {
    while (!isOver) {
      const { rows } = await watcher.query<{ ms: number }>(LONGEST)
      longest = Math.max(longest, rows[0]?.ms ?? 0)
      await sleep(LOOKS_EVERY_MS)
    }
  })()
  return {
    end: async () => {
      isOver = true
      await looking
      await watcher.end()
      return Math.round(longest)
    },
  }
}
