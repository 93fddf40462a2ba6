import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { preparePlace } from '../platform/database/embedded/cluster.ts'

/**
 * What a built-in database is told while it is filled for the first time. Rows of tables emptied in
 * the same transaction are then not written a second time to the log but brought to the disk before
 * the commit: as safe, at half the writing.
 */
const SETTINGS = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
}

/** Makes the built-in database of an empty folder, to be started once as one that is filled. */
export async function prepareLoading(dataDir: string): Promise<void> {
  const { base } = await preparePlace(dataDir)
  const lines = Object.entries(SETTINGS).map(([name, value]) => `${name} = ${value}\n`)
  await appendFile(join(base, 'cluster', 'postgresql.auto.conf'), lines.join(''))
}

/** The next start is an ordinary one, however this one ends. */
export async function forgetLoading(client: pg.Client): Promise<void> {
  for (const name of Object.keys(SETTINGS)) await client.query(`alter system reset ${name}`)
}
