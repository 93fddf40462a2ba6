// `npm run bench`: the figures of README.md in one run, on data folders of its own that are removed
// at the end. `-- --quick` takes less of everything, `-- --only start,sales` some parts,
// `-- --server postgres://…` measures on that PostgreSQL server instead of the built-in database.
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, serverProcess } from '../tests/crash/server-process.ts'
import { benchBuying } from './buying.ts'
import { benchDocuments } from './documents.ts'
import { benchDrill } from './drill.ts'
import { type Line, line, median, millis, table } from './figures.ts'
import { benchFirstLoad } from './first-load.ts'
import { fillMillion } from './million.ts'
import { postgresServer } from './postgres-server.ts'
import { benchReports, memory, SALES_BESIDE } from './reports.ts'
import { benchSales, ringsNeeded } from './sales.ts'
import { benchSearch } from './search.ts'
import { type BenchShop, type Books, benchShop, fill, openBooks, PIECES, STORES } from './shop.ts'
import { benchTillKeys } from './till-keys.ts'

const PARTS = [
  'start',
  'load',
  'keys',
  'search',
  'sales',
  'documents',
  'reports',
  'server',
] as const
type Part = (typeof PARTS)[number]

/** Jobs of areas that are not there yet; each gets its line when its area comes. */
const WAITING = ['pesanan', 'servis']

interface Plan {
  readonly parts: ReadonlySet<Part>
  readonly databaseUrl: string | undefined
  readonly salesPerRun: number
  readonly rounds: number
  readonly pieces: number
  readonly searches: number
  readonly visits: number
  /** Sale lines of the reports' data set. */
  readonly lines: number
}

const FULL = { salesPerRun: 1_050, rounds: 3, pieces: 100_000, searches: 60, visits: 2 }
const QUICK = { salesPerRun: 160, rounds: 1, pieces: 12_000, searches: 30, visits: 1 }

function planOf(args: readonly string[]): Plan {
  const valueOfFlag = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : null)
  const asked = valueOfFlag('--only')?.split(',') ?? PARTS
  const parts = new Set(PARTS.filter(part => asked.includes(part)))
  if (parts.size !== asked.length) throw new Error(`--only ${PARTS.join(',')}`)
  const databaseUrl = valueOfFlag('--server') ?? undefined
  return args.includes('--quick')
    ? { ...QUICK, parts, databaseUrl, lines: 30_000 }
    : { ...FULL, parts, databaseUrl, lines: 1_000_000 }
}

const progress = (what: string) => process.stderr.write(`· ${what}\n`)
const say = (text: string) => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const plan = planOf(process.argv.slice(2))
  const [cpu] = cpus()
  say(`${cpus().length} cores (${cpu?.model}), Node ${process.version}`)
  const where = plan.databaseUrl === undefined ? 'the built-in database' : 'the server given'
  const own = new Set([...plan.parts].filter(part => part !== 'server'))
  if (own.size > 0) await onDatabase(where, { ...plan, parts: own })
  if (plan.parts.has('server') && plan.databaseUrl === undefined) await onPackagedServer(plan)
  const waiting = WAITING.map(area => `${area}: menunggu`).join(', ')
  say(`\nNot measured, for the area is not there yet: ${waiting}`)
}

/** Search and sales once more, on the PostgreSQL 15 of this machine. */
async function onPackagedServer(plan: Plan): Promise<void> {
  const server = await postgresServer()
  if (server === undefined) return say('\nNo PostgreSQL 15 on this machine: --server names another')
  try {
    await onDatabase('a PostgreSQL 15 server', {
      ...plan,
      parts: new Set(['search', 'sales']),
      databaseUrl: server.url,
      pieces: plan.pieces / 4,
      salesPerRun: Math.min(plan.salesPerRun, 400),
      rounds: 1,
    })
  } finally {
    server.stop()
  }
}

