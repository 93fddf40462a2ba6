import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, inject, test } from 'vitest'
import type { Config } from '../../apps/server/src/config.ts'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { prepareDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { openPools, type Pools } from '../../apps/server/src/platform/database/pools.ts'
import { silentHub } from '../../apps/server/src/platform/socket.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { listen, makeLog } from '../../apps/server/src/start-server.ts'
import { recordStatements, statementsOf } from '../distribute/recorder.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type Caller, caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// Which statements go to DATABASE_READ_URL, and what happens when it cannot be read from. Here it
// is a second address of the same server; `npm run drill:replica` does it with a streaming replica.

const log = makeLog('silent')
const closing: (() => Promise<unknown>)[] = []

const api = await testShop()
const { owner, kasir, rings } = await openShop(api, 4)
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

/** The same shop served by one more process whose reports may read at `replicaUrl`. */
async function serveWith(
  replicaUrl: string,
): Promise<{ owner: Caller; replica: Pools['replica'] }> {
  const { secret } = inject('server')
  const pools = openPools(api.database.adminUrl, secret, log, 2, replicaUrl)
  const { replica } = pools
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: api.app.config.dataDir,
    databaseUrl: undefined,
    seed: 'empty',
    publicOrigin: '',
    trustProxy: [],
    idleMinutes: 30,
    logLevel: 'silent',
  }
  const app = { ...api.app, ...(replica === undefined ? {} : { replicaPool: replica }) }
  const running = await listen(config, app, { current: silentHub })
  closing.push(async () => {
    await running.stop()
    await Promise.all([pools.app.end(), pools.read.end(), replica?.end()])
  })
  return { owner: caller(running.address, owner.token), replica }
}

const soldPieces = async (who: Caller): Promise<number> => {
  const path = 'reports/laporan-penjualan-detail'
  const answer = await who.get<{ meta: { count: number } }>(path, { toko: 'JKT' })
  return expectStatus(answer, 200).meta.count
}

const sellOne = async () =>
  expectStatus(await kasir.post('penjualan', cashSale([rings.pop() ?? ''], RING_PRICE)), 201)

describe('a replica that has caught up', () => {
  test('is read by every report, and the primary by none', async () => {
    const { owner: there } = await serveWith(api.database.adminUrl)
    const replica = recordStatements(/^kencana_replica$/)
    const primary = recordStatements(/^kencana_read$/)
    for (const { face } of REPORTS) {
      for (const ending of ['', '/csv']) {
        const answer = await there.bytes(`reports/${face.id}${ending}`, { toko: 'JKT' })
        expect(answer.status).toBe(200)
        await answer.arrayBuffer()
      }
    }
    primary.stop()
    replica.stop()
    const asked = statementsOf(primary.texts)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('pg_current_wal_flush_lsn')
    expect(statementsOf(replica.texts).length).toBeGreaterThan(REPORTS.length)
  })

  test('shows the sale that was answered a moment ago', async () => {
    const { owner: there } = await serveWith(api.database.adminUrl)
    const before = await soldPieces(there)
    await sellOne()
    expect(await soldPieces(there)).toBe(before + 1)
  })

  test('cannot be written on', async () => {
    const { replica } = await serveWith(api.database.adminUrl)
    const write = `insert into modul values ('JKT', 'X', true)`
    await expect(replica?.query(write)).rejects.toMatchObject({ code: /25006|42501/ })
    const allowed = replica?.query(`set transaction_read_only = off; ${write}`)
    await expect(allowed).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a replica that cannot be read from', () => {
  test('because nobody answers there: the primary answers, soon', async () => {
    const away = new URL(api.database.adminUrl)
    away.host = '127.0.0.1:9'
    away.searchParams.delete('host')
    const { owner: there } = await serveWith(away.href)
    await sellOne()
    const started = performance.now()
    expect(await soldPieces(there)).toBe(await soldPieces(owner))
    expect(performance.now() - started).toBeLessThan(4_000)
  })

  test('because it is another database: the primary answers', async () => {
    const { owner: there } = await serveWith(await foreignDatabase())
    await sellOne()
    const replica = recordStatements(/^kencana_replica$/)
    expect(await soldPieces(there)).toBe(await soldPieces(owner))
    replica.stop()
    expect([...replica.texts].filter(text => /dokumen/.test(text))).toEqual([])
  })
})

/** A database of another server with the same roles and tables: where a wrong address may lead. */
async function foreignDatabase(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const server = await startEmbedded({ dataDir, log })
  closing.push(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const migrationsDir = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url))
  const { secret } = inject('server')
  await prepareDatabase({ adminUrl: server.adminUrl, secret, migrationsDir, log })
  return server.adminUrl
}
