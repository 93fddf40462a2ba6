import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { daysBetween } from '@kencana/domain/calendar'
import pg from 'pg'
import type { Config } from '../../apps/server/src/config.ts'
import { setUpChain } from '../../apps/server/src/modules/awal/index.ts'
import { type Clock, calendarDay } from '../../apps/server/src/platform/clock.ts'
import type { App } from '../../apps/server/src/platform/context.ts'
import type { Pools } from '../../apps/server/src/platform/database/pools.ts'
import { SAMPLE_CHAIN_MASTERS } from '../../apps/server/src/sample/chain-masters.ts'
import {
  SAMPLE_PASSWORD,
  SAMPLE_STORES,
  SAMPLE_USERS,
} from '../../apps/server/src/sample/chain-plan.ts'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { testDatabase } from './database.ts'

/** An answer as the wire carried it. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
  readonly text: string
}

interface Options {
  /** Idempotency-Key; a fresh one unless given, `null` sends none. */
  readonly key?: string | null
  /** Works for this store through its portal. */
  readonly toko?: string
  readonly form?: FormData
  /** What a page in a browser says it understands; a program's call unless given. */
  readonly accept?: string
  /** "Busy, again please" is what is asked about: it is not asked again. */
  readonly busy?: true
}

/** One logged-in user of the test shop, speaking HTTP. */
export interface Caller {
  readonly token: string
  get<T = Record<string, unknown>>(path: string, options?: Options): Promise<Answer<T>>
  post<T = Record<string, unknown>>(path: string, body?: unknown, o?: Options): Promise<Answer<T>>
  put<T = Record<string, unknown>>(path: string, body?: unknown, o?: Options): Promise<Answer<T>>
  del<T = Record<string, unknown>>(path: string, options?: Options): Promise<Answer<T>>
  bytes(path: string, options?: Options & { body?: unknown }): Promise<Response>
  /** A supervisor's grant for a command of this caller. */
  grant(kategori: string, route: string, body: unknown, spv?: string): Promise<string>
}

export interface TestApi {
  readonly app: App
  readonly origin: string
  readonly http: Server
  readonly database: Awaited<ReturnType<typeof testDatabase>>
  as(userId: string): Promise<Caller>
  /** A caller without a token. */
  readonly anonymous: Caller
  /** Lets the calendar reach a day; sessions come along. Only for a shop without its own clock. */
  goTo(tgl: string): Promise<void>
  stop(): Promise<void>
}

export const PASSWORD = SAMPLE_PASSWORD

export interface ShopOptions {
  readonly clock?: Clock
  /** The first business day; 21 November 2026 unless given. */
  readonly tgl?: string
}

/** A server on a fresh database with the sample chain's stores, users and masters. */
export async function testApi(options: ShopOptions = {}): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    seed: 'empty',
    publicOrigin: '',
    trustProxy: [],
    idleMinutes: 30,
    logLevel: process.env.LOG_LEVEL ?? 'silent',
  }
  const tgl = options.tgl ?? '2026-11-21'
  const moving = movingClock(tgl)
  const clock = options.clock ?? moving.clock
  const on = (one: Pools) => appOn(one, config, makeLog(config.logLevel), clock)
  const lay = (one: Pools) =>
    setUpChain(on(one).app, {
      stores: SAMPLE_STORES,
      masters: SAMPLE_CHAIN_MASTERS,
      users: SAMPLE_USERS,
      password: PASSWORD,
      tgl,
    })
  // A clock of a test's own is in what is laid, so its chain is nobody else's.
  const beginning = options.clock ? undefined : { name: `t${tgl.replaceAll('-', '')}`, lay }
  const database = await testDatabase(8, beginning)
  if (options.clock) await lay(database)
  const { app, hub } = on(database)
  const running = await listen(config, app, hub)
  const callers = new Map<string, Promise<Caller>>()
  const as = (userId: string) => {
    const known = callers.get(userId) ?? logIn(running.address, userId)
    callers.set(userId, known)
    return known
  }
  const stop = async () => {
    await running.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    app,
    origin: running.address,
    http: running.server.server,
    database,
    as,
    anonymous: caller(running.address, ''),
    goTo: async tgl => {
      const days = moving.goTo(tgl)
      if (days === 0) return
      const admin = new pg.Client({ connectionString: database.adminUrl })
      await admin.connect()
      await admin.query(
        `update sesi set dibuat_pada = dibuat_pada + $1::int * interval '1 day',
           dipakai_pada = dipakai_pada + $1::int * interval '1 day'`,
        [days],
      )
      await admin.end()
    },
    stop,
  }
}