async function onDatabase(name: string, plan: Plan): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-bench-'))
  const { databaseUrl } = plan
  progress(`first start with the sample chain, on ${name}`)
  const server = await serverProcess(dataDir, {
    SEED: 'demo',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  try {
    say(`\nOn ${name}:\n\n${table(await measure(plan, server))}`)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(plan: Plan, server: ServerProcess): Promise<Line[]> {
  const { parts } = plan
  const lines = [startLine('first start with the sample chain', server.startsMs, 60_000)]
  if (parts.has('start')) lines.push(await laterStarts(server))
  if (parts.has('load')) {
    progress('first load of login and till')
    lines.push(...(await benchFirstLoad(server.origin, plan.visits)))
  }
  if (parts.has('keys')) {
    progress('scans and keys at the till')
    lines.push(...(await benchTillKeys(server.origin)))
  }
  const ofShop: readonly Part[] = ['search', 'sales', 'documents', 'reports']
  if (!ofShop.some(part => parts.has(part))) return lines
  // The process that made the sample chain is not the one a shop sells with.
  if (!parts.has('start')) {
    await server.stop()
    await server.start()
  }
  const shop = await benchShop(server)
  const books = await openBooks(server.dataDir, plan.databaseUrl)
  try {
    await stockUp(shop, plan)
    if (parts.has('search')) {
      progress('search')
      lines.push(...(await benchSearch(shop, books, plan.searches)))
    }
    if (parts.has('sales')) lines.push(...(await sales(shop, books, plan)))
    if (parts.has('documents')) {
      progress('other documents over HTTP and at their ceilings')
      lines.push(...(await benchDocuments(shop, books, plan.salesPerRun, plan.rounds, progress)))
    }
    if (parts.has('reports')) lines.push(...(await reports(shop, books, plan)))
  } finally {
    await books.close()
  }
  return lines
}

async function reports(shop: BenchShop, books: Books, plan: Plan): Promise<Line[]> {
  const started = performance.now()
  const span = await fillMillion(shop, books, plan.lines, progress)
  const seconds = Math.round((performance.now() - started) / 1000)
  return [
    line(`making ${plan.lines} sale lines`, `${seconds} s`),
    ...(await benchReports(shop, books, span, 8, progress)),
  ]
}

function drillLine(shop: BenchShop, books: Books): Promise<Line> {
  progress('a drill of all of it')
  return benchDrill(shop, books)
}

async function laterStarts(server: ServerProcess): Promise<Line> {
  for (let i = 0; i < 3; i += 1) {
    await server.stop()
    await server.start()
  }
  return startLine('start on an existing folder', server.startsMs.slice(1), 3_000)
}

const startLine = (job: string, ms: readonly number[], target: number): Line =>
  line(job, millis(median(ms)), `≤ ${target / 1000} s`, median(ms) <= target)

async function stockUp(shop: BenchShop, { parts, ...plan }: Plan): Promise<void> {
  for (const toko of STORES) {
    const toSell = parts.has('sales') ? ringsNeeded(toko, plan.salesPerRun, plan.rounds) : 0
    const beside = parts.has('reports') ? PIECES * (SALES_BESIDE + 1) : 0
    const stock = toko === 'JKT' && parts.has('search') ? plan.pieces : 0
    const count = Math.max(stock, toSell + beside)
    progress(`${count} pieces into ${toko}`)
    await fill(shop, toko, count)
  }
}

async function sales(shop: BenchShop, books: Books, plan: Plan): Promise<Line[]> {
  progress('sales over HTTP and at the ceiling')
  const lines = await benchSales(shop, books, plan.salesPerRun, plan.rounds)
  progress('purchases over HTTP and at the ceiling')
  lines.push(...(await benchBuying(shop, books, plan.salesPerRun, plan.rounds)))
  const { rows } = await books.admin.query<{ n: number }>(
    `select count(*)::int as n from idem join dokumen using (kode_toko, nomor)
     where jenis = 'PENJUALAN' and dokumen.user_id like 'KASIR-%'`,
  )
  const megabytes = memory(shop)
  const sold = `${rows[0]?.n} sales in the books, half of them over HTTP`
  const figure = `${Math.round(megabytes)} MB (${sold})`
  return [
    ...lines,
    line('memory of the server after the run', figure, '≤ 150 MB', megabytes <= 150),
    ...(plan.databaseUrl === undefined ? [await drillLine(shop, books)] : []),
  ]
}

await main()
