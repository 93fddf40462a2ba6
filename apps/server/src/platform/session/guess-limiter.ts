import { refuse } from '@kencana/contract/refusals'
import type { App } from '../context.ts'
import { uuidv7 } from '../ids.ts'
import { first, run, sql } from '../sql.ts'
import { endRun, type GuessFrom, type GuessRun, lengthenRun, runOf } from './guess-run.ts'

const WINDOW_MS = 15 * 60_000
const TRIES = 10
/** From this many failures on, each further try must wait twice as long as the one before. */
const FREE_TRIES = 5
/** The longest anybody waits for the next try. */
const LONGEST_S = 60 * 60

/**
 * One limiter for every door that takes a password (login, authorization, change of password): at
 * most 10 tries in 15 minutes for an account, whoever tries, and growing delays; where one place
 * goes on being wrong (`runOf`), up to an hour before each further try, from the 17th in a row on
 * (T29). Never a lock for good. The try is counted before the password is looked at, so that
 * parallel guesses cannot slip through. Answers what takes it back when the password was right.
 * @throws Refusal TERLALU_SERING with the seconds to wait
 */
export async function countGuess(
  app: App,
  userId: string,
  from: GuessFrom,
): Promise<() => Promise<void>> {
  const subjek = userId.toUpperCase()
  const now = app.clock.now()
  const db = await app.pool.connect()
  let inRow: GuessRun
  try {
    await db.query('BEGIN')
    await run(db, sql`select pg_advisory_xact_lock(7262, hashtext(${subjek}))`)
    await run(
      db,
      sql`delete from percobaan_sandi
          where subjek = ${subjek} and pada < ${new Date(now.getTime() - WINDOW_MS)}`,
    )
    const seen = await first<{ n: number; tertua: Date | null; terbaru: Date | null }>(
      db,
      sql`select count(*)::int as n, min(pada) as tertua, max(pada) as terbaru
          from percobaan_sandi where subjek = ${subjek}`,
    )
    inRow = await runOf(db, subjek, from, now)
    const wait = Math.max(
      secondsToWait(seen?.n ?? 0, seen?.tertua, seen?.terbaru, now),
      delayLeft(inRow.gagal, inRow.pada, now),
    )
    if (wait > 0) {
      await db.query('COMMIT')
      refuse('TERLALU_SERING', { detik: wait })
    }
    const id = uuidv7(now)
    await run(db, sql`insert into percobaan_sandi values (${subjek}, ${now}, ${id})`)
    await lengthenRun(db, inRow, now)
    await db.query('COMMIT')
  } catch (error) {
    await db.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    db.release()
  }
  return async () => {
    await run(app.pool, sql`delete from percobaan_sandi where subjek = ${subjek}`)
    await endRun(app.pool, inRow, from, now)
  }
}

function secondsToWait(
  n: number,
  oldest: Date | null | undefined,
  newest: Date | null | undefined,
  now: Date,
): number {
  if (n >= TRIES && oldest) return Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000)
  return delayLeft(n, newest, now)
}

/** Seconds until the next try after `n` wrong ones, the last of them at `newest`. */
function delayLeft(n: number, newest: Date | null | undefined, now: Date): number {
  if (n < FREE_TRIES || !newest) return 0
  const due = newest.getTime() + 1000 * Math.min(LONGEST_S, 2 ** (n - FREE_TRIES))
  return Math.max(0, Math.ceil((due - now.getTime()) / 1000))
}
