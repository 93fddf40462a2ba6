import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { setUpChain } from '../../apps/server/src/modules/awal/index.ts'
import type { App } from '../../apps/server/src/platform/context.ts'
import { APP, loginAs } from '../../apps/server/src/platform/database/roles.ts'
import { inStore, readInStore } from '../../apps/server/src/platform/transaction.ts'
import { SAMPLE_STORES } from '../../apps/server/src/sample/chain-plan.ts'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { seeded } from '../races/race.ts'
import { type Caller, logIn, PASSWORD } from '../sample-shop/api.ts'
import { endPool, testDatabase } from '../sample-shop/database.ts'

// T34: many requests of twenty stores share five connections. What one request said of its store
// must not be heard by the next, whatever became of the first. POOL_SECONDS=60 is the long form.

const SEED = Number(process.env.RACE_SEED ?? 20261121)
/** The branches of the sample chain, and seventeen more made like them. */
const STORES = ['JKT', 'BDG', 'SBY', ...Array.from({ length: 17 }, (_, i) => `CB${i + 10}`)]
const REQUESTS = 200
const SECONDS = Number(process.env.POOL_SECONDS ?? 4)

interface Shop {
  readonly app: App
  readonly origin: string
  readonly adminUrl: string
  stop(): Promise<void>
}

let shop: Shop
let callers: { toko: string; caller: Caller }[]
beforeAll(async () => {
  shop = await twentyStores()
  callers = await Promise.all(
    STORES.map(async toko => ({
      toko,
      caller: await logIn(shop.origin, `KASIR-${toko}`, PASSWORD, { busy: true }),
    })),
  )
  for (const { toko, caller } of callers) {
    const held = { nama: `TERTAHAN-${toko}.`, isi: { barang: [], pembayaran: [] } }
    expect((await caller.post('penjualan/tertahan', held)).status).toBe(200)
  }
})
afterAll(() => shop?.stop())

/** A server with five connections for everybody. */
async function twentyStores(): Promise<Shop> {
  const database = await testDatabase(5)
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, SEED: 'empty', LOG_LEVEL: 'silent' })
  const { app, hub } = appOn(database, config, makeLog('silent'))
  const [head, branch] = SAMPLE_STORES
  if (head === undefined || branch === undefined) throw new Error('the sample chain has no stores')
  const branches = STORES.map((kode_toko, i) => ({ ...branch, kode_toko, nomor: 20 + i, trays: 1 }))
  const users = STORES.map(kode_toko => ({
    user_id: `KASIR-${kode_toko}`,
    nama: 'Kasir',
    level: 'KASIR' as const,
    kode_toko,
  }))
  const plan = { stores: [head, ...branches], users, password: PASSWORD, tgl: '2026-11-21' }
  await setUpChain(app, plan)
  const running = await listen(config, app, hub)
  const stop = async () => {
    await running.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { app, origin: running.address, adminUrl: database.adminUrl, stop }
}

/** What every connection that waits in a pool still says of a store. */
async function leftOver(pool: pg.Pool): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  const said = await Promise.all(
    clients.map(client => client.query(`select current_setting('app.kode_toko', true) as toko`)),
  )
  for (const client of clients) client.release()
  return said.map(({ rows }) => rows[0].toko ?? '').filter(toko => toko !== '')
}

