import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeded } from '../races/race.ts'
import { type CrashShop, crashShop, lossesOf, NO_LOSS } from './crash-shop.ts'
import { replayAll, startStorm } from './storm.ts'

const SEED = Number(process.env.CRASH_SEED ?? 20261121)
const KILLS = Number(process.env.CRASH_DATABASE_KILLS ?? 5)
const TILLS = 4

let shop: CrashShop | undefined
beforeAll(async () => {
  shop = await crashShop(400 + KILLS * 250)
}, 120_000)
afterAll(() => shop?.stop())

test(`PostgreSQL is killed ${KILLS} times while tills sell (T15, seed ${SEED})`, async () => {
  if (shop === undefined) throw new Error('no shop')
  const { owner, rings, books, server } = shop
  const { pid } = server
  const random = seeded(SEED)
  const storm = startStorm(owner, rings, TILLS)
  const backMs: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = storm.sold.length
    await expect.poll(() => storm.sold.length, { timeout: 20_000 }).toBeGreaterThan(before)
    await sleep(random() * 250)
    const old = await shop.postmasterPid()
    process.kill(old, 'SIGKILL')
    const killed = performance.now()
    // Sales that were under way may still be answered: only what the new server sells counts.
    await expect.poll(() => shop?.postmasterPid(), { timeout: 20_000 }).not.toBe(old)
    const known = storm.sold.length
    await expect.poll(() => storm.sold.length, { timeout: 20_000 }).toBeGreaterThan(known)
    backMs.push(performance.now() - killed)
  }
  await storm.end()
  const replayedDifferently = await replayAll(owner, storm.sold)
  const losses = await books(admin => lossesOf(admin, storm.sold))
  const { sold, odd } = storm
  const again = sold.filter(nota => nota.attempts > 1).length
  process.stdout.write(
    `T15 seed ${SEED}: ${KILLS} kills, ${sold.length} notas acknowledged, ${again} asked again, ` +
      `${storm.busy()} answers 503; selling again after ${backMs.map(Math.round).join(', ')} ms\n`,
  )
  expect(odd, server.bugs.join('\n')).toEqual([])
  expect(losses).toEqual(NO_LOSS)
  expect(replayedDifferently).toBe(0)
  expect(Math.max(...backMs)).toBeLessThan(10_000)
  // The same process all along: the server came back by itself.
  expect(server.pid).toBe(pid)
  expect(() => process.kill(pid, 0)).not.toThrow()
}, 180_000)
