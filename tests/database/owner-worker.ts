import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'

/** Owns the database of a folder until it is killed; says what became of its start in one line. */
process.on('SIGTERM', () => process.exit(0))
const dataDir = process.argv[2] ?? ''
try {
  const { pid, adminUrl } = await startEmbedded({ dataDir, log: makeLog('silent') })
  process.stdout.write(`${JSON.stringify({ pid, adminUrl })}\n`)
} catch (error) {
  const refused = error instanceof Error ? error.message : String(error)
  process.stdout.write(`${JSON.stringify({ refused })}\n`)
}
