import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOn, listen } from '../../apps/server/src/start-server.ts'
import { carry } from '../kurir/carry.ts'
import { type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { shortForm } from '../trial/short-form.ts'
import type { Trial } from '../trial/verdict.ts'
import { type RaceShop, raceShopOn } from './race.ts'

/** The short form of races on one shop, whose books are looked through after the last. */
export function raced(trials: readonly Trial<RaceShop>[]): void {
  let api: TestApi
  let shop: RaceShop
  beforeAll(async () => {
    api = await testApi()
    shop = await raceShopOn({
      origin: api.origin,
      adminUrl: api.database.adminUrl,
      later: days => serveLater(api, days),
      bring: () => carry(api),
      stop: api.stop,
    })
  })
  afterAll(() => shop?.stop())

  /** After each trial, to name the one that broke them. */
  const checked = () => (process.env.CHECK === 'each' ? api.database.adminUrl : undefined)
  test.each(trials)('$test $name', trial => shortForm(trial, shop, checked()), 120_000)

  test('the books are whole after all of them', async () => {
    const broken = await brokenInvariants(api.database.adminUrl)
    expect(broken, 'CHECK=each npx vitest run tests/races names the trial').toEqual([])
  })
}

/** The same books served by another server, whose clock is ahead. */
async function serveLater(of: TestApi, days: number) {
  const config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: of.app.config.dataDir,
    databaseUrl: undefined,
    seed: 'empty' as const,
    publicOrigin: '',
    trustProxy: [],
    idleMinutes: 30,
    logLevel: 'silent',
  }
  const clock = { now: () => new Date(of.app.clock.now().getTime() + days * 86_400_000) }
  const { app, hub } = appOn(of.database, config, of.app.log, clock)
  const { address, stop } = await listen(config, app, hub)
  return { origin: address, stop }
}
