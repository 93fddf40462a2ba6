import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { lateBy } from '../watched/pulse.ts'
import { type WatchedServer, watchedServer } from '../watched/watched-server.ts'
import { buyingStandings, MUST_BE_DONE } from './buying.ts'
import { openShops } from './dictionary.ts'
import { masterStandings } from './masters.ts'
import { type Operation, pairsOf, requestsFor } from './requests.ts'
import { fuzz, operationsOf } from './run.ts'
import type { Known } from './shape.ts'

// T23 and T25: requests made from the contract, over every route, level and base.

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Without a number: until every route was met. */
const COUNT = Number(process.env.FUZZ_REQUESTS ?? 0)
/** From here on a run is long, and goes on until every route has met every level. */
const LONG = 10_000
/** Of all routes so many do their work in a long run, whatever its seed. */
const DONE_SHARE = 0.8

const countFor = (all: readonly Operation[]): number =>
  Math.max(
    COUNT,
    COUNT === 0 ? requestsFor(all.length) : 0,
    COUNT < LONG ? 0 : requestsFor(pairsOf(all)),
  )

let server: WatchedServer
let known: Known
let operations: Operation[]
beforeAll(async () => {
  server = await watchedServer()
  known = await openShops(server.origin)
  const owner = await logIn(server.origin, 'OWNER')
  const standings = new Map([
    ...(await masterStandings(owner)),
    ...(await buyingStandings(owner, await logIn(server.origin, 'KASIR-JKT'))),
  ])
  operations = await operationsOf(server.origin, standings)
})
afterAll(() => server?.stop())

const say = (text: string) => process.stdout.write(`${text}\n`)

test('nothing a caller can send makes the server fail, tell or fall', async () => {
  // what every server does once: compile, prepare, load fonts
  await fuzz(server, operations, known, { seed: SEED + 1, count: 300, lanes: 4 })
  const before = await server.pulse()
  const count = countFor(operations)
  const run = await fuzz(server, operations, known, { seed: SEED, count, lanes: 4 })
  const after = await server.pulse()
  say(
    `fuzz: seed ${SEED}, ${count} requests in ${Math.round(run.ms / 1000)} s, ` +
      `${run.routesMet} of ${operations.length} routes met, by ${run.pairsMet} of ` +
      `${pairsOf(operations)} levels, ${run.routesDone} did their work, ` +
      `statuses ${JSON.stringify(run.statuses)}, ` +
      `memory ${before.rssMb} → ${after.rssMb} MB, event loop p99 ${after.lagP99.toFixed(1)} ms ` +
      `(an idle thread ${after.idleP99.toFixed(1)} ms), max ${after.lagMax.toFixed(0)} ms`,
  )
  expect(run.red.join('\n'), `FUZZ_SEED=${SEED} FUZZ_REQUESTS=${count} npm run fuzz`).toBe('')
  if (COUNT === 0) expect(run.routesMet).toBe(operations.length)
  if (COUNT >= LONG) {
    say(`never did their work: ${run.idle.join(', ')}`)
    expect(run.pairsMet).toBe(pairsOf(operations))
    expect(run.idle.filter(name => MUST_BE_DONE.some(one => one === name))).toEqual([])
    expect(run.routesDone / operations.length).toBeGreaterThan(DONE_SHARE)
  }
  expect(server.isAlive()).toBe(true)
  expect(after.rssMb - before.rssMb).toBeLessThan(200)
  expect(lateBy(after)).toBeLessThan(100)
  expect(await brokenInvariants(server.adminUrl)).toEqual([])
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  const { rows } = await admin.query('select count(*)::int as n from barang')
  await admin.end()
  expect(rows[0]?.n).toBeGreaterThan(70)
}, 1_800_000)
