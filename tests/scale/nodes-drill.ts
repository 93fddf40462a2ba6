import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../distribute/ask.ts'
import { backUp, holds, layOut, layOutLater, migrateLater, places } from './nodes-drill-books.ts'
import { lacksCitus, type NodeBooks, type NodeCluster, nodeCluster } from './nodes-drill-cluster.ts'
import {
  backOffice,
  counters,
  figures,
  nodeAway,
  raceAndRepeat,
  sellAll,
  startServer,
  stockUp,
} from './nodes-drill-shop.ts'
import { freshChain, tourOn } from './nodes-drill-tour.ts'

// `npm run drill:nodes [-- <folder of initdb>]`: stores laid out over a real Citus cluster, and a
// shop at work on it. Needs PostgreSQL's own programs and Citus for them, so it is no part of
// `npm test`; tests/distribute is. Without Citus it says so and ends with 2.

const BIN = process.argv[2] ?? '/usr/lib/postgresql/15/bin'
/** Rings sold in each branch, after a few to warm up. */
const SALES = 80
const ROUNDS = 3

const say = (line: string) => void process.stdout.write(`${line}\n`)

function check(what: string, isRight: boolean, figure: string): void {
  say(`${isRight ? '✓' : '✗'} ${what}: ${figure.trim()}`)
  if (!isRight) process.exitCode = 1
}

async function main(): Promise<void> {
  const lack = lacksCitus(BIN)
  if (lack !== undefined) {
    say(`${lack}: the drill needs a Citus 12 or newer beside it and was not run.`)
    process.exitCode = 2
    return
  }
  const cluster = await nodeCluster(BIN)
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-node-data-'))
  try {
    await chainAtWork(cluster, await cluster.books('rantai'), dataDir)
    await everyStatement(await cluster.books('keliling'), dataDir)
  } finally {
    cluster.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The sample chain with its history, laid out as it stands, and everything it does then. */
async function chainAtWork(cluster: NodeCluster, books: NodeBooks, dataDir: string): Promise<void> {
  const alone = await startServer(books.coordinatorUrl, dataDir)
  const before = await figures(alone)
  await alone.stop()
  await books.introduce()
  layOut(books, dataDir, check)
  const server = await startServer(books.coordinatorUrl, dataDir)
  const after = await figures(server)
  const differ = [...before].filter(([id, said]) => after.get(id) !== said).map(([id]) => id)
  check('reports as before', differ.length === 0, `${before.size} asked, differ: ${differ.length}`)
  for (const id of differ) say(`  ${id}`)
  const rings = await stockUp(server, SALES + 12)
  const sold = { JKT: rings.JKT?.splice(-SALES) ?? [], BDG: rings.BDG ?? [], SBY: rings.SBY ?? [] }
  const wanted = Object.values(sold).reduce((sum, list) => sum + list.length, 0)
  const notas = `select count(*)::int as n from dokumen where jenis = 'PENJUALAN'`
  const [earlier] = await ask<{ n: number }>(books.coordinatorUrl, notas)
  await sellAll(server, sold)
  const [now] = await ask<{ n: number }>(books.coordinatorUrl, notas)
  const made = (now?.n ?? 0) - (earlier?.n ?? 0)
  check('sales of eight clients at three stores', made === wanted, `${made} of ${wanted}`)
  await raceAndRepeat(server, rings.JKT ?? [], check)
  await counters(server, rings.JKT ?? [], check)
  await backOffice(server, check)
  await figures(server)
  const nodeOf = await places(books, check)
  const more = await stockUp(server, 5)
  await nodeAway(server, more, what => cluster.node(nodeOf.get('SBY') ?? '', what), check)
  await holds(books, dataDir, check)
  await backUp(books, dataDir, check)
  await server.stop()
  await layOutLater(books, dataDir, check)
  await migrateLater(books, dataDir, check)
  await holds(books, dataDir, check)
}

/** Every statement of the server's code on the nodes, and its speed beside one plain server. */
async function everyStatement(books: NodeBooks, dataDir: string): Promise<void> {
  for (const url of [books.coordinatorUrl, books.plainUrl]) await freshChain(url, dataDir)
  await books.introduce()
  layOut(books, dataDir, check)
  const { count, faults } = await tourOn(books.coordinatorUrl, dataDir)
  check('every statement of the server', faults.length === 0, `${count} answers, no fault`)
  for (const fault of faults) say(`  ${fault}`)
  await holds(books, dataDir, check, 'JKT')
  const shares: number[] = []
  const [nodes, plain] = [
    await startServer(books.coordinatorUrl, dataDir),
    await startServer(books.plainUrl, dataDir),
  ]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const here = await sellAll(nodes, await stockUp(nodes, SALES))
    const there = await sellAll(plain, await stockUp(plain, SALES))
    // The first round warms both up.
    if (round > 0) shares.push(here / there)
    say(`  sales a second: ${here.toFixed(0)} on the nodes, ${there.toFixed(0)} on one server`)
  }
  shares.sort((a, b) => a - b)
  say(`sales of the nodes against one server: ${shares[ROUNDS >> 1]?.toFixed(2)} ×`)
  await nodes.stop()
  await plain.stop()
}

await main()
process.exit()
