import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { ADMIN, isAlive, type Place, preparePlace, startProgram } from './cluster.ts'
import { explain, readFrom, sizeOf, startFault } from './start-fault.ts'

/** The built-in database server, kept running until `stop`. */
export interface Embedded {
  /** Folder of the unix socket, or 127.0.0.1. */
  readonly host: string
  readonly port: number
  /** Of the administrator, to the database `kencana`. */
  readonly adminUrl: string
  /** Of the server; changes when it had to be started again. */
  readonly pid: number
  /** Fast shutdown: running statements end, everything committed is kept. */
  stop(): Promise<void>
  /** Ends the server as a power cut would; it comes back by itself. For tests. */
  kill9(): void
}

interface Address {
  readonly host: string
  readonly port: number
}

interface Keeper {
  readonly place: Place
  readonly log: Logger
  client: pg.Client
  address: Address
  pid: number
  /** Of a program beside the shop: the server belongs to somebody else and is left running. */
  isGuest: boolean
  isStopping: boolean
  recovery: Promise<void> | undefined
}

const DATABASE = 'kencana'
const READY_WITHIN = 60_000
const STOPPED_WITHIN = 20_000
const LOG_LIMIT = 8 * 1024 * 1024
/** Held by the one process that owns the server; PostgreSQL frees it when that process dies. */
const OWNER_LOCK = 7_230_001

/**
 * Starts the built-in database of a data folder, or takes over one whose owner died. `isGuest`
 * makes a program beside the shop (a check of the books) use the running server instead of being
 * refused.
 * @throws Error with a sentence: in use by another process, foreign or older folder, disk full …
 */
export async function startEmbedded(options: {
  dataDir: string
  log: Logger
  isGuest?: boolean
}): Promise<Embedded> {
  const place = await preparePlace(options.dataDir)
  const found = await obtain(place, options.log, options.isGuest ?? false)
  const keeper: Keeper = {
    ...found,
    place,
    log: options.log,
    isStopping: false,
    recovery: undefined,
  }
  if (!keeper.isGuest) await makeDatabase(keeper.client)
  watch(keeper)
  const onExit = () => {
    if (!keeper.isGuest && !keeper.isStopping) signalStop(keeper)
  }
  process.on('exit', onExit)
  return {
    get host() {
      return keeper.address.host
    },
    get port() {
      return keeper.address.port
    },
    get adminUrl() {
      return urlOf(place, keeper.address)
    },
    get pid() {
      return keeper.pid
    },
    stop: async () => {
      process.off('exit', onExit)
      await stop(keeper)
    },
    kill9: () => void process.kill(keeper.pid, 'SIGKILL'),
  }
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_database where datname = '${DATABASE}'`)
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
}

type Found = Pick<Keeper, 'client' | 'address' | 'pid' | 'isGuest'>

/** Adopts the server that runs, else starts one; tries again while an old one is going down. */
async function obtain(place: Place, log: Logger, mayBeGuest: boolean): Promise<Found> {
  const until = Date.now() + READY_WITHIN
  for (;;) {
    const running = await adopt(place, log, mayBeGuest)
    if (running) return running
    const started = await launch(place, until)
    if (typeof started !== 'string') return started
    if (Date.now() > until || !isPassing(started)) throw explain(place.dataDir, started)
    await sleep(100)
  }
}

/** A start that fails because the one before has not ended yet. */
const isPassing = (said: string): boolean =>
  /lock file .* already exists|shared memory block .* is still in use|is starting up/.test(said)

async function adopt(place: Place, log: Logger, mayBeGuest: boolean): Promise<Found | undefined> {
  const running = runningServer(place)
  if (!running) return undefined
  const client = await connect(place, running.address).catch((error: unknown) => {
    dropStale(place, running.pid, error)
    return undefined
  })
  if (!client) return undefined
  if (!(await own(client))) {
    if (mayBeGuest) return { ...running, client, isGuest: true }
    const owner = await ownerPid(client)
    await client.end()
    throw inUse(place.dataDir, owner)
  }
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const found = { ...running, client, isGuest: false }
  if (rows[0]?.server_version === place.binaries.version) {
    log.warn({ pid: running.pid }, 'server basis data dari proses yang mati diambil alih')
    return found
  }
  await shutDown(place, found)
  return undefined
}

/** What postmaster.pid says: process on line 1, port on line 4, socket folder on line 5. */
function runningServer(place: Place): { pid: number; address: Address } | undefined {
  const path = join(place.base, 'cluster', 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return undefined
  const host = lines[4] && place.socketDir ? place.socketDir : '127.0.0.1'
  return { pid, address: { host, port } }
}

/**
 * After a crash the number in postmaster.pid may belong to another program by now; PostgreSQL
 * would take it for a living server and refuse to start for ever.
 */
function dropStale(place: Place, pid: number, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isSilent = code === 'ECONNREFUSED' || code === 'ENOENT'
  if (!isSilent || process.platform !== 'linux' || !isAlive(pid)) return
  const command = `/proc/${pid}/comm`
  if (existsSync(command) && readFileSync(command, 'utf8').trim() !== 'postgres') {
    rmSync(join(place.base, 'cluster', 'postmaster.pid'), { force: true })
  }
}

/** Starts the server and waits until it answers; a text = what it said before it gave up. */
async function launch(place: Place, until: number): Promise<Found | string> {
  const path = join(place.base, 'postgres.log')
  if (sizeOf(path) > LOG_LIMIT) renameSync(path, `${path}.1`)
  const from = sizeOf(path)
  const address = { host: place.socketDir ?? '127.0.0.1', port: await portFor(place) }
  const output = openSync(path, 'a', 0o600)
  const child = startProgram(place, 'postgres', serverArgs(place, address), output)
  closeSync(output)
  let failure: string | undefined
  child.on('error', error => {
    failure = error.message
  })
  child.on('exit', code => {
    failure = readFrom(path, from) || `postgres: ${code}`
  })
  child.unref()
  for (;;) {
    if (failure !== undefined) return failure
    const client = await connect(place, address).catch(() => undefined)
    const pid = client && runningServer(place)?.pid
    // Somebody else's server may answer here when two of us start at the same moment.
    if (client && pid === child.pid && pid !== undefined && (await own(client))) {
      return { client, address, pid, isGuest: false }
    }
    await client?.end()
    if (Date.now() > until) {
      child.kill('SIGQUIT')
      return readFrom(path, from)
    }
    await sleep(15)
  }
}

function serverArgs(place: Place, { host, port }: Address): string[] {
  const isSocket = place.socketDir !== undefined
  const wiring = {
    listen_addresses: isSocket ? '' : host,
    unix_socket_directories: isSocket ? join(place.seen, 'run') : '',
    unix_socket_permissions: '0700',
    port: String(port),
  }
  const settings = Object.entries(wiring).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  return ['-D', join(place.seen, 'cluster'), ...settings]
}

/** In a socket folder of its own the usual number is free; on 127.0.0.1 we ask the system. */
function portFor(place: Place): Promise<number> {
  if (place.socketDir) return Promise.resolve(5432)
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function connect(place: Place, { host, port }: Address): Promise<pg.Client> {
  const client = new pg.Client({
    host,
    port,
    user: ADMIN,
    password: place.password,
    database: 'postgres',
    application_name: `kencana ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function own(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_lock(${OWNER_LOCK}) as mine`,
  )
  return rows[0]?.mine === true
}

async function ownerPid(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = ${OWNER_LOCK} and granted`,
  )
  return rows[0]?.application_name.replace(/\D/g, '') ?? '?'
}

