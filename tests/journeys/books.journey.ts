import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'
import { brokenOn } from '../sample-shop/invariants.ts'

// After all journeys, in the database they left behind and beside the server that still runs.

test('the books of the shop are whole after the journeys', async () => {
  const dataDir = join(process.env.KENCANA_TEST_FOLDER ?? '.cache', 'journeys')
  const database = await startEmbedded({ dataDir, log: makeLog('silent'), isGuest: true })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  try {
    expect(await brokenOn(admin)).toEqual([])
    const chains = await verifyChains(admin, [])
    expect(chains.map(chain => chain.kode_toko)).toContain('JKT')
    expect(chains.flatMap(chain => chain.findings)).toEqual([])
  } finally {
    await admin.end()
    await database.stop()
  }
})
