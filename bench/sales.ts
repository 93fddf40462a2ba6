import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { APP, loginAs } from '../apps/server/src/platform/database/roles.ts'
import { cashSale, RING_PRICE } from '../tests/penjualan/shop.ts'
import { type Line, line, median, millis, quantile, ratio } from './figures.ts'
import { LOADER } from './loader.ts'
import {
  type BenchShop,
  type Books,
  PIECES,
  SELLER,
  STORES,
  type Store,
  sessionHash,
  takeRings,
} from './shop.ts'

/** Who sells: as many clients as entries, each at its store. */
export type Tills = readonly Store[]

export const EIGHT_ON_THREE: Tills = Array.from({ length: 8 }, (_, i) => atStore(i))

const SCENARIOS: readonly { name: string; tills: Tills; share: number }[] = [
  { name: '1 client', tills: ['JKT'], share: 0.4 },
  { name: '8 clients, 3 stores', tills: EIGHT_ON_THREE, share: 1 },
  { name: '8 clients, 1 store', tills: Array.from({ length: 8 }, () => 'JKT' as const), share: 1 },
]

function atStore(i: number): Store {
  return STORES[i % STORES.length] ?? 'JKT'
}

export interface Measured {
  /** Of each sale. */
  readonly ms: readonly number[]
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

/** Rings a store needs for all rounds of all scenarios, over HTTP and at the ceiling. */
export function ringsNeeded(toko: Store, salesPerRun: number, rounds: number): number {
  const sales = SCENARIOS.reduce((sum, { tills, share }) => {
    const here = tills.filter(till => till === toko).length
    return sum + here * perTill(tills, salesPerRun * share)
  }, 0)
  // One run more of each to warm up, and a sale per store to copy the document of.
  return (sales * 2 * (rounds + 1) + 1) * PIECES
}

export const perTill = (tills: Tills, sales: number): number => Math.ceil(sales / tills.length)

/** Posting a sale over HTTP against the database doing the same read and post by itself. */
export async function benchSales(
  shop: BenchShop,
  books: Books,
  salesPerRun: number,
  rounds: number,
): Promise<Line[]> {
  await makeCeilingTable(shop, books)
  const results = new Map<string, { http: Measured[]; ceiling: number[] }>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, tills, share } of SCENARIOS) {
      const count = perTill(tills, salesPerRun * share)
      const http = await overHttp(shop, tills, count)
      const ceiling = await atCeiling(shop, books, tills, count)
      // The first round warms both sides up.
      if (round === 0) continue
      const known = results.get(name) ?? { http: [], ceiling: [] }
      results.set(name, { http: [...known.http, http], ceiling: [...known.ceiling, ceiling] })
    }
  }
  await books.admin.query('drop table bench_jual, bench_contoh')
  return linesOf(results)
}

/** Runs over HTTP, each with what the database alone did in the same round. */
interface Rounds {
  readonly http: readonly Measured[]
  readonly ceiling: readonly number[]
}

/** What of its ceiling a job reaches, with its rates and times. */
export function againstCeiling(job: string, { http, ceiling }: Rounds, target: number): Line {
  const share = median(http.map((run, i) => run.perSecond / (ceiling[i] ?? Number.NaN)))
  const middle = (what: 'perSecond' | 'p50' | 'p99') => median(http.map(run => run[what]))
  const figure =
    `${ratio(share)} × (${Math.round(middle('perSecond'))}/s against ` +
    `${Math.round(median(ceiling))}/s; p50 ${millis(middle('p50'))}, p99 ${millis(middle('p99'))})`
  return line(job, figure, `≥ ${target} ×`, share >= target)
}