const DAY_MS = 86_400_000

/**
 * The time of the machine on the first day of the shop, whatever the calendar says outside; whole
 * days ahead once somebody moves it.
 */
function movingClock(tgl: string) {
  let ahead = daysBetween(calendarDay(new Date()), tgl)
  const clock: Clock = { now: () => new Date(Date.now() + ahead * DAY_MS) }
  return {
    clock,
    /** Answers by how many days it moved: never back. */
    goTo: (day: string): number => {
      const days = Math.max(0, daysBetween(calendarDay(clock.now()), day))
      ahead += days
      return days
    },
  }
}

/** Logs a sample user in, ending an older session of the same user. */
export async function logIn(
  origin: string,
  userId: string,
  password = PASSWORD,
  how: Pick<Options, 'busy'> = {},
): Promise<Caller> {
  const answer = await caller(origin, '').post<{ token: string }>('users/login', {
    user_id: userId,
    password,
    akhiri_sesi_lain: true,
  })
  if (answer.status !== 200) throw new Error(`login of ${userId}: ${answer.text}`)
  return caller(origin, answer.body.token, how)
}

/** Speaks for a token; an empty one is nobody. Told that the server is busy, it asks again. */
export function caller(origin: string, token: string, how: Pick<Options, 'busy'> = {}): Caller {
  const send = async <T>(method: string, path: string, body: unknown, options: Options) => {
    const response = await untilHeard(origin, token, method, path, body, { ...how, ...options })
    const text = await response.text()
    const json = (response.headers.get('content-type') ?? '').includes('json')
    const parsed = (json && text !== '' ? JSON.parse(text) : {}) as T
    return { status: response.status, headers: response.headers, body: parsed, text }
  }
  const me: Caller = {
    token,
    get: (path, options = {}) => send('GET', path, undefined, options),
    post: (path, body, options = {}) => send('POST', path, body, options),
    put: (path, body, options = {}) => send('PUT', path, body, options),
    del: (path, options = {}) => send('DELETE', path, undefined, options),
    bytes: (path, { body, ...options } = {}) =>
      untilHeard(origin, token, body === undefined ? 'GET' : 'POST', path, body, {
        ...how,
        ...options,
      }),
    async grant(kategori, route, body, spv = 'SPV-JKT') {
      const answer = await me.post<{ otorisasi: string }>('authorization', {
        user_id: spv,
        password: PASSWORD,
        kategori,
        description: route,
        keterangan: 'Diminta kasir JKT',
        perintah: { route, body },
      })
      if (answer.body.otorisasi === undefined) throw new Error(answer.text)
      return answer.body.otorisasi
    },
  }
  return me
}

/** Pauses before a busy server is asked again, each twice the one before: six seconds in all. */
const PAUSES_MS = [100, 200, 400, 800, 1_600, 3_200]

/** As every till does it: again with the same key, so that nothing is done twice; never without. */
async function untilHeard(
  ...[origin, token, method, path, body, options]: Parameters<typeof request>
) {
  const { key = randomUUID() } = options
  const send = () => request(origin, token, method, path, body, { ...options, key })
  let answer = await send()
  for (const pause of options.busy || key === null ? [] : PAUSES_MS) {
    if (answer.status !== 503 || !(await answer.clone().text()).includes('SEDANG_PENUH')) break
    await sleep(Number(answer.headers.get('retry-after') ?? 0) * 1_000 || pause)
    await answer.body?.cancel()
    answer = await send()
  }
  return answer
}

function request(
  origin: string,
  token: string,
  method: string,
  path: string,
  body: unknown,
  { key, toko, form, accept }: Options,
): Promise<Response> {
  const base = toko === undefined ? `${origin}/api/v1/` : `${origin}/toko/${toko}/api/v1/`
  const headers: Record<string, string> = accept === undefined ? {} : { accept, origin }
  if (token !== '') headers.authorization = `Bearer ${token}`
  if (method !== 'GET' && key !== null) headers['idempotency-key'] = key ?? randomUUID()
  if (form !== undefined) return fetch(base + path, { method, headers, body: form })
  if (body === undefined) return fetch(base + path, { method, headers })
  headers['content-type'] = 'application/json'
  return fetch(base + path, { method, headers, body: JSON.stringify(body) })
}
