import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../../apps/server/src/platform/database/open-database.ts'
import { closePools, openPools, type Pools } from '../../apps/server/src/platform/database/pools.ts'
import { databaseRights } from '../../apps/server/src/platform/database/roles.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'

/** The PostgreSQL of this test run, see global-setup.ts. */
export interface TestServer {
  readonly adminUrl: string
  readonly secret: string
  /** An empty, migrated database to copy. */
  readonly template: string
}

export interface TestDatabase extends Database {
  readonly name: string
}

/** What many tests begin with; it is laid once in a run and copied from then on. */
interface Beginning {
  /** Of small letters, digits and _. */
  readonly name: string
  lay(database: Pools): Promise<void>
}

/** A migrated database of its own, empty of rows or with a beginning; `close` drops it. */
export async function testDatabase(poolSize = 8, beginning?: Beginning): Promise<TestDatabase> {
  const { adminUrl, template } = inject('server')
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const from = beginning === undefined ? template : await templateWith(admin, beginning)
  const database = await copyOf(admin, from, poolSize)
  const close = async () => {
    await closePools(database)
    await admin.query(`drop database ${database.name} with (force)`)
    await admin.end()
  }
  return { ...database, close }
}

async function copyOf(admin: pg.Client, template: string, poolSize = 8) {
  const { adminUrl, secret } = inject('server')
  const name = `kencana_uji_${randomUUID().replaceAll('-', '_')}`
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  await admin.query(databaseRights(name))
  const url = atDatabase(adminUrl, name)
  return { ...openPools(url, secret, makeLog('silent'), poolSize), adminUrl: url, name }
}

/** Its template gets its name last, when it is whole; two processes of tests make it once. */
async function templateWith(admin: pg.Client, { name, lay }: Beginning): Promise<string> {
  const { template } = inject('server')
  const whole = `${template}_${name}`
  const lock = [whole]
  await admin.query('select pg_advisory_lock(hashtext($1))', lock)
  try {
    const made = await admin.query('select 1 from pg_database where datname = $1', [whole])
    if (made.rowCount === 1) return whole
    const { name: own, ...database } = await copyOf(admin, template)
    await lay(database)
    await closePools(database)
    await admin.query(`alter database ${own} rename to ${whole}`)
    await admin.query(`alter database ${whole} allow_connections false`)
    return whole
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', lock)
  }
}

/** The same server and user, another database. */
export function atDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Ends a pool and waits until its connections are gone. `end` alone answers before that, and a
 * connection cut by `drop database ... with (force)` then ends the whole run with its error.
 */
export async function endPool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount
  const gone = new Promise<void>(resolve => {
    if (open === 0) resolve()
    pool.on('remove', () => {
      open -= 1
      if (open === 0) resolve()
    })
  })
  await Promise.all([pool.end(), gone])
}
