import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { closePools, openPools } from '../../apps/server/src/platform/database/pools.ts'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { type Answer, caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { cashSale, openShop, RING_PRICE } from './shop.ts'

interface Sold {
  no_faktur_jual?: string
  code?: string
}
/** Holds a piece, so that the sale of it waits and others queue up behind it. */
let holder: pg.Client
let admin: pg.Client
/** Every writing of several documents: what their tills remarked. */
const batches: (string | null)[][] = []
const ring = () => rings.pop() ?? ''

/** Every statement of the application's connections that writes several documents. */
async function watchBatches() {
  const { pool } = api.app
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const watched = (...args: unknown[]) => {
    const { text, values } = (args[0] ?? {}) as { text?: string; values?: string[] }
    if (text?.includes('post_banyak')) batches.push(remarks(values?.[1]))
    return query(...args)
  }
  Object.assign(pool, { query: watched })
}

const remarks = (list = '[]'): (string | null)[] =>
  JSON.parse(list).map((one: { dok: { dokumen: { keterangan: string | null } } }) => {
    return one.dok.dokumen.keterangan
  })

const api = await testShop()
const { kasir, rings } = await openShop(api, 80)
const connectionString = api.database.adminUrl
;[holder, admin] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })]
await Promise.all([holder.connect(), admin.connect()])
// What goes wrong inside the writer for reasons nobody foresaw, and what takes its time.
await admin.query(`create function uji() returns trigger language plpgsql as $$ begin
      if new.keterangan = 'lambat' then perform pg_sleep(1); end if;
      if new.keterangan = 'pecah' then raise exception 'pecah'; end if;
      return new; end $$;
    create trigger uji before insert on dokumen for each row execute function uji()`)
await watchBatches()
// A session known to the process: the tests' requests reach the writer in one breath.
await kasir.get('penjualan')
afterAll(async () => {
  expect((await verifyChains(admin)).flatMap(chain => chain.findings)).toEqual([])
  expect(await numbersMissing()).toEqual([])
  await Promise.all([holder.end(), admin.end()])
})

const numbersMissing = async () =>
  (
    await admin.query(
      `select jenis, count(*)::int, max(substring(nomor from '[0-9]+$')::int) from dokumen
       group by kode_toko, jenis, tgl having count(*) <> max(substring(nomor from '[0-9]+$')::int)`,
    )
  ).rows

interface Asked {
  readonly barang?: string
  readonly key?: string
  readonly keterangan?: string
}

const sell = ({ barang = ring(), key = randomUUID(), ...more }: Asked = {}) =>
  kasir.post<Sold>('penjualan', cashSale([barang], RING_PRICE, more), { key, busy: true })

/** Sells these while the sale of another piece cannot go on; answers theirs, then that one's. */
async function behindAnother(
  asked: readonly Asked[],
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<{ answers: Answer<Sold>[]; first: Answer<Sold> }> {
  const held = ring()
  await holder.query('begin')
  await holder.query('select 1 from barang where kode_barcode = $1 for update', [held])
  const first = sell({ barang: held })
  await waitFor(`select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`)
  const answers = Promise.all(asked.map(sell))
  await meanwhile()
  const all = await answers
  await holder.query('commit')
  return { answers: all, first: await first }
}

async function waitFor(question: string): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await admin.query(question)
    if (rows[0] !== undefined) return rows[0]
    await sleep(10)
  }
  throw new Error(`never came: ${question}`)
}

const statuses = (answers: readonly Answer<Sold>[]) => answers.map(answer => answer.status)
const numbers = (answers: readonly Answer<Sold>[]) => answers.map(a => a.body.no_faktur_jual)

test('sales at once of one store go together, and each gets its own answer', async () => {
  const [twice, again, other] = [ring(), ring(), ring()]
  const [same, reused] = [randomUUID(), randomUUID()]
  const { answers, first } = await behindAnother([
    {},
    { barang: twice },
    { barang: twice },
    { barang: again, key: same },
    { barang: again, key: same },
    { barang: other, key: reused },
    { barang: other, key: reused, keterangan: 'lain' },
    { keterangan: 'pecah' },
    {},
  ])
  expect(batches.flat().length).toBeGreaterThan(1)
  expect(first.status).toBe(201)
  expect([answers[0], answers[8]].map(answer => answer?.status)).toEqual([201, 201])

  const rivals = answers.slice(1, 3)
  expect(statuses(rivals).sort()).toEqual([201, 409])
  const [winner] = numbers(rivals).filter(Boolean)
  const loser = rivals.find(answer => answer.status === 409)
  expect(loser?.body).toMatchObject({
    code: 'BARANG_SUDAH_TERJUAL',
    facts: { kode_barcode: twice, no_faktur_jual: winner },
  })

  const [one, two] = answers.slice(3, 5)
  expect([one?.status, two?.status]).toEqual([201, 201])
  expect(two?.body).toEqual(one?.body)

  const bodies = answers.slice(5, 7)
  expect(statuses(bodies).sort()).toEqual([201, 422])
  expect(bodies.find(answer => answer.status === 422)?.body.code).toBe('KUNCI_BEDA')

  expect(answers[7]?.status).toBe(500)
  expect(answers[7]?.text).not.toContain('pecah')
})

