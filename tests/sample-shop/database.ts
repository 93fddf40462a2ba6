import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../../apps/server/src/platform/database/open-database.ts'
import { closePools, openPools } from '../../apps/server/src/platform/database/pools.ts'
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

/** A migrated database of its own, empty of rows; `close` drops it. */
export async function testDatabase(poolSize = 8): Promise<TestDatabase> {
  const { adminUrl, secret, template } = inject('server')
  const name = `kencana_uji_${randomUUID().replaceAll('-', '_')}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  await admin.query(databaseRights(name))
  const url = atDatabase(adminUrl, name)
  const pools = openPools(url, secret, makeLog('silent'), poolSize)
  const close = async () => {
    await closePools(pools)
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { ...pools, adminUrl: url, name, close }
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