const inUse = (dataDir: string, owner: string): Error =>
  startFault(
    `Folder data ${dataDir} sedang dipakai proses Kencana lain (nomor proses ${owner}). Tutup ` +
      'proses itu, atau pakai DATA_DIR yang lain.',
    `The data folder ${dataDir} is in use by another Kencana process (process ${owner}). Stop it, ` +
      'or use another DATA_DIR.',
  )

/** Starts the server again when it dies: a shop does not wait for a technician. */
function watch(keeper: Keeper): void {
  keeper.client.once('end', () => {
    if (keeper.isStopping || keeper.isGuest) return
    keeper.log.error({ pid: keeper.pid }, 'server basis data berhenti; dijalankan lagi')
    keeper.recovery = recover(keeper)
  })
}

async function recover(keeper: Keeper): Promise<void> {
  while (!keeper.isStopping) {
    try {
      Object.assign(keeper, await obtain(keeper.place, keeper.log, false))
      keeper.log.info({ pid: keeper.pid }, 'server basis data jalan lagi')
      watch(keeper)
      return
    } catch (error) {
      keeper.log.error({ error }, 'server basis data belum bisa dijalankan')
      await sleep(1_000)
    }
  }
}

async function stop(keeper: Keeper): Promise<void> {
  if (keeper.isStopping) return
  keeper.isStopping = true
  await keeper.recovery
  if (keeper.isGuest) await keeper.client.end()
  else await shutDown(keeper.place, keeper)
}

async function shutDown(place: Place, server: Pick<Keeper, 'client' | 'pid'>): Promise<void> {
  signalStop({ place, pid: server.pid })
  await server.client.end().catch(() => undefined)
  for (let waited = 0; !hasEnded(server.pid); waited += 10) {
    if (waited === STOPPED_WITHIN) process.kill(server.pid, 'SIGQUIT')
    await sleep(10)
  }
}

/** A server we took over may stay in the process table when process 1 of a container reaps none. */
function hasEnded(pid: number): boolean {
  if (!isAlive(pid)) return true
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) && /\) Z /.test(readFileSync(stat, 'utf8'))
}

/** Asks for a fast shutdown; works at process exit too, where nothing can be awaited. */
function signalStop({ place, pid }: Pick<Keeper, 'place' | 'pid'>): void {
  if (process.platform === 'win32') {
    const cluster = join(place.base, 'cluster')
    spawnSync(join(place.binaries.folder, 'bin', 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast'])
    return
  }
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
}

const urlOf = (place: Place, { host, port }: Address): string =>
  `postgresql://${ADMIN}:${place.password}@${encodeURIComponent(host)}:${port}/${DATABASE}`
