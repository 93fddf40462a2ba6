import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeded } from '../races/race.ts'
import { type CrashShop, crashShop, lossesOf, NO_LOSS } from './crash-shop.ts'
import { replayAll, startStorm } from './storm.ts'

const SEED = Number(process.env.CRASH_SEED ?? 20261121)
const KILLS = Number(process.env.CRASH_KILLS ?? 25)
const TILLS = 4

let shop: CrashShop | undefined
beforeAll(async () => {
  shop = await crashShop(KILLS * 120)
}, 120_000)
afterAll(() => shop?.stop())

test(`the server is killed ${KILLS} times while tills sell (T14, seed ${SEED})`, async () => {
  if (shop === undefined) throw new Error('no shop')
  const { server, owner, rings, books } = shop
  const random = seeded(SEED)
  const storm = startStorm(owner, rings, TILLS)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = storm.sold.length
    await expect.poll(() => storm.sold.length, { timeout: 20_000 }).toBeGreaterThan(before)
    await sleep(random() * 250)
    await server.kill9()
    await server.start()
  }
  await storm.end()
  const replayedDifferently = await replayAll(owner, storm.sold)
  const losses = await books(admin => lossesOf(admin, storm.sold))
  const { sold, odd } = storm
  const again = sold.filter(nota => nota.attempts > 1).length
  const starts = [...server.startsMs.slice(1)].sort((a, b) => a - b)
  process.stdout.write(
    `T14 seed ${SEED}: ${KILLS} kills, ${sold.length} notas acknowledged, ${again} asked again; ` +
      `start again p50 ${Math.round(starts[starts.length >> 1] ?? 0)} ms, ` +
      `max ${Math.round(starts.at(-1) ?? 0)} ms\n`,
  )
  expect(odd, server.bugs.join('\n')).toEqual([])
  expect(losses).toEqual(NO_LOSS)
  expect(replayedDifferently).toBe(0)
  expect(again).toBeGreaterThan(0)
}, 300_000)
