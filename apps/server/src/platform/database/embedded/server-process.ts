import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readFrom, sizeOf } from '../start-fault.ts'
import { ADMIN, isAlive, type Place, startProgram } from './cluster.ts'

/** Where a server of ours listens: a socket folder, or 127.0.0.1. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** A running server and our connection to it. */
export interface Running {
  readonly pid: number
  readonly address: Address
  readonly client: pg.Client
}

/** The shop's database on the built-in server. */
export const DATABASE = 'kencana'
/** Recovery after a power cut reads what was written since the last checkpoint: seconds. */
const READY_WITHIN = 600_000
const STOPPED_WITHIN = 20_000
const LOG_LIMIT = 8 * 1024 * 1024

/** The server of postmaster.pid: process on line 1, port on line 4, socket folder on line 5. */
export function runningServer(place: Place): { pid: number; address: Address } | undefined {
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
export function dropStale(place: Place, pid: number, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isSilent = code === 'ECONNREFUSED' || code === 'ENOENT'
  if (!isSilent || process.platform !== 'linux' || !isAlive(pid)) return
  const command = `/proc/${pid}/comm`
  if (existsSync(command) && readFileSync(command, 'utf8').trim() !== 'postgres') {
    rmSync(join(place.base, 'cluster', 'postmaster.pid'), { force: true })
  }
}

/**
 * Starts the server and waits until it answers; a text = what it said before it gave up.
 * @param port on 127.0.0.1, the one it had before: others may still know it
 */
export async function launch(place: Place, port?: number): Promise<Running | string> {
  const path = join(place.base, 'postgres.log')
  if (sizeOf(path) > LOG_LIMIT) renameSync(path, `${path}.1`)
  const from = sizeOf(path)
  const address = { host: place.socketDir ?? '127.0.0.1', port: await portFor(place, port) }
  const output = openSync(path, 'a', 0o600)
  const child = startProgram(place, 'postgres', serverArgs(place, address), output)
  closeSync(output)
  const until = Date.now() + READY_WITHIN
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
    // Another's server may answer here when two of us start at the same moment.
    if (client && pid !== undefined && pid === child.pid) return { client, address, pid }
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
    // An archive that cannot be reached must not fill the disk of the shop.
    max_slot_wal_keep_size: '4GB',
  }
  const settings = Object.entries(wiring).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  return ['-D', join(place.seen, 'cluster'), ...settings]
}

/** In a socket folder of its own the usual number is free; on 127.0.0.1 we ask the system. */
function portFor(place: Place, before = 0): Promise<number> {
  if (place.socketDir) return Promise.resolve(5432)
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(before, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** A connection of the administrator. */
export async function connect(place: Place, { host, port }: Address): Promise<pg.Client> {
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

/** Fast shutdown; answers when the server is gone. */
export async function shutDown(place: Place, server: Running): Promise<void> {
  signalStop(place, server.pid)
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
export function signalStop(place: Place, pid: number): void {
  if (process.platform === 'win32') {
    const cluster = join(place.base, 'cluster')
    spawnSync(join(place.binaries.folder, 'bin', 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast'])
    return
  }
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
}

/** Where the administrator finds the shop's database. */
export const urlOf = (place: Place, { host, port }: Address): string =>
  `postgresql://${ADMIN}:${place.password}@${encodeURIComponent(host)}:${port}/${DATABASE}`
