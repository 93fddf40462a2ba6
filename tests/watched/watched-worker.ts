import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { readConfig } from '../../apps/server/src/config.ts'
import { setUpChain, type UserPlan } from '../../apps/server/src/modules/awal/index.ts'
import { makeServer } from '../../apps/server/src/platform/http/server.ts'
import { openSession } from '../../apps/server/src/platform/session/session-store.ts'
import {
  SAMPLE_PASSWORD,
  SAMPLE_STORES,
  SAMPLE_USERS,
} from '../../apps/server/src/sample/chain-plan.ts'
import { listen, makeLog, openApp } from '../../apps/server/src/start-server.ts'
import { badEndpoints } from '../fuzz/bad-endpoints.ts'

// The whole server as a process of its own that can be asked how it feels, by messages.

/** Levels nobody of the sample chain has. */
const MORE_USERS: readonly UserPlan[] = (['SU', 'DEV', 'ADMIN'] as const).map(level => ({
  user_id: `${level}-UJI`,
  nama: `Uji ${level}`,
  level,
  kode_toko: 'PUSAT',
}))

export interface Pulse {
  readonly rssMb: number
  /** Delay of the event loop since the pulse before, milliseconds. */
  readonly lagP99: number
  readonly lagMax: number
  /** The same of a thread that does nothing: what the machine does to everybody. */
  readonly idleP99: number
  readonly idleMax: number
}

export interface Question {
  readonly ask: 'pulse' | 'stop' | 'token'
  /** Whose token. */
  readonly user?: string
}

const [dataDir = '', kind = ''] = process.argv.slice(2)
const config = readConfig({ ...process.env, DATA_DIR: dataDir, PORT: '0', SEED: 'empty' })
const log = makeLog('error')
const { app, hub, database } = await openApp(config, log)
await setUpChain(app, {
  stores: SAMPLE_STORES,
  users: [...SAMPLE_USERS, ...MORE_USERS],
  password: SAMPLE_PASSWORD,
  tgl: '2026-11-21',
})
const running = kind === 'bad' ? await listenBadly() : await listen(config, app, hub)

/** The same HTTP frame around endpoints that do what none of ours may. */
async function listenBadly() {
  const server = await makeServer({ app, endpoints: badEndpoints, trustProxy: [] })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  return { address, stop: () => server.close() }
}

const lag = monitorEventLoopDelay({ resolution: 5 })
lag.enable()
const calm = new Worker(fileURLToPath(new URL('./calm-worker.mjs', import.meta.url)))

const calmPulse = (): Promise<{ p99: number; max: number }> =>
  new Promise(answered => {
    calm.once('message', answered)
    calm.postMessage('pulse')
  })

const TICK_MS = 10

async function pulse(): Promise<Pulse> {
  const idle = await calmPulse()
  // a delay is noted by the timer it delayed, which ticks every 5 ms
  await sleep(TICK_MS)
  const felt = { lagP99: lag.percentile(99) / 1e6, lagMax: lag.max / 1e6 }
  lag.reset()
  // and from the first tick after a reset on
  await sleep(TICK_MS)
  const rssMb = Math.round(process.memoryUsage.rss() / 1_048_576)
  return { rssMb, ...felt, idleP99: idle.p99, idleMax: idle.max }
}

async function stop(): Promise<void> {
  await running.stop()
  await database.close()
  process.exit(0)
}

process.on('message', (question: Question & { readonly id: string }) => {
  const answer = (value: unknown) => process.send?.({ id: question.id, value })
  if (question.ask === 'stop') void stop()
  else if (question.ask === 'pulse') void pulse().then(answer)
  else void openSession(app.pool, question.user ?? '', app.clock.now()).then(answer)
})
// The tests that started it are gone.
process.on('disconnect', () => void stop())
process.send?.({ id: 'ready', value: { origin: running.address, adminUrl: database.adminUrl } })
