import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { prepareDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'
import { atDatabase, type TestServer } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    server: TestServer
    /** Folder of what a process of tests makes once; it is removed after the last of them. */
    shared: string
  }
}

/**
 * One PostgreSQL for a run: the built-in one in a folder that is removed at the end, or the server
 * at TEST_DATABASE_URL. The migrated template is made once; tests copy it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = makeLog('silent')
  const folder = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const shared = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  // A database in it does not run as root.
  await chmod(shared, 0o711)
  const url = process.env.TEST_DATABASE_URL
  const embedded = url ? undefined : await startEmbedded({ dataDir: folder, log })
  // A copy costs two checkpoints; without waiting for the disk it is five times faster.
  if (embedded) {
    await onServer(embedded.adminUrl, 'alter system set fsync = off')
    await onServer(embedded.adminUrl, 'select pg_reload_conf()')
  }
  const adminUrl = url ?? embedded?.adminUrl ?? ''
  const template = `kencana_cetakan_${process.pid}`
  const migrationsDir = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url))
  // The same for every run: runs on one server share its roles, and so their passwords.
  const secret = 'kencana-test-secret'
  await onServer(adminUrl, `create database ${template}`)
  await prepareDatabase({ adminUrl: atDatabase(adminUrl, template), secret, migrationsDir, log })
  await onServer(adminUrl, `alter database ${template} allow_connections false`)
  project.provide('server', { adminUrl, secret, template })
  project.provide('shared', shared)
  return async () => {
    if (url) await dropTemplates(adminUrl, template)
    await embedded?.stop()
    for (const one of [folder, shared]) await rm(one, { recursive: true, force: true })
  }
}

/** The empty one and those with a beginning, which are named after it. */
async function dropTemplates(adminUrl: string, template: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname = $1::text or starts_with(datname, $1 || '_')`,
    [template],
  )
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
  await admin.end()
}

async function onServer(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