test('a till that is alone does not go through the writer of several', async () => {
  batches.length = 0
  expect(statuses([await sell(), await sell(), await sell()])).toEqual([201, 201, 201])
  expect(batches).toEqual([])
})

const WORKING = `select pid from pg_stat_activity
  where query like '%post_banyak%' and wait_event = 'PgSleep' and datname = current_database()`

test('a cut connection leaves nothing, and each till asks again by its key', async () => {
  const asked = ['', 'lambat', ''].map(keterangan => ({
    barang: ring(),
    key: randomUUID(),
    ...(keterangan === '' ? {} : { keterangan }),
  }))
  const { answers, first } = await behindAnother(asked, async () => {
    const { pid } = await waitFor(WORKING)
    await admin.query('select pg_terminate_backend($1)', [pid])
  })
  // Whoever went with it; on a busy machine not all were there in time.
  const cut = batches.find(batch => batch.includes('lambat')) ?? []
  expect(cut.length).toBeGreaterThan(1)
  expect(answers.filter(answer => answer.body.code === 'SEDANG_PENUH')).toHaveLength(cut.length)
  expect(statuses(answers).filter(status => status === 503)).toHaveLength(cut.length)
  expect(first.status).toBe(201)
  const later = await Promise.all(asked.map(sell))
  expect(statuses(later)).toEqual([201, 201, 201])
  expect(new Set(numbers(later)).size).toBe(3)
  expect(numbers(await Promise.all(asked.map(sell)))).toEqual(numbers(later))
})

test('a statement that is refused as a whole is done again, one by one', async () => {
  const { answers } = await behindAnother([{}, { keterangan: 'lambat' }, {}], async () => {
    const { pid } = await waitFor(WORKING)
    await admin.query('select pg_cancel_backend($1)', [pid])
  })
  expect(statuses(answers)).toEqual([201, 201, 201])
})

test('who waits for a piece of another does not hold up the others for long', async () => {
  batches.length = 0
  const held = ring()
  await admin.query('begin')
  await admin.query('select 1 from barang where kode_barcode = $1 for update', [held])
  let stuck: Promise<Answer<Sold>> | undefined
  const { answers } = await behindAnother([{}, {}], async () => {
    stuck = sell({ barang: held })
  })
  expect(statuses(answers)).toEqual([201, 201])
  await admin.query('commit')
  expect((await stuck)?.status).toBe(201)
})

/** Another server of the same books, with connections and lines of its own. */
async function secondServer() {
  const log = makeLog('silent')
  const pools = openPools(api.database.adminUrl, inject('server').secret, log, 8)
  const { idleMinutes, dataDir, publicOrigin } = api.app.config
  const config = {
    port: 0,
    host: '127.0.0.1',
    seed: 'empty' as const,
    databaseUrl: undefined,
    trustProxy: [],
    logLevel: 'silent',
    idleMinutes,
    dataDir,
    publicOrigin,
  }
  const { app, hub } = appOn(pools, config, log, api.app.clock)
  const { address, stop } = await listen(config, app, hub)
  return { kasir: caller(address, kasir.token), stop: () => stop().then(() => closePools(pools)) }
}

test('two processes that want the same pieces crosswise do not stand still', async () => {
  batches.length = 0
  const second = await secondServer()
  const pool = Array.from({ length: 24 }, ring)
  const baskets = Array.from({ length: 48 }, (_, i) => {
    const [one, other] = [pool[(i * 7) % 24] ?? '', pool[(i * 7 + 1 + (i % 5)) % 24] ?? '']
    return i % 2 === 0 ? [one, other] : [other, one]
  })
  const answers = await Promise.all(
    baskets.map((basket, i) =>
      (i % 2 === 0 ? kasir : second.kasir).post<Sold>(
        'penjualan',
        cashSale(basket, RING_PRICE * basket.length),
      ),
    ),
  )
  await second.stop()
  const said = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`)
  expect(new Set(said)).toEqual(new Set(['201 ', '409 BARANG_SUDAH_TERJUAL']))
  const sold = baskets.filter((_, i) => answers[i]?.status === 201).flat()
  expect(new Set(sold).size).toBe(sold.length)
  expect(batches.length).toBeGreaterThan(0)
})