function linesOf(results: ReadonlyMap<string, { http: Measured[]; ceiling: number[] }>): Line[] {
  const of = (name: string) => {
    const { http = [], ceiling = [] } = results.get(name) ?? {}
    const middle = (what: 'perSecond' | 'p50' | 'p99') => median(http.map(run => run[what]))
    return {
      rate: middle('perSecond'),
      p50: middle('p50'),
      p99: middle('p99'),
      http,
      ceiling,
    }
  }
  const targets = { '1 client': 0.67, '8 clients, 3 stores': 0.75, '8 clients, 1 store': 0.8 }
  const shares = Object.entries(targets).map(([name, target]) => {
    const { http, ceiling } = of(name)
    return againstCeiling(`sale of ${PIECES} pieces, ${name}`, { http, ceiling }, target)
  })
  const three = of('8 clients, 3 stores')
  const one = of('8 clients, 1 store')
  const failed = [...results.values()].flatMap(({ http }) => http.map(run => run.failed))
  const lost = failed.reduce((sum, count) => sum + count, 0)
  const spread = three.p99 / three.p50
  return [
    ...shares,
    line(
      'one store against three',
      `${ratio(one.rate / three.rate)} ×`,
      '≥ 0.90 ×',
      one.rate / three.rate >= 0.9,
    ),
    line('p99 against p50, 8 clients, 3 stores', `${ratio(spread)} ×`, '≤ 4 ×', spread <= 4),
    line('sales refused or failed', `${lost}`, '0', lost === 0),
  ]
}

const CLIENT = fileURLToPath(new URL('./load-client.ts', import.meta.url))

/** So many sales of each till over HTTP, all tills at once. */
export const overHttp = (shop: BenchShop, tills: Tills, count: number): Promise<Measured> =>
  sendAll(
    shop,
    tills.map(toko =>
      Array.from({ length: count }, () => saleRequest(shop, toko, takeRings(shop, toko, PIECES))),
    ),
  )

/** What each client sends, one after another, all clients at once. */
export async function sendAll(
  shop: BenchShop,
  clients: readonly (readonly string[])[],
): Promise<Measured> {
  const { port } = new URL(shop.server.origin)
  const child = spawn(process.execPath, [...LOADER, CLIENT], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ port: Number(port), clients }))
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const { seconds, ms, other } = JSON.parse(said) as {
    seconds: number
    ms: number[]
    other: Record<string, number>
  }
  const failed = Object.values(other).reduce((sum, n) => sum + n, 0)
  return {
    ms,
    perSecond: (ms.length - failed) / seconds,
    p50: median(ms),
    p99: quantile(ms, 0.99),
    failed,
  }
}

function saleRequest(shop: BenchShop, toko: Store, barcodes: readonly string[]): string {
  const sale = cashSale(barcodes, RING_PRICE * barcodes.length, { kode_sales: SELLER[toko] })
  return requestOf(shop, toko, 'penjualan', sale)
}

