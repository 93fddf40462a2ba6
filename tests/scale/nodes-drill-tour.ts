import { readConfig } from '../../apps/server/src/config.ts'
import { setUpChain } from '../../apps/server/src/modules/awal/index.ts'
import { SAMPLE_CHAIN_MASTERS } from '../../apps/server/src/sample/chain-masters.ts'
import {
  SAMPLE_PASSWORD,
  SAMPLE_STORES,
  SAMPLE_USERS,
} from '../../apps/server/src/sample/chain-plan.ts'
import { listen, makeLog, openApp } from '../../apps/server/src/start-server.ts'
import { tour } from '../distribute/tour.ts'
import { type Caller, caller, logIn } from '../sample-shop/api.ts'
import { TODAY } from '../tutup-toko/shop.ts'

/** The stores, people and masters of the sample chain, nothing traded yet. */
export async function freshChain(databaseUrl: string, dataDir: string): Promise<void> {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const { app, database } = await openApp(config, makeLog('error'))
  const chain = { stores: SAMPLE_STORES, masters: SAMPLE_CHAIN_MASTERS, users: SAMPLE_USERS }
  await setUpChain(app, { ...chain, password: SAMPLE_PASSWORD, tgl: TODAY })
  await database.close()
}

/** Leads a server through every statement of its code; how many answers, and which were faults. */
export async function tourOn(
  databaseUrl: string,
  dataDir: string,
): Promise<{ count: number; faults: string[] }> {
  const env = { PORT: '0', HOST: '127.0.0.1' }
  const config = readConfig({ ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const { app, hub, database } = await openApp(config, makeLog('silent'), clock)
  const running = await listen(config, app, hub)
  const heard = listenToAnswers()
  const people = new Map<string, Promise<Caller>>()
  const as = (userId: string) => {
    const known = people.get(userId) ?? logIn(running.address, userId)
    people.set(userId, known)
    return known
  }
  try {
    await tour(
      {
        app,
        as,
        origin: running.address,
        http: running.server.server,
        database: {
          name: 'keliling',
          adminUrl: databaseUrl,
          app: app.pool,
          read: app.readPool,
          close: database.close,
        },
        anonymous: caller(running.address, ''),
        goTo: () => Promise.reject(new Error('the tour moves its own clock')),
        stop: running.stop,
      },
      () => {
        ahead = 60 * 60_000
      },
    )
  } catch (error) {
    heard.faults.push(String(error))
  } finally {
    heard.stop()
    await running.stop()
    await database.close()
  }
  return heard
}

/** Counts what the callers of the tests hear, and keeps what nobody foresaw. */
function listenToAnswers(): { count: number; faults: string[]; stop: () => void } {
  const { fetch } = globalThis
  const heard = {
    count: 0,
    faults: [] as string[],
    stop: () => {
      globalThis.fetch = fetch
    },
  }
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    heard.count += 1
    if (answer.status >= 500) heard.faults.push(`${answer.status} ${init?.method} ${String(input)}`)
    return answer
  }
  return heard
}
