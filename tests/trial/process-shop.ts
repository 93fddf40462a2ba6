import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Config } from '../../apps/server/src/config.ts'
import { setUpChain } from '../../apps/server/src/modules/awal/index.ts'
import { calendarDay } from '../../apps/server/src/platform/clock.ts'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { SAMPLE_CHAIN_MASTERS } from '../../apps/server/src/sample/chain-masters.ts'
import {
  SAMPLE_PASSWORD,
  SAMPLE_STORES,
  SAMPLE_USERS,
} from '../../apps/server/src/sample/chain-plan.ts'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { type ServerProcess, serverProcess } from '../crash/server-process.ts'
import { type RaceShop, raceShopOn } from '../races/race.ts'
import { atDatabase } from '../sample-shop/database.ts'

/** The sample chain served by the real server as a process of its own. */
export interface ProcessShop {
  readonly shop: RaceShop
  readonly server: ServerProcess
  /** Of the administrator, to the books. */
  readonly adminUrl: string
  /** Why the server answered 500, of all answers so far. */
  readonly bugs: readonly string[]
}

const log = makeLog('silent')
const migrationsDir = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url))

/** On the built-in database, or in a database made for it on the server at `serverUrl`. */
export async function processShop(serverUrl: string | undefined): Promise<ProcessShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const guest = serverUrl === undefined ? undefined : await ownDatabase(serverUrl)
  const config = configOf(dataDir, guest?.url)
  await fillChain(config)
  // Whoever was logged in for one trial may wait an hour for his next one.
  const patient = { SEED: 'empty', SESSION_IDLE_MINUTES: '720' }
  const env = { ...patient, ...(guest === undefined ? {} : { DATABASE_URL: guest.url }) }
  const server = await serverProcess(dataDir, env)
  const adminUrl = guest?.url ?? (await embeddedUrl(dataDir))
  const shop = await raceShopOn({
    origin: server.origin,
    adminUrl,
    restart: async () => {
      await server.stop()
      await server.start()
    },
    later: days => serveLater(config, days),
    stop: async () => {
      await server.stop()
      await guest?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  })
  return { shop, server, adminUrl, bugs: server.bugs }
}

async function ownDatabase(serverUrl: string) {
  const name = `kencana_trial_${process.pid}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { url: atDatabase(serverUrl, name), drop }
}

const configOf = (dataDir: string, databaseUrl: string | undefined): Config => ({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  databaseUrl,
  seed: 'empty',
  publicOrigin: '',
  trustProxy: [],
  idleMinutes: 30,
  logLevel: 'silent',
})

const open = ({ dataDir, databaseUrl }: Config, isGuest: boolean) =>
  openDatabase({
    dataDir,
    migrationsDir,
    log,
    isGuest,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  })

async function fillChain(config: Config): Promise<void> {
  const database = await open(config, false)
  const { app } = appOn(database, config, log)
  await setUpChain(app, {
    stores: SAMPLE_STORES,
    masters: SAMPLE_CHAIN_MASTERS,
    users: SAMPLE_USERS,
    password: SAMPLE_PASSWORD,
    tgl: calendarDay(app.clock.now()),
  })
  await database.close()
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const guest = await startEmbedded({ dataDir, log, isGuest: true })
  await guest.stop()
  return guest.adminUrl
}

/** The same books served by a second server, whose clock is ahead. */
async function serveLater(config: Config, days: number) {
  const database = await open(config, true)
  const clock = { now: () => new Date(Date.now() + days * 86_400_000) }
  const { app, hub } = appOn(database, config, log, clock)
  const running = await listen(config, app, hub)
  const stop = async () => {
    await running.stop()
    await database.close()
  }
  return { origin: running.address, stop }
}
