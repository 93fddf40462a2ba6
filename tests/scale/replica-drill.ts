import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Config, readConfig } from '../../apps/server/src/config.ts'
import { setUpChain } from '../../apps/server/src/modules/awal/index.ts'
import {
  SAMPLE_PASSWORD,
  SAMPLE_STORES,
  SAMPLE_USERS,
} from '../../apps/server/src/sample/chain-plan.ts'
import { listen, makeLog, openApp } from '../../apps/server/src/start-server.ts'
import { cashSale, expectStatus, RING_PRICE, setBoard, takeIn } from '../penjualan/shop.ts'
import { type Caller, logIn } from '../sample-shop/api.ts'
import { type ReplicaPair, replicaPair } from './replica-pair.ts'

// `npm run drill:replica [-- <folder of initdb>]`: reports on a real streaming replica of a real
// PostgreSQL server, and what can happen to it. Needs PostgreSQL's own programs, so it is no part
// of `npm test`; tests/scale/replica.test.ts is.

const ROUNDS = 100
/** See engines/report/read-side.ts: how long the primary reads everything after a fault. */
const REST_MS = 10_500

interface Shop {
  readonly pair: ReplicaPair
  readonly kasir: Caller
  readonly owner: Caller
  readonly rings: string[]
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

function check(what: string, isRight: boolean, figure: string): void {
  say(`${isRight ? '✓' : '✗'} ${what}: ${figure}`)
  if (!isRight) process.exitCode = 1
}

/** Pieces sold by the report of today's lines, and how long it took. */
async function report({ owner }: Shop): Promise<{ count: number; ms: number }> {
  const started = performance.now()
  const path = 'reports/laporan-penjualan-detail'
  const answer = await owner.get<{ meta: { count: number } }>(path, { toko: 'JKT' })
  return { count: expectStatus(answer, 200).meta.count, ms: performance.now() - started }
}

const sellOne = async ({ kasir, rings }: Shop) =>
  expectStatus(await kasir.post('penjualan', cashSale([rings.pop() ?? ''], RING_PRICE)), 201)

/** Whether a report is read on the replica now, and whether it is right. */
async function where(shop: Shop): Promise<{ onReplica: boolean; isRight: boolean; ms: number }> {
  await sellOne(shop)
  sold += 1
  const before = await lastRead(shop.pair.replicaUrl)
  const { count, ms } = await report(shop)
  return { onReplica: (await lastRead(shop.pair.replicaUrl)) > before, isRight: count === sold, ms }
}
let sold = 0

async function freshness(shop: Shop): Promise<void> {
  let stale = 0
  let onReplica = 0
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = await where(shop)
    if (!seen.isRight) stale += 1
    if (seen.onReplica) onReplica += 1
    times.push(seen.ms)
  }
  times.sort((a, b) => a - b)
  const figure = `${stale} of ${ROUNDS} reports lacked the sale before them`
  check('a report straight after a sale', stale === 0, figure)
  const served = `${onReplica} of ${ROUNDS}, median ${times[ROUNDS / 2]?.toFixed(0)} ms`
  check('read on the replica', onReplica >= ROUNDS * 0.95, served)
}

async function behind(shop: Shop): Promise<void> {
  await onReplica(shop, 'select pg_wal_replay_pause()')
  const late = await where(shop)
  const figure = `${late.isRight ? 'right' : 'STALE'}, from the ${place(late)}`
  const took = `${figure}, ${late.ms.toFixed(0)} ms`
  check('while the replica is behind', late.isRight && !late.onReplica, took)
  await onReplica(shop, 'select pg_wal_replay_resume()')
  await sleep(REST_MS)
  const again = await where(shop)
  check('when it has caught up', again.isRight && again.onReplica, `from the ${place(again)}`)
}

async function onReplica({ pair }: Shop, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: pair.replicaUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const place = ({ onReplica }: { onReplica: boolean }) => (onReplica ? 'replica' : 'primary')

async function away(shop: Shop): Promise<void> {
  shop.pair.replica('stop')
  const { count, ms } = await report(shop)
  check('while it is stopped', count === sold, `answered by the primary in ${ms.toFixed(0)} ms`)
  shop.pair.replica('start')
  await sleep(REST_MS)
  const back = await where(shop)
  check('when it is back', back.isRight && back.onReplica, `from the ${place(back)}`)
}

async function promoted(shop: Shop): Promise<void> {
  shop.pair.replica('promote')
  const seen = await where(shop)
  const figure = `${seen.isRight ? 'right' : 'STALE'}, from the ${place(seen)}`
  check('when it was promoted and follows no more', seen.isRight && !seen.onReplica, figure)
}

async function openShop(
  pair: ReplicaPair,
  config: Config,
): Promise<{ shop: Shop; stop: () => Promise<void> }> {
  const log = makeLog('silent')
  const { app, hub, database } = await openApp(config, log)
  const plan = { stores: SAMPLE_STORES, users: SAMPLE_USERS, password: SAMPLE_PASSWORD }
  await setUpChain(app, { ...plan, tgl: '2026-11-21' })
  const running = await listen(config, app, hub)
  const owner = await logIn(running.address, 'OWNER')
  await setBoard(owner)
  const rings = await takeIn(
    owner,
    Array.from({ length: ROUNDS + 20 }, () => ({})),
  )
  const stop = async () => {
    await running.stop()
    await database.close()
  }
  return { shop: { pair, owner, kasir: await logIn(running.address, 'KASIR-JKT'), rings }, stop }
}

async function main(): Promise<void> {
  const pair = await replicaPair(process.argv[2] ?? '/usr/lib/postgresql/15/bin')
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-replika-data-'))
  try {
    const env = { DATABASE_URL: pair.primaryUrl, DATABASE_READ_URL: pair.replicaUrl }
    const config = readConfig({ ...env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const { shop, stop } = await openShop(pair, config)
    await freshness(shop)
    await behind(shop)
    await away(shop)
    await promoted(shop)
    await stop()
  } finally {
    pair.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** When the replica last began a statement of a report, in seconds; a connection for each look. */
async function lastRead(replicaUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: replicaUrl })
  await client.connect()
  const { rows } = await client.query<{ n: string }>(
    `select coalesce(max(extract(epoch from query_start)), 0) as n from pg_stat_activity
     where application_name = 'kencana_replica' and query not like '%pg_control_system%'`,
  )
  await client.end()
  return Number(rows[0]?.n)
}

await main()
process.exit()
