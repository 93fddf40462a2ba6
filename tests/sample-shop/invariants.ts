import { readFile } from 'node:fs/promises'
import pg from 'pg'

export interface Broken {
  readonly invarian: string
  readonly kode_toko: string
  readonly rincian: string
}

/** What is wrong in a database, by apps/server/checks/invariants.sql; nothing when all is right. */
export async function brokenInvariants(adminUrl: string): Promise<Broken[]> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await brokenOn(admin)
  } finally {
    await admin.end()
  }
}

/** The same inside a connection's own transaction, for what is not committed yet. */
export async function brokenOn(admin: pg.Client): Promise<Broken[]> {
  const file = new URL('../../apps/server/checks/invariants.sql', import.meta.url)
  const text = await readFile(file, 'utf8')
  return (await admin.query<Broken>(text)).rows
}
