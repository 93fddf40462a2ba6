import { readFileSync } from 'node:fs'
import { REPORTS } from '../apps/server/src/reports/registry.ts'
import { type Line, line, median, millis, quantile, ratio } from './figures.ts'
import type { Span } from './million.ts'
import { overHttp } from './sales.ts'
import { type BenchShop, type Books, STORES, type Store } from './shop.ts'

const TOKO = STORES.join(',')

/** The days of a report summed by hand from every line and nota, by someone who has only SQL. */
const bare = (dari: string, sampai: string): string => `
  select n.tgl, n.faktur, n.rp, n.ppn, i.pcs, i.mg, i.ug, i.diskon from (
    select tgl, count(*) faktur, sum(total_rp) rp, sum(ppn_rp) ppn from dokumen
    where kode_toko = any ('{${TOKO}}') and jenis = any ('{PENJUALAN,BATAL_PENJUALAN}')
      and tgl between '${dari}' and '${sampai}' group by tgl) n
  join (select tgl, count(*) pcs, sum(berat_mg) mg, sum(murni_ug) ug, sum(diskon_rp) diskon
    from dokumen_barang
    where kode_toko = any ('{${TOKO}}') and jenis = any ('{PENJUALAN,BATAL_PENJUALAN}')
      and tgl between '${dari}' and '${sampai}' group by tgl) i on i.tgl = n.tgl order by n.tgl`

/** Every report over a month, the sales of 24 months, files of all lines, and sales beside one. */
export async function benchReports(
  shop: BenchShop,
  books: Books,
  span: Span,
  times: number,
  progress: (what: string) => void,
): Promise<Line[]> {
  const { rows } = await books.admin.query<{ n: number }>(
    `select count(*)::int as n from dokumen_barang where jenis = 'PENJUALAN'`,
  )
  const over = `over ${rows[0]?.n} sale lines in ${STORES.length} stores`
  progress(`reports ${over}`)
  const month = { dari: span.bulan, sampai: span.sampai }
  const lines = [
    await against(shop, books, `one month ${over}`, month, { times, share: 1.3, ms: 40 }),
    await against(shop, books, `24 months, day by day, ${over}`, span, { times, ms: 300 }),
    ...(await everyReport(shop, month, times)),
    ...(await searched(shop, over, { '24 months': span, 'one month': month }, times)),
  ]
  for (const [name, path] of Object.entries(FILES)) {
    progress(`${name} file`)
    lines.push(await fileLine(shop, name, path(span)))
  }
  progress('sales beside an export')
  return [...lines, await beside(shop, span)]
}

interface Target {
  readonly times: number
  readonly share?: number
  readonly ms: number
}

const asked = ({ dari, sampai }: { dari: string; sampai: string }, toko = TOKO): string =>
  `toko=${toko}&tanggal_awal=${dari}&sampai_tgl=${sampai}`

async function against(
  shop: BenchShop,
  { admin }: Books,
  job: string,
  days: { dari: string; sampai: string },
  target: Target,
): Promise<Line> {
  const http: number[] = []
  const sql: number[] = []
  for (let i = -2; i < target.times; i += 1) {
    const ours = await timed(() => report(shop, `laporan-penjualan?${asked(days)}`))
    const alone = await timed(() => admin.query({ name: job, text: bare(days.dari, days.sampai) }))
    if (i < 0) continue
    http.push(ours)
    sql.push(alone)
  }
  const share = median(http) / median(sql)
  const met = median(http) < target.ms && share <= (target.share ?? Number.POSITIVE_INFINITY)
  const wanted = [...(target.share ? [`≤ ${target.share} ×`] : []), `< ${target.ms} ms`]
  return line(
    `report of sales: ${job}`,
    `${millis(median(http))}, p95 ${millis(quantile(http, 0.95))}; ${ratio(share)} × the bare ` +
      `query (${millis(median(sql))})`,
    wanted.join(', '),
    met,
  )
}

/** All definitions of the registry: one that is added is timed from then on. */
async function everyReport(
  shop: BenchShop,
  month: { dari: string; sampai: string },
  times: number,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const { id, face } of REPORTS) {
    const hasRange = face.filters.some(filter => filter.kind === 'date-range')
    const path = `${id}?${hasRange ? asked(month) : `toko=${TOKO}`}`
    const ms: number[] = []
    for (let i = 0; i < Math.ceil(times / 4) + 1; i += 1) {
      ms.push(await timed(() => report(shop, path)))
    }
    const p50 = median(ms.slice(1))
    lines.push(
      line(`${id}, ${hasRange ? 'one month' : 'now'}, ${STORES.length} stores`, millis(p50)),
    )
  }
  return lines
}

