import { endpoints } from '../../apps/server/src/areas.ts'
import { ask } from '../database/folders.ts'
import type { WatchedServer } from '../watched/watched-server.ts'
import { MUST_BE_DONE } from './buying.ts'
import { keepGround, layGround } from './ground.ts'
import { judge } from './judge.ts'
import type { Standings } from './masters.ts'
import { type Operation, requestOf, type Sent } from './requests.ts'
import { curlLine, type Heard, send } from './send.ts'
import type { Known, Schema } from './shape.ts'

export interface Run {
  readonly red: readonly string[]
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly routesMet: number
  /** Pairs of a route and a user, of all there are. */
  readonly pairsMet: number
  /** Routes that did what they were asked at least once. */
  readonly routesDone: number
  /** Those that never did. */
  readonly idle: readonly string[]
  readonly ms: number
}

interface Api {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
}

interface ApiOperation {
  readonly parameters: readonly { name: string; in: string; schema: Schema }[]
  readonly requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
}

/** Every route the server itself declares. */
export async function operationsOf(
  origin: string,
  standings: Standings = new Map(),
): Promise<Operation[]> {
  const api = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as Api
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      const declared = endpoints.find(
        ({ route }) => `/${route.path}` === path && route.method === method,
      )
      const within = (place: string) =>
        Object.fromEntries(
          operation.parameters.filter(one => one.in === place).map(one => [one.name, one.schema]),
        )
      return {
        method,
        path,
        inPath: within('path'),
        inQuery: within('query'),
        body: operation.requestBody?.content['application/json']?.schema,
        isForm: declared?.route.multipart === true,
        standing: standings.get(`${method} ${path}`),
      }
    }),
  )
}

/** Sends `count` requests, some at a time, and judges every answer. */
export async function fuzz(
  server: WatchedServer,
  operations: readonly Operation[],
  known: Known,
  { seed, count, lanes }: { seed: number; count: number; lanes: number },
): Promise<Run> {
  const started = performance.now()
  await keepGround(server.adminUrl)
  const turns = takingTurns()
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (user: string): Promise<string> => {
    const kept =
      user === ''
        ? Promise.resolve('')
        : (tokens.get(user) ?? turns.alone(() => comeIn(server, user)))
    tokens.set(user, kept)
    return kept
  }
  const red: string[] = []
  const statuses: Record<string, number> = {}
  const met = new Set<string>()
  const pairs = new Set<string>()
  const done = new Set<string>()
  let next = 0
  const lane = async () => {
    while (next < count && red.length < 40) {
      next += 1
      const sent = requestOf(seed, next, operations, known)
      const name = `${sent.operation.method} ${sent.operation.path}`
      const isDue = sent.kind === 'wajar' && MUST_BE_DONE.some(one => one === name)
      if (isDue && !done.has(name)) await turns.alone(() => layGround(server.adminUrl))
      const token = await tokenOf(sent.actor)
      const heard = await turns.beside(() => send(server.origin, sent, token))
      met.add(name)
      pairs.add(`${name} ${sent.actor}`)
      if (heard.status >= 200 && heard.status < 300 && sent.kind === 'wajar') done.add(name)
      statuses[heard.status] = (statuses[heard.status] ?? 0) + 1
      // someone logged this user out, switched it off or made it a new password, as a request may
      const isOut = heard.status === 401 || heard.body.includes('"GANTI_SANDI"')
      if (isOut) tokens.delete(sent.actor)
      const faults = judge(sent, heard)
      if (faults.length > 0) red.push(line(server, sent, heard, faults))
      if (heard.status === 0 && !server.isAlive()) break
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const ms = performance.now() - started
  const idle = [...met].filter(name => !done.has(name)).sort()
  const counts = { routesMet: met.size, pairsMet: pairs.size, routesDone: done.size }
  return { red, statuses, ...counts, idle, ms }
}

/**
 * What the test itself writes locks rows in an order of its own, and would deadlock with a request
 * that is under way: it waits for those, and those that come wait for it.
 */
function takingTurns() {
  const underWay = new Set<Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    async beside<T>(work: () => Promise<T>): Promise<T> {
      let seen: Promise<unknown>
      do {
        seen = last
        await seen
      } while (seen !== last)
      const mine = work()
      underWay.add(mine)
      return mine.finally(() => underWay.delete(mine))
    },
    alone<T>(work: () => Promise<T>): Promise<T> {
      const mine = last.then(() => Promise.allSettled(underWay)).then(work)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

/** A session of somebody who is again who he was: every level goes on asking. */
async function comeIn(server: WatchedServer, user: string): Promise<string> {
  await ask(
    server.adminUrl,
    `update users u set level = k.level, kode_toko = k.kode_toko, akses = k.akses, aktif = true,
       ganti_sandi = false, sandi_sampai = null
     from uji.users k where k.user_id = u.user_id and u.user_id = '${user}'`,
  )
  return server.token(user)
}

function line(server: WatchedServer, sent: Sent, heard: Heard, faults: readonly string[]): string {
  const cause = server.bugs.find(bug => heard.requestId !== '' && bug.includes(heard.requestId))
  const why = cause === undefined ? '' : `\n    ${cause.slice(0, 600)}`
  return `${faults.join(' · ')}\n    ${curlLine(server.origin, sent)}${why}`
}
