import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { sqlState } from '../../transaction.ts'
import { explain, startFault } from '../start-fault.ts'
import { isAlive, type Place, preparePlace } from './cluster.ts'
import {
  connect,
  DATABASE,
  dropStale,
  launch,
  type Running,
  runningServer,
  shutDown,
  signalStop,
  urlOf,
} from './server-process.ts'

/** The built-in database server, kept running until `stop`. */
export interface Embedded {
  /** Folder of the unix socket, or 127.0.0.1. */
  readonly host: string
  readonly port: number
  /** Of the administrator, to the database `kencana`. */
  readonly adminUrl: string
  /** Of the server; changes when it had to be started again. */
  readonly pid: number
  /** The server belongs to another process of ours, which keeps and stops it. */
  readonly isGuest: boolean
  /** Fast shutdown: running statements end, everything committed is kept. */
  stop(): Promise<void>
  /** Ends the server as a power cut would; it comes back by itself. For tests. */
  kill9(): void
}

interface Keeper {
  readonly place: Place
  readonly log: Logger
  server: Running
  /** Of a program beside the shop: the server belongs to another process and is left running. */
  readonly isGuest: boolean
  isStopping: boolean
  recovery: Promise<void> | undefined
}

const OLD_ONE_GONE_WITHIN = 60_000
/** Held by the one process that owns the server; PostgreSQL frees it when that process dies. */
export const OWNER_LOCK = 7_230_001

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
  const { log } = options
  const place = await preparePlace(options.dataDir)
  const { server, isGuest } = await obtain(place, log, { mayBeGuest: options.isGuest ?? false })
  const keeper: Keeper = {
    place,
    log,
    server,
    isGuest,
    isStopping: false,
    recovery: undefined,
  }
  const onExit = () => {
    if (!isGuest && !keeper.isStopping) signalStop(place, keeper.server.pid)
  }
  process.on('exit', onExit)
  if (!isGuest) await makeDatabase(server.client)
  watch(keeper)
  return {
    isGuest,
    get host() {
      return keeper.server.address.host
    },
    get port() {
      return keeper.server.address.port
    },
    get adminUrl() {
      return urlOf(place, keeper.server.address)
    },
    get pid() {
      return keeper.server.pid
    },
    stop: async () => {
      process.off('exit', onExit)
      await stop(keeper)
    },
    kill9: () => void process.kill(keeper.server.pid, 'SIGKILL'),
  }
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_database where datname = '${DATABASE}'`)
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
}

interface Obtained {
  readonly server: Running
  readonly isGuest: boolean
}

/** Adopts the server that runs, else starts one; tries again while an old one is going down. */
async function obtain(
  place: Place,
  log: Logger,
  { mayBeGuest = false, port }: { mayBeGuest?: boolean; port?: number },
): Promise<Obtained> {
  const until = Date.now() + OLD_ONE_GONE_WITHIN
  for (;;) {
    const running = await adopt(place, log, mayBeGuest)
    if (running) return running
    const started = await launch(place, port)
    if (typeof started === 'string') {
      if (Date.now() > until || !isPassing(started)) throw explain(place.dataDir, started)
    } else {
      if (await own(started.client)) return { server: started, isGuest: false }
      await started.client.end()
    }
    await sleep(100)
  }
}

/** A start that fails because the server before has not ended yet. */
const isPassing = (said: string): boolean =>
  /lock file .* already exists|shared memory block .* is still in use/.test(said)

async function adopt(
  place: Place,
  log: Logger,
  mayBeGuest: boolean,
): Promise<Obtained | undefined> {
  const running = runningServer(place)
  if (!running) return undefined
  const client = await connect(place, running.address).catch((error: unknown) => {
    if (sqlState(error) === '28P01') throw notOurs(place.dataDir)
    dropStale(place, running.pid, error)
    return undefined
  })
  if (!client) return undefined
  const server = { ...running, client }
  if (mayBeGuest && !(await own(client))) return { server, isGuest: true }
  const owner = mayBeGuest ? undefined : await otherOwner(client)
  if (owner !== undefined) {
    await client.end()
    throw inUse(place.dataDir, owner)
  }
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  if (rows[0]?.server_version === place.binaries.version) {
    log.warn({ pid: running.pid }, 'server basis data dari proses yang mati diambil alih')
    return { server, isGuest: false }
  }
  // The program was updated meanwhile, and its PostgreSQL with it.
  await shutDown(place, server)
  return undefined
}

async function own(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_lock(${OWNER_LOCK}) as mine`,
  )
  return rows[0]?.mine === true
}

/**
 * Who else owns the server; nobody as soon as it is ours. A process that died is its owner until
 * the server notices that nobody is at the other end, which on a busy machine takes it a moment.
 */
async function otherOwner(client: pg.Client): Promise<string | undefined> {
  const until = Date.now() + OLD_ONE_GONE_WITHIN
  while (!(await own(client))) {
    const pid = await ownerPid(client)
    const isGone = pid === undefined || (pid !== '' && !isAlive(Number(pid)))
    if (!isGone || Date.now() > until) return pid || '?'
    await sleep(100)
  }
  return undefined
}

async function ownerPid(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = ${OWNER_LOCK} and granted`,
  )
  return rows[0]?.application_name.replace(/\D/g, '')
}

const notOurs = (dataDir: string): Error =>
  startFault(
    `Sandi di ${dataDir}/database/password bukan sandi basis data yang berjalan di folder itu. ` +
      'Kembalikan berkas itu dari cadangan.',
    `The password in ${dataDir}/database/password is not that of the database running in this ` +
      'folder. Restore the file from a backup.',
  )

const inUse = (dataDir: string, owner: string): Error =>
  startFault(
    `Folder data ${dataDir} sedang dipakai proses Kencana lain (nomor proses ${owner}). Tutup ` +
      'proses itu, atau pakai DATA_DIR yang lain.',
    `The data folder ${dataDir} is in use by another Kencana process (process ${owner}). Stop ` +
      'it, or use another DATA_DIR.',
  )

/** Starts the server again when it dies: a shop does not wait for a technician. */
function watch(keeper: Keeper): void {
  keeper.server.client.once('end', () => {
    if (keeper.isStopping || keeper.isGuest) return
    keeper.log.error({ pid: keeper.server.pid }, 'server basis data berhenti; dijalankan lagi')
    keeper.recovery = recover(keeper)
  })
}

async function recover(keeper: Keeper): Promise<void> {
  const { place, log } = keeper
  while (!keeper.isStopping) {
    try {
      const { port } = keeper.server.address
      keeper.server = (await obtain(place, log, { port })).server
      log.info({ pid: keeper.server.pid }, 'server basis data jalan lagi')
      watch(keeper)
      return
    } catch (error) {
      log.error({ err: error }, 'server basis data belum bisa dijalankan')
      await sleep(1_000)
    }
  }
}

async function stop(keeper: Keeper): Promise<void> {
  if (keeper.isStopping) return
  keeper.isStopping = true
  await keeper.recovery
  if (keeper.isGuest) await keeper.server.client.end()
  else await shutDown(keeper.place, keeper.server)
}
