import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Barest } from './barest-server.ts'
import { type Line, line, median, millis, quantile, ratio } from './figures.ts'
import { LOADER } from './loader.ts'
import { ask, plainSocket } from './plain-socket.ts'
import type { BenchShop, Books } from './shop.ts'

const COLUMNS = `kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kode_kadar, permil,
  kode_baki, berat_mg, berat_nota_mg, mode_harga, ongkos_per_gram, modal_rp, status, masuk_pada`
const MINE = `from barang where kode_toko = 'JKT' and status = 'ADA'`
const NEWEST = 'order by masuk_pada desc, kode_barcode desc limit 50'

interface Question {
  readonly name: string
  /** What the screen asks; it asks for a count apart, once the rows are there. */
  readonly asked: string
  /** What somebody would type who has only SQL, with nobody's rights in the way. */
  readonly bare: string
}

const questions = (barcode: string, lastPage: number): Question[] => [
  {
    name: 'newest page',
    asked: 'limit=50&hitung=tidak',
    bare: `select ${COLUMNS} ${MINE} ${NEWEST}`,
  },
  {
    name: 'exact code',
    asked: `q=${barcode}&limit=50&hitung=tidak`,
    bare: `select ${COLUMNS} from barang where kode_toko = 'JKT' and kode_barcode = '${barcode}'`,
  },
  {
    name: 'fragment of a name',
    asked: 'q=sekar+jag&limit=50&hitung=tidak',
    bare: `select ${COLUMNS} ${MINE} and cari like '%sekar%' and cari like '%jag%' ${NEWEST}`,
  },
  {
    name: 'combined filters',
    asked:
      'q=mawar&kode_group=T750&kode_dept=CINCIN&berat_dari=3&berat_sampai=4' +
      '&limit=50&hitung=tidak',
    bare: `select ${COLUMNS} ${MINE} and kode_group = 'T750' and kode_dept = 'CINCIN'
      and berat_mg between 3000 and 4000 and cari like '%mawar%' ${NEWEST}`,
  },
  {
    name: `page ${lastPage}`,
    asked: `skip=${(lastPage - 1) * 50}&limit=50&hitung=tidak`,
    bare: `select ${COLUMNS} ${MINE} ${NEWEST} offset ${(lastPage - 1) * 50}`,
  },
]

/**
 * Search over HTTP against the bare query on a connection of its own, and against the barest HTTP
 * server around that query, in turns. As for sales, the requests are prepared bytes on a plain
 * socket: the server is measured, not a client.
 */
export async function benchSearch(shop: BenchShop, books: Books, times: number): Promise<Line[]> {
  const { rows } = await books.admin.query<{ n: string }>(
    `select jumlah as n from barang_jumlah where kode_toko = 'JKT' and status = 'ADA'`,
  )
  const pieces = Number(rows[0]?.n)
  const page = Math.min(1_800, Math.floor(pieces / 50) - 1)
  await books.admin.query('vacuum analyze barang')
  const socket = await plainSocket(Number(new URL(shop.server.origin).port))
  const lines: Line[] = [await floorOf(socket, times)]
  const asking = questions(shop.rings.JKT.at(-7) ?? '', page)
  const barest = await barestServer(books, asking)
  for (const [n, { name, asked, bare }] of asking.entries()) {
    const http: number[] = []
    const sql: number[] = []
    const least: number[] = []
    const request = bytesOf(`barang?${asked}`, shop.cashiers.JKT.token)
    for (let i = -5; i < times; i += 1) {
      const overHttp = await timed(() => answered(ask(socket, request)))
      const alone = await timed(() => books.admin.query({ name, text: bare }))
      const around = await timed(() => answered(ask(barest.socket, barest.requests[n] ?? '')))
      if (i < 0) continue
      http.push(overHttp)
      sql.push(alone)
      least.push(around)
    }
    const share = median(http) / median(sql)
    const p95 = quantile(http, 0.95)
    lines.push(
      line(
        `search over ${pieces} pieces: ${name}`,
        `${millis(median(http))}, p95 ${millis(p95)}; ${ratio(share)} × the bare query ` +
          `(${millis(median(sql))}), ${ratio(median(http) / median(least))} × the barest ` +
          `server's (${millis(median(least))})`,
        '≤ 2 ×, p95 < 15 ms',
        share <= 2 && p95 < 15,
      ),
    )
  }
  socket.destroy()
  barest.stop()
  return lines
}

/** A process that answers the bare queries, each at a path of its own. */
async function barestServer({ adminUrl }: Books, asking: readonly Question[]) {
  const queries = Object.fromEntries(asking.map(({ bare }, n) => [`/${n}`, bare]))
  const child = spawn(
    process.execPath,
    [...LOADER, new URL('./barest-server.ts', import.meta.url).pathname],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  child.stdin.end(JSON.stringify({ databaseUrl: adminUrl, queries } satisfies Barest))
  const [port] = await once(child.stdout, 'data')
  const socket = await plainSocket(Number(port))
  return {
    socket,
    requests: asking.map((_, n) => `GET /${n} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`),
    stop: () => {
      socket.destroy()
      child.kill()
    },
  }
}

const bytesOf = (path: string, token = ''): string =>
  [
    `GET /api/v1/${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    '\r\n',
  ].join('\r\n')

/** What HTTP and one statement that reads nothing take by themselves. */
async function floorOf(socket: Socket, times: number): Promise<Line> {
  const took: number[] = []
  const request = bytesOf('health')
  for (let i = -5; i < times; i += 1) {
    const ms = await timed(() => answered(ask(socket, request)))
    if (i >= 0) took.push(ms)
  }
  return line('GET /health: HTTP and one statement that reads nothing', millis(median(took)))
}

async function answered(status: Promise<number>): Promise<void> {
  if ((await status) !== 200) throw new Error(`a search answered ${await status}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
