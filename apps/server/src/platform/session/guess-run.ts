import { first, type Queryable, run, sql } from '../sql.ts'
import { networkOf } from './address-limiter.ts'

/** Where a try comes from: an address that may be anybody's, or somebody who is logged in. */
export type GuessFrom = { readonly alamat: string } | { readonly oleh: string }

/** Wrong tries in a row, from one place, at one account. */
export interface GuessRun {
  readonly subjek: string
  readonly asal: string
  readonly gagal: number
  /** When the last one was. */
  readonly pada: Date | null
}

const DAY_MS = 24 * 60 * 60_000
/** A run is over after a week without a try: waiting it out is slower than a try an hour. */
const RUN_MS = 7 * DAY_MS
/** An address is known for so long after somebody's right password came from it. */
const KNOWN_MS = 30 * DAY_MS

/**
 * The run a try belongs to. One who is logged in has a run of their own at each account, and so has
 * an address from which the account itself has logged in; all other addresses share one.
 */
export async function runOf(
  db: Queryable,
  subjek: string,
  from: GuessFrom,
  now: Date,
): Promise<GuessRun> {
  const place = placeOf(from)
  const known = 'oleh' in from || (await isKnown(db, subjek, place, now))
  const asal = known ? place : ''
  const found = await first<{ gagal: number; pada: Date }>(
    db,
    sql`select gagal, pada from asal_percobaan
        where subjek = ${subjek} and asal = ${asal} and pada > ${before(now, RUN_MS)}`,
  )
  return { subjek, asal, gagal: found?.gagal ?? 0, pada: found?.pada ?? null }
}

const placeOf = (from: GuessFrom): string =>
  'oleh' in from ? `oleh ${from.oleh}` : `alamat ${networkOf(from.alamat)}`

async function isKnown(db: Queryable, subjek: string, asal: string, now: Date): Promise<boolean> {
  const hit = await first(
    db,
    sql`select 1 from asal_percobaan where subjek = ${subjek} and asal = ${asal}
        and berhasil_pada > ${before(now, KNOWN_MS)}`,
  )
  return hit !== undefined
}

/** One more wrong try, until `endRun` says that it was right. */
export async function lengthenRun(
  db: Queryable,
  { subjek, asal, gagal }: GuessRun,
  now: Date,
): Promise<void> {
  await run(
    db,
    sql`insert into asal_percobaan (subjek, asal, gagal, pada)
        values (${subjek}, ${asal}, ${gagal + 1}, ${now})
        on conflict (subjek, asal) do update set gagal = excluded.gagal, pada = excluded.pada`,
  )
}

/**
 * Ends the run of a right password, and knows its address from now on; forgets, of everybody, what
 * is too old to count.
 */
export async function endRun(
  db: Queryable,
  { subjek, asal }: GuessRun,
  from: GuessFrom,
  now: Date,
): Promise<void> {
  await run(
    db,
    sql`delete from asal_percobaan where pada < ${before(now, RUN_MS)}
        and (berhasil_pada is null or berhasil_pada < ${before(now, KNOWN_MS)})`,
  )
  const place = placeOf(from)
  if ('oleh' in from || asal !== place) {
    await run(db, sql`delete from asal_percobaan where subjek = ${subjek} and asal = ${asal}`)
  }
  if ('oleh' in from) return
  await run(
    db,
    sql`insert into asal_percobaan values (${subjek}, ${place}, 0, ${now}, ${now})
        on conflict (subjek, asal) do update
          set gagal = 0, pada = excluded.pada, berhasil_pada = excluded.berhasil_pada`,
  )
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)
