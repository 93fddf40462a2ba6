import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/runner/free-port.ts'
import { ask } from '../distribute/ask.ts'
import { unprivileged } from './replica-pair.ts'

/** A coordinator and two workers of Citus, and a PostgreSQL without it, in one folder. */
export interface NodeCluster {
  /** A new database on all of them. */
  books(name: string): Promise<NodeBooks>
  /** Stops the node that an address leads to, or starts it again. */
  node(address: string, what: 'start' | 'stop'): void
  close(): void
}

export interface NodeBooks {
  readonly coordinatorUrl: string
  readonly workerUrls: readonly string[]
  /** The same programs with nothing added: to compare with, and to restore to. */
  readonly plainUrl: string
  /** The extension on every node, then the nodes to the coordinator: as docs/scale.md says. */
  introduce(): Promise<void>
}

const USER = 'kencana'
const SETTINGS =
  '-c listen_addresses=127.0.0.1 -c timezone=UTC -c max_connections=160 -c shared_buffers=128MB'
/**
 * Nodes on one machine talk without TLS. Fewer shards than the usual 32 are laid out sooner, and
 * still put the stores of the sample chain on both workers.
 */
const CITUS =
  '-c shared_preload_libraries=citus -c citus.node_conninfo=sslmode=disable ' +
  '-c citus.shard_count=8 -c max_worker_processes=24'

/** Why there can be no cluster here; nothing when there can. */
export function lacksCitus(bin: string): string | undefined {
  if (!existsSync(join(bin, 'initdb'))) return `PostgreSQL's programs are not in ${bin}`
  const folder = execFileSync(join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim()
  if (existsSync(join(folder, 'extension', 'citus.control'))) return undefined
  return `Citus is not installed for the PostgreSQL in ${bin}`
}

/** Makes the nodes with the programs of `bin` (initdb, pg_ctl); they do not know each other yet. */
export async function nodeCluster(bin: string): Promise<NodeCluster> {
  const user = process.getuid?.() === 0 ? unprivileged() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'kencana-node-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const started = new Map<number, { data: string; options: string }>()
  const control = (port: number, what: 'start' | 'stop', mode: 'fast' | 'immediate' = 'fast') => {
    const { data = '', options = '' } = started.get(port) ?? {}
    const how = what === 'start' ? ['-l', `${data}.log`, '-o', options] : ['-m', mode]
    run('pg_ctl', '-D', data, '-w', ...how, what)
  }
  const close = () => {
    for (const port of started.keys()) {
      try {
        control(port, 'stop', 'immediate')
      } catch {
        // It did not start, or was stopped already.
      }
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const start = async (name: string, more: string) => {
    const data = join(folder, name)
    const port = await freePort()
    run('initdb', '-D', data, '-U', USER, '-A', 'trust', '-k', '-E', 'UTF8', '--no-sync')
    started.set(port, { data, options: `-p ${port} -k ${folder} ${SETTINGS} ${more}` })
    control(port, 'start')
    return port
  }
  try {
    const plain = await start('biasa', '')
    const coordinator = await start('koordinator', CITUS)
    const workers = [await start('pekerja-1', CITUS), await start('pekerja-2', CITUS)]
    return {
      books: name => booksOn(name, plain, coordinator, workers),
      node: (url, what) => control(Number(new URL(url).port), what),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

async function booksOn(
  name: string,
  plain: number,
  coordinator: number,
  workers: readonly number[],
): Promise<NodeBooks> {
  const nodes = [coordinator, ...workers]
  for (const port of [plain, ...nodes]) {
    await ask(address(port, 'postgres'), `create database ${name}`)
  }
  return {
    plainUrl: address(plain, name),
    coordinatorUrl: address(coordinator, name),
    workerUrls: workers.map(port => address(port, name)),
    introduce: async () => {
      for (const port of nodes) await ask(address(port, name), 'create extension citus')
      const first = address(coordinator, name)
      await ask(first, `select citus_set_coordinator_host('127.0.0.1', ${coordinator})`)
      for (const port of workers) await ask(first, `select citus_add_node('127.0.0.1', ${port})`)
    },
  }
}

const address = (port: number, name: string) => `postgresql://${USER}@127.0.0.1:${port}/${name}`