/** Words as they are typed over the lines of a report: a name, and what nobody has written. */
const WORDS = { 'without a word': '', 'a name': 'ratu jagad', 'what is nowhere': 'tidakada' }

/** The first page of sale lines that hold some words, with how many there are. */
async function searched(
  shop: BenchShop,
  over: string,
  spans: Readonly<Record<string, { dari: string; sampai: string }>>,
  times: number,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const [days, span] of Object.entries(spans)) {
    for (const [what, q] of Object.entries(WORDS)) {
      const words = q === '' ? '' : `&q=${encodeURIComponent(q)}`
      const path = `laporan-penjualan-detail?${asked(span)}${words}`
      const ms: number[] = []
      for (let i = 0; i < Math.ceil(times / 4) + 1; i += 1) {
        ms.push(await timed(() => report(shop, path)))
      }
      lines.push(
        line(`search of sale lines, ${days} ${over}: ${what}`, millis(median(ms.slice(1)))),
      )
    }
  }
  return lines
}

async function report(shop: BenchShop, path: string): Promise<void> {
  const answer = await shop.owner.get(`reports/${path}`)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
}

const FILES: Readonly<Record<string, (span: Span) => string>> = {
  CSV: span => `laporan-penjualan-detail/csv?${asked(span)}`,
  Excel: span => `laporan-penjualan-detail/excel?${asked(span)}`,
  // On paper a report ends at 50,000 rows: a month of one store.
  PDF: ({ bulan, sampai }) =>
    `laporan-penjualan-detail/pdf?${asked({ dari: bulan, sampai }, STORES[0])}`,
}

/** One file read to its end, with the most memory the server held meanwhile. */
async function fileLine(shop: BenchShop, name: string, path: string): Promise<Line> {
  const before = memory(shop)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memory(shop))
  }, 50)
  try {
    const started = performance.now()
    const { bytes, firstMs } = await download(shop, path)
    const seconds = (performance.now() - started) / 1000
    const more = most - before
    return line(
      `the lines of ${name === 'PDF' ? 'a month of one store' : '24 months'} as ${name}`,
      `+ ${Math.round(more)} MB (from ${Math.round(before)} MB); ${seconds.toFixed(1)} s, ` +
        `${(bytes / 1e6).toFixed(1)} MB, first byte after ${millis(firstMs)}`,
      '+ ≤ 100 MB',
      more <= 100,
    )
  } finally {
    clearInterval(watch)
  }
}

/** Reads a file to its end, or until its reader has had enough. */
async function download(
  shop: BenchShop,
  path: string,
  isEnough = () => false,
): Promise<{ bytes: number; firstMs: number }> {
  const started = performance.now()
  const answer = await shop.owner.bytes(`reports/${path}`)
  if (answer.status !== 200 || answer.body === null) throw new Error(`${path}: ${answer.status}`)
  let bytes = 0
  let firstMs = 0
  for await (const piece of answer.body) {
    if (bytes === 0) firstMs = performance.now() - started
    bytes += (piece as Uint8Array).length
    if (isEnough()) break
  }
  return { bytes, firstMs }
}

/** Megabytes of the server's process. */
export function memory({ server }: BenchShop): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const TILLS: readonly Store[] = [...STORES]
/** Series of sales, in turns alone and beside an export; the first of each warm up. */
const SERIES = 4
const PER_SERIES = 60
/** Sales of a till. */
export const SALES_BESIDE = 2 * (SERIES + 1) * PER_SERIES

/** Tills sell while somebody takes all lines as CSV, over and over, from its first row on. */
async function beside(shop: BenchShop, span: Span): Promise<Line> {
  const alone: number[] = []
  const together: number[] = []
  let failed = 0
  for (let series = 0; series <= SERIES; series += 1) {
    const before = await overHttp(shop, TILLS, PER_SERIES)
    let isOver = false
    const exporting = (async () => {
      while (!isOver) await download(shop, FILES.CSV?.(span) ?? '', () => isOver)
    })()
    const meanwhile = await overHttp(shop, TILLS, PER_SERIES)
    isOver = true
    await exporting
    failed += meanwhile.failed
    if (series === 0) continue
    alone.push(...before.ms)
    together.push(...meanwhile.ms)
  }
  const [p95, usual] = [quantile(together, 0.95), quantile(alone, 0.95)]
  return line(
    `sales of ${TILLS.length} tills beside a CSV of 24 months`,
    `p95 ${ratio(p95 / usual)} × (${millis(p95)} against ${millis(usual)} without it)`,
    'p95 ≤ 1.5 ×',
    p95 / usual <= 1.5 && failed === 0,
  )
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