/** A command of a store's cashier as it goes over the wire. */
export function requestOf(shop: BenchShop, toko: Store, path: string, sent: object): string {
  const body = JSON.stringify(sent)
  return [
    `POST /api/v1/${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${shop.cashiers[toko].token}`,
    `idempotency-key: ${randomUUID()}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/** Documents for the ceiling stand ready in a table of the bench; the script posts one by one. */
async function makeCeilingTable(shop: BenchShop, { admin }: Books): Promise<void> {
  await admin.query(`drop table if exists bench_jual; drop table if exists bench_contoh;
    create table bench_jual (id int primary key, sesi bytea, toko text, kunci uuid, sales text,
      barcode text[], dok text);
    create table bench_contoh (toko text primary key, dok jsonb);
    grant select on bench_jual to kencana_app`)
  for (const toko of STORES) {
    const answer = await shop.cashiers[toko].post<{ no_faktur_jual: string }>(
      'penjualan',
      cashSale(takeRings(shop, toko, PIECES), RING_PRICE * PIECES, { kode_sales: SELLER[toko] }),
    )
    if (answer.status !== 201) throw new Error(answer.text)
    await admin.query(
      'insert into bench_contoh select kode_toko, isi from audit where kode_toko = $1 and nomor = $2',
      [toko, answer.body.no_faktur_jual],
    )
  }
}

/** The same document as the product decided it, with other pieces. */
async function prepareDocuments(shop: BenchShop, { admin }: Books, tills: Tills, count: number) {
  await admin.query('truncate bench_jual')
  const samples = await admin.query<{ toko: string; dok: SampleDocument }>(
    'select * from bench_contoh',
  )
  const rows = tills.flatMap((toko, till) => {
    const sample = samples.rows.find(row => row.toko === toko)?.dok
    if (sample === undefined) throw new Error(`no sample document of ${toko}`)
    const sesi = sessionHash(shop.cashiers[toko]).toString('hex')
    return Array.from({ length: count }, (_, i) => {
      const barcode = takeRings(shop, toko, PIECES)
      const dok = JSON.stringify(withPieces(sample, barcode))
      return { id: till * count + i + 1, sesi, toko, barcode, sales: SELLER[toko], dok }
    })
  })
  await admin.query(
    `insert into bench_jual select id, decode(sesi, 'hex'), toko, gen_random_uuid(), sales,
       barcode, dok from jsonb_to_recordset($1::jsonb)
       as r(id int, sesi text, toko text, sales text, barcode text[], dok text)`,
    [JSON.stringify(rows)],
  )
  await admin.query('analyze bench_jual')
}

interface SampleDocument {
  readonly klaim: readonly object[]
  readonly barang: readonly object[]
}

const withPieces = (sample: SampleDocument, barcodes: readonly string[]): object => {
  const named = (rows: readonly object[]) =>
    rows.map((row, i) => ({ ...row, kode_barcode: barcodes[i] }))
  return {
    ...sample,
    klaim: named(sample.klaim),
    barang: named(sample.barang),
    jawaban: { total: RING_PRICE * barcodes.length, kembali: 0 },
  }
}

const SCRIPT = `\\set i :i + 1
\\set id :client_id * :n + :i
select length(baca_penjualan(toko, kunci, barcode, sales, '{}', now())::text)
  from bench_jual where id = :id;
select o.* from bench_jual b, post(b.sesi, b.toko, b.kunci, '\\x00', b.dok::jsonb) o
  where b.id = :id;
`

/** Transactions a second of pgbench with the same clients; nothing of ours in between. */
async function atCeiling(
  shop: BenchShop,
  books: Books,
  tills: Tills,
  count: number,
): Promise<number> {
  await prepareDocuments(shop, books, tills, count)
  return pgbench(shop, books, SCRIPT, tills.length, count)
}

/** Transactions a second of a script that each client runs so many times. */
export function pgbench(
  shop: BenchShop,
  books: Books,
  sql: string,
  tills: number,
  count: number,
): number {
  const login = new pg.Client(loginAs(books.adminUrl, APP, books.secret))
  const script = `${shop.server.dataDir}/ceiling.sql`
  writeFileSync(script, sql)
  const clients = ['-c', `${tills}`, '-j', tills > 1 ? '2' : '1', '-t', `${count}`]
  const variables = ['-D', 'i=0', '-D', `n=${count}`]
  const where = ['-h', login.host, '-p', `${login.port}`, '-U', APP, login.database ?? '']
  const run = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-f', script, ...clients, ...variables, ...where],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        PGPASSWORD: String(loginAs(books.adminUrl, APP, books.secret).password),
        PGOPTIONS: '-c plan_cache_mode=force_generic_plan -c search_path=public -c timezone=UTC',
      },
    },
  )
  const tps = /tps = ([\d.]+)/.exec(run.stdout)?.[1]
  if (run.status !== 0 || tps === undefined || /aborted/.test(run.stderr)) {
    throw new Error(`pgbench: ${run.stderr || run.stdout || run.error}`)
  }
  return Number(tps)
}
