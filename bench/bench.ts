// `npm run bench`: the figures of README.md in one run, on a data folder of its own that is removed
// at the end. `-- --quick` takes less of everything, `-- --only start|search|sales|load|keys` one
// part.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, serverProcess } from '../tests/crash/server-process.ts'
import { type Line, line, median, millis, table } from './figures.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchSales, ringsNeeded } from './sales.ts'
import { benchSearch } from './search.ts'
import { type BenchShop, type Books, benchShop, fill, openBooks, STORES } from './shop.ts'
import { benchTillKeys } from './till-keys.ts'

const PARTS = ['start', 'search', 'sales', 'load', 'keys'] as const
type Part = (typeof PARTS)[number]

interface Plan {
  readonly parts: readonly Part[]
  readonly salesPerRun: number
  readonly rounds: number
  readonly pieces: number
  readonly searches: number
  readonly visits: number
}

function planOf(args: readonly string[]): Plan {
  const only = args[args.indexOf('--only') + 1]
  const isPart = (name: string | undefined): name is Part => PARTS.some(part => part === name)
  const parts = args.includes('--only') ? (isPart(only) ? [only] : []) : PARTS
  if (parts.length === 0) throw new Error(`--only ${PARTS.join('|')}`)
  return args.includes('--quick')
    ? { parts, salesPerRun: 160, rounds: 1, pieces: 12_000, searches: 30, visits: 1 }
    : { parts, salesPerRun: 1_000, rounds: 3, pieces: 100_000, searches: 100, visits: 3 }
}

const progress = (what: string) => process.stderr.write(`· ${what}\n`)

async function main(): Promise<void> {
  const plan = planOf(process.argv.slice(2))
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-bench-'))
  progress('first start with the sample chain')
  const server = await serverProcess(dataDir, { SEED: 'demo' })
  try {
    const lines = await measure(plan, server)
    const [cpu] = cpus()
    console.log(
      `${cpus().length} cores (${cpu?.model}), Node ${process.version}\n\n${table(lines)}`,
    )
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(plan: Plan, server: ServerProcess): Promise<Line[]> {
  const lines = [startLine('first start with the sample chain', server.startsMs, 60_000)]
  if (plan.parts.includes('start')) lines.push(await laterStarts(server))
  if (plan.parts.includes('load')) {
    progress('first load of login and till')
    lines.push(...(await benchFirstLoad(server.origin, plan.visits)))
  }
  if (plan.parts.includes('keys')) {
    progress('scans and keys at the till')
    lines.push(...(await benchTillKeys(server.origin)))
  }
  if (!plan.parts.includes('search') && !plan.parts.includes('sales')) return lines
  const shop = await benchShop(server)
  const books = await openBooks(server.dataDir)
  try {
    await stockUp(shop, plan)
    if (plan.parts.includes('search')) {
      progress('search')
      lines.push(...(await benchSearch(shop, books, plan.searches)))
    }
    if (plan.parts.includes('sales')) lines.push(...(await sales(shop, books, plan)))
  } finally {
    await books.close()
  }
  return lines
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

async function stockUp(shop: BenchShop, plan: Plan): Promise<void> {
  for (const toko of STORES) {
    const toSell = plan.parts.includes('sales')
      ? ringsNeeded(toko, plan.salesPerRun, plan.rounds)
      : 0
    const count = toko === 'JKT' ? Math.max(plan.pieces, toSell) : toSell
    progress(`${count} pieces into ${toko}`)
    await fill(shop, toko, count)
  }
}

async function sales(shop: BenchShop, books: Books, plan: Plan): Promise<Line[]> {
  progress('sales over HTTP and at the ceiling')
  const lines = await benchSales(shop, books, plan.salesPerRun, plan.rounds)
  const { rows } = await books.admin.query<{ n: number }>(
    `select count(*)::int as n from idem join dokumen using (kode_toko, nomor)
     where jenis = 'PENJUALAN' and dokumen.user_id like 'KASIR-%'`,
  )
  const status = readFileSync(`/proc/${shop.server.pid}/status`, 'utf8')
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  const sold = `${rows[0]?.n} sales in the books, half of them over HTTP`
  const memory = `${Math.round(megabytes)} MB (${sold})`
  return [
    ...lines,
    line('memory of the server after the run', memory, '≤ 150 MB', megabytes <= 150),
  ]
}

await main()
