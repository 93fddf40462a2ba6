import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished } from 'vitest'
import { isAlive } from '../../apps/server/src/platform/database/embedded/cluster.ts'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'

export const migrationsDir = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url))
export const log = makeLog('silent')

/**
 * A folder that is gone after the test. A refused start leaves its database to shut down by itself,
 * which still writes for a moment: until then the removal is tried again.
 */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

let made: Promise<string> | undefined

/** A data folder whose cluster exists: a copy of one made once, since making one takes a second. */
export async function usedFolder(): Promise<string> {
  made ??= makeFolder()
  const folder = join(await testFolder(), 'data')
  // cp keeps the owner, which Node's own copy does not.
  spawnSync('cp', ['-a', await made, folder])
  return folder
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('shared'), 'data-'))
  await (await startEmbedded({ dataDir: folder, log })).stop()
  return folder
}

/** The built-in database of a folder, stopped after the test if it has not been before. */
export async function embedded(dataDir: string, isGuest = false) {
  const server = await startEmbedded({ dataDir, log, isGuest })
  onTestFinished(() => server.stop())
  return server
}

export interface Owner {
  readonly child: ChildProcess
  readonly pid?: number
  readonly adminUrl?: string
  readonly refused?: string
}

/** Another process of ours that owns, or was refused, the database of a folder. */
export async function ownerProcess(dataDir: string): Promise<Owner> {
  const tsx = fileURLToPath(new URL('../../node_modules/tsx/dist/cli.mjs', import.meta.url))
  const script = fileURLToPath(new URL('./owner-worker.ts', import.meta.url))
  // The loader inside the process itself, so that killing it kills no mere launcher.
  const args = ['--import', new URL('./loader.mjs', `file://${tsx}`).href, script, dataDir]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const owner: Owner = { child, ...JSON.parse(String(line)) }
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await eventually(async () => expect(owner.pid !== undefined && isAlive(owner.pid)).toBe(false))
  })
  return owner
}

/** One statement on a connection of its own. */
export async function ask<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

/** Tries again until it does not throw; for at most ten seconds (T15). */
export async function eventually<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + 10_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > until) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}
