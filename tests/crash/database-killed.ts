import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { type CrashShop, crashShop, faultsOf, lossesOf } from './crash-shop.ts'
import { replayAll, type Storm, startStorm, until } from './storm.ts'

const TILLS = 4
const BACK_WITHIN_MS = 10_000

/** Ends the whole server, or one of its processes: PostgreSQL then restarts all the others. */
async function killDatabase(shop: CrashShop, isWhole: boolean, random: () => number) {
  const postmaster = await shop.postmasterPid()
  if (isWhole) {
    process.kill(postmaster, 'SIGKILL')
    // Its file is missing for a moment while the next one starts.
    const now = () => shop.postmasterPid().catch(() => postmaster)
    await until('a new server', async () => (await now()) !== postmaster, 20_000)
    return
  }
  while (!killOne(await childrenOf(postmaster), random)) await sleep(20)
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list
    .split(' ')
    .map(Number)
    .filter(Number.isInteger)
    .filter(child => child > 0)
}

/** False when the chosen one had ended by itself. */
function killOne(pids: readonly number[], random: () => number): boolean {
  const pid = pids[Math.floor(random() * pids.length)]
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

/** Milliseconds from the kill until every till may have sold again. */
async function backAfter(storm: Storm, kill: () => Promise<void>): Promise<number> {
  const killed = performance.now()
  await kill()
  // Sales that were under way may still be answered: one more than that is a new one.
  const known = storm.sold.length + TILLS
  await until('sales after the kill', () => storm.sold.length > known, 30_000)
  return performance.now() - killed
}

async function storms(shop: CrashShop, rounds: number, random: () => number): Promise<Outcome> {
  const { owner, rings, books, server } = shop
  const { pid } = server
  const storm = startStorm(owner, rings, TILLS)
  const backMs: number[] = []
  for (let kill = 0; kill < rounds; kill += 1) {
    const before = storm.sold.length
    await until('a sale before the kill', () => storm.sold.length > before, 20_000)
    await sleep(random() * 250)
    backMs.push(await backAfter(storm, () => killDatabase(shop, kill % 2 === 0, random)))
  }
  await storm.end()
  const different = await replayAll(owner, storm.sold)
  const losses = await books(admin => lossesOf(admin, storm.sold))
  const longest = Math.round(Math.max(...backMs))
  return {
    figure:
      `${storm.sold.length} notas acknowledged, ${storm.busy()} answers 503, ` +
      `selling again after ${longest} ms at most`,
    faults: [
      ...faultsOf(losses, storm.odd, server.bugs),
      ...(different === 0 ? [] : [`${different} notas replayed differently`]),
      ...(longest < BACK_WITHIN_MS ? [] : [`selling again only after ${longest} ms`]),
      ...(server.pid === pid ? [] : ['the server was started again']),
    ],
  }
}

/** PostgreSQL is killed while tills sell; the server comes back by itself. */
export const databaseKilled: Trial<void> = {
  test: 'T15',
  name: 'database-killed',
  target: '0 lost, 0 half posted, selling again < 10 s in the same process',
  rounds: { short: 5, full: 20 },
  run: async (_, { rounds, random }) => {
    const shop = await crashShop(400 + rounds * 250)
    try {
      return await storms(shop, rounds, random)
    } finally {
      await shop.stop()
    }
  },
}
