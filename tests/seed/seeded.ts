import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints, receivers } from '../../apps/server/src/areas.ts'
import { carryAll } from '../../apps/server/src/engines/courier/carry-line.ts'
import { seedDemo } from '../../apps/server/src/sample/seed-demo.ts'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { type TestDatabase, testDatabase } from '../sample-shop/database.ts'

export const TODAY = '2026-11-21'
/** 20:30 WIB: the last day is sold through. */
const SOLD_THROUGH = 'T13:30:00Z'

const CONFIG = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: undefined,
  publicOrigin: '',
  trustProxy: [],
  seed: 'demo' as const,
  idleMinutes: 24 * 60,
  logLevel: 'silent',
}

interface Seeded {
  readonly database: TestDatabase
  readonly said: readonly string[]
  /** Lets it be asked over HTTP; answers its address. */
  serve(): Promise<string>
  close(): Promise<void>
}

/** Of a sample chain: days before today, pieces a branch begins with, and which day is today. */
interface Plan {
  readonly days: number
  readonly opening: number
  readonly today?: string
}

/** The sample chain, shortened, on a database of its own. */
export async function seed({ today = TODAY, ...plan }: Plan): Promise<Seeded> {
  const now = new Date(`${today}${SOLD_THROUGH}`)
  const database = await testDatabase(16)
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const config = { ...CONFIG, dataDir }
  const { app, hub } = appOn(database, config, makeLog('silent'), { now: () => now })
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const carry = () => carryAll(app, receivers)
  await seedDemo(app, endpoints, { ...plan, say, carry })
  await carry()
  let stop = async () => {}
  return {
    database,
    said,
    serve: async () => {
      const running = await listen(config, app, hub)
      stop = () => running.stop()
      return running.address
    },
    close: async () => {
      await stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
