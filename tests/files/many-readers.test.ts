import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashSale, RING_PRICE, setBoard, takeIn } from '../penjualan/shop.ts'
import { type Caller, caller } from '../sample-shop/api.ts'
import { lateBy } from '../watched/pulse.ts'
import { type WatchedServer, watchedServer } from '../watched/watched-server.ts'

// T39: twenty ask for the whole ledger at once, and leave. READER_LINES=1000000 is the long form.

const LINES = Number(process.env.READER_LINES ?? 40_000)
const READERS = 20
const SALES = 200
/** Of a calm machine; one that is busy gives everybody less. */
const FIRST_BYTE_MS = 2_000
const GONE_MS = 1_000
const SALE_MS = 500

let server: WatchedServer
let admin: pg.Client
let token: string

/** Journal lines below the ledger's door: only their number matters. */
const FILL = `insert into jurnal_baris (kode_toko, nomor, baris, jenis, tgl, pada, nomor_akun,
    jenis_akun, debit_rp, kredit_rp, murni_ug)
  select 'JKT', 'UJI-' || (n / 2), 2 + n % 2, 'PENJUALAN', '2026-11-21', now(),
    case n % 2 when 0 then '1101' else '4101' end,
    case n % 2 when 0 then 'KAS' else 'PENJUALAN' end,
    case n % 2 when 0 then 1000 else 0 end, case n % 2 when 0 then 0 else 1000 end, 0
  from generate_series(0, ${LINES - 1}) n`

beforeAll(async () => {
  server = await watchedServer()
  admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  await admin.query(`begin; set local session_replication_role = replica; ${FILL}; commit`)
  await admin.query('analyze jurnal_baris')
  token = await server.token('SPV-JKT')
})
afterAll(async () => {
  await admin?.end()
  await server?.stop()
})

interface Read {
  readonly status: number
  readonly firstMs: number
  readonly tail: string
}

function begin(kind: string): ClientRequest {
  const call = request(`${server.origin}/api/v1/reports/laporan-jurnal/${kind}`, {
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  })
  call.on('error', () => undefined)
  return call
}

function readWhole(kind: string): Promise<Read> {
  const started = performance.now()
  return new Promise((done, failed) => {
    const call = begin(kind)
    call.once('error', failed)
    call.once('response', answer => {
      let firstMs = 0
      let tail = ''
      answer.on('data', (piece: Buffer) => {
        firstMs ||= performance.now() - started
        tail = (tail + piece.toString('latin1')).slice(-300)
      })
      answer.once('error', failed)
      answer.once('end', () => done({ status: answer.statusCode ?? 0, firstMs, tail }))
    })
    call.end()
  })
}

/** Sells a ring after another until told to stop; answers how long each took. */
function sellOn(kasir: Caller, rings: string[]) {
  let isOver = false
  const took: number[] = []
  const work = (async () => {
    while (!isOver && rings.length > 0) {
      const started = performance.now()
      const answer = await kasir.post('penjualan', cashSale([rings.pop() ?? ''], RING_PRICE))
      took.push(performance.now() - started)
      expect([answer.status, answer.text]).toEqual([201, answer.text])
      await sleep(40)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await work
      return took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0
    },
  }
}

const watchMemory = async () => {
  let most = 0
  let isOver = false
  const { rssMb: before } = await server.pulse()
  const work = (async () => {
    while (!isOver) {
      most = Math.max(most, (await server.pulse()).rssMb)
      await sleep(100)
    }
  })()
  return async () => {
    isOver = true
    await work
    return most - before
  }
}

/** How many times longer than on a calm machine everything takes now. */
async function busyness(): Promise<number> {
  const { idleP99 } = await server.pulse()
  return Math.max(1, idleP99 / 10)
}

test('twenty read the whole ledger at once, and a till sells on (T39)', async () => {
  const owner = caller(server.origin, await server.token('OWNER'))
  const kasir = caller(server.origin, await server.token('KASIR-JKT'))
  await setBoard(owner)
  const rings = await takeIn(
    owner,
    Array.from({ length: SALES }, () => ({})),
  )
  await readWhole('csv')
  const before = sellOn(kasir, rings)
  await sleep(1_000)
  const alone = await before.stop()
  const memory = await watchMemory()
  const till = sellOn(kasir, rings)
  const screen = caller(server.origin, token)
  const readers = Array.from({ length: READERS }, (_, i) =>
    readWhole(i % 5 === 4 ? 'excel' : 'csv'),
  )
  await sleep(200)
  expect((await screen.get('reports/laporan-penjualan')).status).toBe(200)
  const reads = await Promise.all(readers).catch(error => {
    throw new Error(`${error}: ${server.bugs.join()}`)
  })
  const p95 = await till.stop()
  const grown = await memory()
  const slower = await busyness()
  expect(reads.map(({ status }) => status)).toEqual(Array(READERS).fill(200))
  const slowest = Math.max(...reads.map(({ firstMs }) => firstMs))
  expect(slowest).toBeLessThan(FIRST_BYTE_MS * slower)
  expect(grown).toBeLessThan(150)
  // Lines of the ledger itself came with the sales; what was filled in is in every file.
  for (const { tail } of reads.filter((_, i) => i % 5 !== 4)) {
    const total = Number(/Total,[^\r\n]*?(\d+),\d+,/.exec(tail)?.[1])
    expect(total).toBeGreaterThanOrEqual((LINES / 2) * 1_000)
  }
  expect(p95).toBeLessThan(SALE_MS * slower)
  if (process.env.READER_LINES === undefined) return
  process.stdout.write(
    `T39: ${READERS} × ${LINES} lines, first byte within ${Math.round(slowest)} ms, ` +
      `+${grown} MB, a sale ${Math.round(p95)} ms (p95), alone ${Math.round(alone)} ms, ` +
      `machine × ${slower}\n`,
  )
}, 3_600_000)

const running = async (): Promise<number> => {
  const { rows } = await admin.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where usename = 'kencana_read' and (state = 'active' or state like 'idle in transaction%')`,
  )
  return rows[0]?.n ?? -1
}

test('twenty who leave leave nothing running, and the next is served (T39)', async () => {
  const calls = Array.from({ length: READERS }, (_, i) => begin(i % 5 === 4 ? 'excel' : 'csv'))
  const begun = calls.map(call => new Promise(done => call.once('response', done)))
  for (const call of calls) call.end()
  await Promise.race(begun)
  await sleep(150)
  expect(await running()).toBeGreaterThan(0)
  const left = performance.now()
  for (const call of calls) call.destroy()
  const slower = await busyness()
  while ((await running()) > 0 && performance.now() - left < 20_000) await sleep(20)
  expect(performance.now() - left).toBeLessThan(GONE_MS * slower)
  expect((await readWhole('csv')).status).toBe(200)
  expect(server.bugs).toEqual([])
  expect(lateBy(await server.pulse())).toBeLessThan(500)
})