/** Cancels whatever runs, now and then, as a database under an administrator's hands does. */
async function cancelling(work: () => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: shop.adminUrl })
  await admin.connect()
  let isOver = false
  const cancel = async () => {
    while (!isOver) {
      await admin.query(`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = '${APP}' and state = 'active'
        order by random() limit 1`)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  const nemesis = cancel()
  await work()
  isOver = true
  await nemesis
  await admin.end()
}

it(`mixes no stores over a small pool (seed ${SEED})`, async () => {
  const random = seeded(SEED)
  const until = performance.now() + SECONDS * 1000
  const seen = { own: 0, refused: 0, foreign: [] as string[], broken: [] as string[] }
  const one = async (i: number) => {
    const { toko, caller } = callers[i % STORES.length] as (typeof callers)[number]
    const { status, text } = await anyRequest(caller, random())
    const others = STORES.filter(other => other !== toko)
    seen.foreign.push(...others.filter(other => text.includes(`TERTAHAN-${other}.`)))
    if (text.includes(`TERTAHAN-${toko}.`)) seen.own += 1
    if (status >= 400 && status < 500) seen.refused += 1
    if (status >= 500 && status !== 503) seen.broken.push(text)
  }
  await cancelling(async () => {
    while (performance.now() < until) {
      await Promise.all(Array.from({ length: REQUESTS }, (_, i) => one(i)))
    }
  })
  expect(seen.foreign).toEqual([])
  expect(seen.broken).toEqual([])
  expect(seen.own).toBeGreaterThan(20)
  expect(seen.refused).toBeGreaterThan(20)
  expect(await leftOver(shop.app.pool)).toEqual([])
  expect(await leftOver(shop.app.readPool)).toEqual([])
})

/** Reads, refusals, errors in the middle of a transaction, and callers who hang up. */
async function anyRequest(caller: Caller, fate: number): Promise<{ status: number; text: string }> {
  if (fate < 0.4) return caller.get('penjualan/tertahan')
  if (fate < 0.5) return caller.get('barang?limit=50')
  if (fate < 0.6) return caller.get('barang/99999999')
  if (fate < 0.7) return caller.get('baki?sort=bukan-kolom')
  if (fate < 0.8) return caller.post('penjualan/tertahan', { nama: 3 })
  if (fate < 0.9) return caller.get('reports/laporan-stock-per-baki?format=json')
  return hangUp(caller)
}

async function hangUp(caller: Caller): Promise<{ status: number; text: string }> {
  const gone = new AbortController()
  const call = fetch(`${shop.origin}/api/v1/barang?limit=50`, {
    headers: { authorization: `Bearer ${caller.token}` },
    signal: gone.signal,
  }).catch(() => undefined)
  setTimeout(() => gone.abort(), 2)
  await call
  return { status: 0, text: '' }
}

type Transaction = typeof inStore

/** The same rows through any transaction helper; answers how many were of another store. */
async function foreignRows(pool: pg.Pool, transaction: Transaction): Promise<number> {
  const random = seeded(SEED)
  let foreign = 0
  await Promise.all(
    Array.from({ length: REQUESTS }, async (_, i) => {
      const toko = STORES[i % STORES.length] ?? 'JKT'
      const fate = random()
      const work = transaction(pool, toko, async db => {
        if (fate < 0.2) throw new Error('a bug in a use case')
        if (fate < 0.3) await db.query('select 1 / 0')
        const { rows } = await db.query('select kode_toko from keranjang')
        foreign += rows.filter(row => row.kode_toko !== toko).length
      })
      await work.catch(() => undefined)
      // What a query outside any transaction sees.
      const { rows } = await pool.query('select kode_toko from keranjang')
      foreign += rows.length
    }),
  )
  return foreign
}

it('shows nothing outside a transaction, after errors of every kind', async () => {
  expect(await foreignRows(shop.app.pool, inStore)).toBe(0)
  expect(await leftOver(shop.app.pool)).toEqual([])
})

it('gives no one the rest of a transaction whose COMMIT was cancelled', async () => {
  const { adminUrl } = shop
  const pool = new pg.Pool({
    ...loginAs(adminUrl, APP, inject('server').secret),
    max: 1,
    pipeline: true,
  })
  const read = () => readInStore(pool, 'JKT', db => db.query('select 1 as satu'))
  await readInStore(pool, 'JKT', async db => {
    const query = db.query.bind(db) as (text: string) => Promise<unknown>
    const { query: before } = db
    // A cancellation between a statement and its COMMIT: the transaction is aborted and stays.
    db.query = ((text: string) => {
      db.query = before
      return query(text === 'COMMIT' ? 'select 1 / 0' : text)
    }) as typeof before
  })
  const answers = await Promise.all(Array.from({ length: 5 }, read))
  expect(answers.map(({ rows }) => rows[0].satu)).toEqual([1, 1, 1, 1, 1])
  expect((await pool.query('select pg_current_xact_id_if_assigned() as x')).rows).toHaveLength(1)
  await endPool(pool)
})

it('goes red when a helper sets the store for the session', async () => {
  const { adminUrl } = shop
  const pool = new pg.Pool({ ...loginAs(adminUrl, APP, inject('server').secret), max: 4 })
  const forgetful: Transaction = async (naive, toko, work) => {
    const db = await naive.connect()
    try {
      await db.query(`SET app.kode_toko = '${toko}'`)
      return await work(db)
    } finally {
      db.release()
    }
  }
  expect(await foreignRows(pool, forgetful)).toBeGreaterThan(0)
  expect(await leftOver(pool)).not.toEqual([])
  await endPool(pool)
})
