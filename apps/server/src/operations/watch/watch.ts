import type { Server } from 'node:http'
import type { App } from '../../platform/context.ts'
import { writeNote } from '../../platform/database/operation-note.ts'
import { type Alarm, alarmsOf, LIMITS, type Limits } from './alarms.ts'
import {
  type LocalFacts,
  readLocal,
  readShared,
  readUpkeep,
  type SharedFacts,
  type Upkeep,
} from './facts.ts'
import { observeProcess, publish } from './gauges.ts'
import { checkNightly } from './nightly.ts'

export interface WatchOptions {
  readonly http: Server
  /** Text of checks/invariants.sql. */
  readonly invariants: string
  readonly everyMs?: number
  readonly limits?: Limits
}

/** What a process last saw and when. */
export interface Seen {
  readonly pada: Date
  readonly alarm: readonly Alarm[]
  readonly shared: SharedFacts
  readonly local: LocalFacts
  readonly upkeep: Upkeep
}

interface State {
  seen: Seen | undefined
  /** Alarms that were told, with the time they were told last. */
  readonly told: Map<string, number>
  shared: SharedFacts | undefined
  /** How long the last full sum of the ledgers took, and when it ended. */
  sumMs: number
  summedAt: number
  /** The nightly check while it runs. */
  check: Promise<void> | undefined
}

const EVERY_MS = 30_000
/** Held by the one process that looks at the database for all. */
const LOOK_LOCK = 7_230_003
const CHEAP_MS = 600
const SUM_EVERY_MS = 90_000
const TELL_AGAIN_MS = 3_600_000

const states = new WeakMap<App, State>()

/** What the watch of this process last saw; undefined before its first look. */
export const lastSeen = (app: App): Seen | undefined => states.get(app)?.seen

/**
 * Looks at the shop every 30 s: one process reads the database for all and leaves there what it
 * saw. Alarms are shown by `/metrics` and `operasi/keadaan`, and told in the log once an hour.
 * Answers how to stop it.
 */
export function startWatch(app: App, options: WatchOptions): () => Promise<void> {
  const state: State = {
    seen: undefined,
    told: new Map(),
    shared: undefined,
    sumMs: 0,
    summedAt: 0,
    check: undefined,
  }
  states.set(app, state)
  const forget = observeProcess(app, options.http)
  let turn: Promise<void> = Promise.resolve()
  const over = new AbortController()
  const next = (): void => {
    turn = look(app, state, options, over.signal)
      .catch((error: unknown) => app.log.warn({ err: error }, 'pantauan gagal, dicoba lagi'))
      .then(() => {
        if (!over.signal.aborted) timer = setTimeout(next, options.everyMs ?? EVERY_MS).unref()
      })
  }
  let timer = setTimeout(next, 0)
  return async () => {
    over.abort()
    clearTimeout(timer)
    forget()
    await turn
    await state.check
  }
}

async function look(
  app: App,
  state: State,
  options: WatchOptions,
  isOver: AbortSignal,
): Promise<void> {
  const everyMs = options.everyMs ?? EVERY_MS
  const shared = await sharedFacts(app, state, everyMs)
  const local = await readLocal(app)
  const upkeep = await readUpkeep(app)
  // It may take minutes; nobody's alarm waits for it.
  state.check ??= checkNightly(app, options.invariants, upkeep.periksa ?? upkeep.dipasang, isOver)
    .catch((error: unknown) => app.log.warn({ err: error }, 'pemeriksaan pembukuan terhenti'))
    .finally(() => {
      state.check = undefined
    })
  const now = app.clock.now()
  const alarm = alarmsOf(shared, local, upkeep, now, options.limits ?? LIMITS)
  state.seen = { pada: now, alarm, shared, local, upkeep }
  publish(shared, local, upkeep, alarm, now)
  tell(app, state, alarm)
}

/** What another process saw a moment ago, else what we see; ours is left for the others. */
async function sharedFacts(app: App, state: State, everyMs: number): Promise<SharedFacts> {
  const { pantau } = await readUpkeep(app)
  // A clock that was set back must not put the watch to sleep: a note of the future is not fresh.
  const age = pantau ? app.clock.now().getTime() - pantau.pada.getTime() : -1
  if (pantau && age >= 0 && age < everyMs * 0.9) return pantau.rincian as unknown as SharedFacts
  const db = await app.readPool.connect()
  try {
    const { rows } = await db.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${LOOK_LOCK}) as mine`,
    )
    if (rows[0]?.mine !== true && pantau) return pantau.rincian as unknown as SharedFacts
    const shared = await readNow(app, state)
    await writeNote(app.pool, 'PANTAU', app.clock.now(), shared)
    return shared
  } finally {
    await db.query(`select pg_advisory_unlock(${LOOK_LOCK})`).catch(() => undefined)
    db.release()
  }
}

/** Summing every ledger is the dear part: a large one is summed every 90 s, not at every look. */
async function readNow(app: App, state: State): Promise<SharedFacts> {
  const started = performance.now()
  const isDue = state.sumMs < CHEAP_MS || started - state.summedAt >= SUM_EVERY_MS
  state.shared = await readShared(app, isDue ? undefined : state.shared)
  if (isDue) {
    state.summedAt = performance.now()
    state.sumMs = state.summedAt - started
  }
  return state.shared
}

function tell(app: App, { told }: State, alarms: readonly Alarm[]): void {
  const now = app.clock.now().getTime()
  const standing = new Set(alarms.map(keyOf))
  for (const alarm of alarms) {
    const before = told.get(keyOf(alarm))
    if (before !== undefined && now - before < TELL_AGAIN_MS) continue
    told.set(keyOf(alarm), now)
    app.log.error({ alarm: alarm.nama, toko: alarm.toko }, alarm.kalimat)
  }
  for (const key of told.keys()) {
    if (standing.has(key)) continue
    told.delete(key)
    app.log.info({ alarm: key }, 'alarm selesai')
  }
}

const keyOf = ({ nama, toko }: Alarm): string => `${nama} ${toko ?? ''}`
