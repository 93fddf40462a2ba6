import { afterAll, beforeAll, test } from 'vitest'
import { appOn, listen } from '../../apps/server/src/start-server.ts'
import { type TestApi, testApi } from '../sample-shop/api.ts'
import { shortForm } from '../trial/short-form.ts'
import { type RaceShop, raceShopOn } from './race.ts'
import { RACES } from './trials.ts'

let api: TestApi
let shop: RaceShop

beforeAll(async () => {
  api = await testApi()
  shop = await raceShopOn({
    origin: api.origin,
    adminUrl: api.database.adminUrl,
    later: days => serveLater(api, days),
    stop: api.stop,
  })
}, 120_000)
afterAll(() => shop?.stop())

/** The same books served by another server, whose clock is ahead. */
async function serveLater(of: TestApi, days: number) {
  const config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: of.app.config.dataDir,
    databaseUrl: undefined,
    seed: 'empty' as const,
    publicOrigin: '',
    trustProxy: false,
    idleMinutes: 30,
    logLevel: 'silent',
  }
  const clock = { now: () => new Date(Date.now() + days * 86_400_000) }
  const { app, hub } = appOn(of.database, config, of.app.log, clock)
  const { address, stop } = await listen(config, app, hub)
  return { origin: address, stop }
}

test.each(RACES)('$test $name', trial => shortForm(trial, shop, api.database.adminUrl), 120_000)
