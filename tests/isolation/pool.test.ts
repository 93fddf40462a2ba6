import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { APP, loginAs } from '../../apps/server/src/platform/database/roles.ts'
import { inStore } from '../../apps/server/src/platform/transaction.ts'
import { seeded } from '../races/race.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'

// T34: many requests of several stores share few connections. What one request said of its store
// must not be heard by the next, whatever became of the first.

const SEED = Number(process.env.RACE_SEED ?? 20261121)
const STORES = ['JKT', 'BDG', 'SBY'] as const
const REQUESTS = 200

let api: TestApi
let callers: { toko: string; caller: Caller }[]
beforeAll(async () => {
  api = await testApi()
  callers = await Promise.all(
    STORES.map(async toko => ({ toko, caller: await api.as(`KASIR-${toko}`) })),
  )
  for (const { toko, caller } of callers) {
    await caller.post('penjualan/tertahan', {
      nama: `TERTAHAN-${toko}`,
      isi: { barang: [], pembayaran: [] },
    })
  }
}, 60_000)
afterAll(() => api.stop())

/** What every connection that waits in a pool still says of a store. */
async function leftOver(pool: pg.Pool): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  const said = await Promise.all(
    clients.map(client => client.query(`select current_setting('app.kode_toko', true) as toko`)),
  )
  for (const client of clients) client.release()
  return said.map(({ rows }) => rows[0].toko ?? '').filter(toko => toko !== '')
}

it(`mixes no stores over a small pool (seed ${SEED})`, async () => {
  const random = seeded(SEED)
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, i) => {
      const { toko, caller } = callers[i % STORES.length] as (typeof callers)[number]
      const { status, text } = await anyRequest(caller, random())
      const others = STORES.filter(other => other !== toko)
      return { status, foreign: others.filter(other => text.includes(`TERTAHAN-${other}`)) }
    }),
  )
  expect(answers.filter(({ foreign }) => foreign.length > 0)).toEqual([])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(50)
  expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(20)
  expect(await leftOver(api.app.pool)).toEqual([])
  expect(await leftOver(api.app.readPool)).toEqual([])
}, 60_000)

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
  const call = fetch(`${api.origin}/api/v1/barang?limit=50`, {
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
  expect(await foreignRows(api.app.pool, inStore)).toBe(0)
  expect(await leftOver(api.app.pool)).toEqual([])
})

it('goes red when a helper sets the store for the session', async () => {
  const { adminUrl } = api.database
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
  await pool.end()
})
