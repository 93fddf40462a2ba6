import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'
import { type ServerProcess, serverProcess } from '../crash/server-process.ts'
import { roundRobin } from '../scale/round-robin.ts'
import type { Version } from './versions.ts'

/** Servers of several versions on one database, behind one address. */
export interface Site {
  /** Where tills ask: whichever servers are in service answer by turns. */
  readonly address: string
  readonly admin: pg.Client
  readonly adminUrl: string
  /** Of every server that was ever started. */
  readonly servers: readonly ServerProcess[]
  start(version: Version): Promise<ServerProcess>
  /** From now on only these get new connections. */
  inService(servers: readonly ServerProcess[]): void
  stop(): Promise<void>
}

/** A database of its own and nobody at work on it yet. */
export async function openSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const database = await startEmbedded({ dataDir: join(folder, 'server'), log: makeLog('silent') })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  const ports: number[] = []
  const servers: ServerProcess[] = []
  const proxy = await roundRobin(ports)
  const env = {
    DATABASE_URL: database.adminUrl,
    DATABASE_POOL: '4',
    SECRET_KEY: 'rahasia bersama semua versi',
  }
  return {
    address: proxy.origin,
    admin,
    adminUrl: database.adminUrl,
    servers,
    start: async version => {
      const server = await serverProcess(join(folder, 'data'), env, version.program)
      servers.push(server)
      return server
    },
    inService: chosen => {
      ports.splice(0, ports.length, ...chosen.map(({ origin }) => Number(new URL(origin).port)))
    },
    stop: async () => {
      await proxy.stop()
      for (const server of servers) await server.stop()
      await admin.end()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
