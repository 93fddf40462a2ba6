import type { App } from '../../platform/context.ts'
import { writeNote } from '../../platform/database/operation-note.ts'
import { checkBooks, faultsOf } from '../check-books.ts'

/** Held by the one process that checks the books for all. */
const CHECK_LOCK = 7_230_004
const HOUR = 3_600_000
const QUIET_FROM = 2
const QUIET_TO = 5

/**
 * Checks the books once a night between 02:00 and 05:00 WIB, and by day when that was missed for
 * more than 30 hours: invariants, chains and documents. Notes what it found. Ends early when told.
 * @param last the check before, or when the books were installed
 */
export async function checkNightly(
  app: App,
  invariants: string,
  last: Date,
  isOver: AbortSignal,
): Promise<void> {
  const now = app.clock.now()
  if (!isDue(now, last) || isOver.aborted) return
  const db = await app.readPool.connect()
  // The connection goes with its settings, its lock, and what it still does when we must stop.
  const letGo = once(() => db.release(true))
  isOver.addEventListener('abort', letGo)
  try {
    const { rows } = await db.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${CHECK_LOCK}) as mine`,
    )
    if (rows[0]?.mine !== true) return
    await db.query('set statement_timeout = 0')
    const faults = faultsOf(await checkBooks(db, invariants), 1_000)
    const found = { salah: faults.length, contoh: faults.slice(0, 20) }
    await writeNote(app.pool, 'PERIKSA_BUKU', now, found)
    if (faults.length > 0) app.log.error(found, 'pembukuan tidak utuh')
    else app.log.info('pembukuan diperiksa, utuh')
  } finally {
    isOver.removeEventListener('abort', letGo)
    letGo()
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

function isDue(now: Date, last: Date): boolean {
  const age = now.getTime() - last.getTime()
  const hour = (now.getUTCHours() + 7) % 24
  return age > 30 * HOUR || (age > 20 * HOUR && hour >= QUIET_FROM && hour < QUIET_TO)
}
