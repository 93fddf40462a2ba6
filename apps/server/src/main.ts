import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { receivers } from './areas.ts'
import { readConfig } from './config.ts'
import { startCourier } from './engines/courier/courier.ts'
import { firstStart } from './first-start.ts'
import { startPriceBell } from './modules/harga-emas/index.ts'
import { readOperationSettings } from './operations/settings.ts'
import { startOperations } from './operations/start-operations.ts'
import { startWatch } from './operations/watch/watch.ts'
import { openLines } from './refuse-unsafe.ts'
import { listen, makeLog, openApp } from './start-server.ts'

/** One server process, from the environment to a graceful stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const settings = readOperationSettings(process.env, config.dataDir)
  const log = makeLog(config.logLevel)
  const { app, hub, database } = await openApp(config, log)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const notes = await firstStart(app, config, say)
  // First: what was said while no server ran is no alarm.
  const stopCourier = startCourier(app, receivers)
  const running = await listen(config, app, hub).catch((error: unknown) => {
    // The first password is told once: also where the shop was made and cannot open its door.
    for (const note of notes) say(note)
    throw error
  })
  const invariants = readFileSync(new URL('../checks/invariants.sql', import.meta.url), 'utf8')
  const stopBell = startPriceBell(app)
  const stopWatch = startWatch(app, { http: running.server.server, invariants })
  const stopOperations = await startOperations(app, {
    adminUrl: database.adminUrl,
    isEmbedded: config.databaseUrl === undefined,
    dataDir: config.dataDir,
    settings,
    tools: { migrationsDir: folder('../migrations'), invariants, log, say: () => undefined },
    log,
  })
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'berhenti')
    await Promise.all([stopWatch(), stopBell()])
    await Promise.all([stopCourier(), running.stop()])
    await stopOperations()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  say(`Kencana siap: ${running.address.replace('127.0.0.1', 'localhost')}`)
  for (const note of [...openLines(config), ...notes]) say(note)
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Kencana tidak dapat dijalankan: ${reason}\n`)
  process.exit(1)
})
