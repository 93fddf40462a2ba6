import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { testFolder } from '../database/folders.ts'
import { type TestDatabase, testDatabase } from '../sample-shop/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase(2)
})
afterAll(() => database.close())

/** A server on every address of this machine; answers how it answers /metrics. */
async function served(metricsToken?: string) {
  const config = {
    port: 0,
    host: '0.0.0.0',
    dataDir: await testFolder(),
    databaseUrl: undefined,
    seed: 'empty' as const,
    publicOrigin: '',
    trustProxy: [],
    idleMinutes: 30,
    logLevel: 'silent',
    metricsToken,
  }
  const { app, hub } = appOn(database, config, makeLog('silent'))
  const { address, stop } = await listen(config, app, hub)
  const { port } = new URL(address)
  const ask = (host: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ host, port, path: '/metrics', headers }, answer => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      sent.on('error', reject).end()
    })
  return { ask, stop }
}

const outside = Object.values(networkInterfaces())
  .flat()
  .find(one => one?.family === 'IPv4' && !one.internal)?.address

it('shows the metrics to this machine alone', async () => {
  const { ask, stop } = await served()
  expect(await ask('127.0.0.1')).toBe(200)
  if (outside !== undefined) expect(await ask(outside)).toBe(403)
  // A proxy on this machine passes on what comes from elsewhere.
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    expect(await ask('127.0.0.1', { [name]: '203.0.113.7' })).toBe(403)
  }
  await stop()
})

it('shows them to whoever has the token, from anywhere, and to nobody else', async () => {
  const { ask, stop } = await served('rahasia-pemantau')
  expect(await ask('127.0.0.1')).toBe(403)
  for (const wrong of ['Bearer rahasia', 'rahasia-pemantau', 'Bearer rahasia-pemantau2', '']) {
    expect(await ask('127.0.0.1', { authorization: wrong })).toBe(403)
  }
  const right = { authorization: 'Bearer rahasia-pemantau' }
  expect(await ask(outside ?? '127.0.0.1', right)).toBe(200)
  await stop()
})
