import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { statementsOf } from '../../apps/server/src/operations/check/together.ts'

export interface Broken {
  readonly invarian: string
  readonly kode_toko: string
  readonly rincian: string
}

const OURS = new URL('../../apps/server/checks/invariants.sql', import.meta.url)

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

/**
 * The same inside a connection's own transaction, for what is not committed yet, or by what another
 * version of the product asks. What a restore asks in pieces must find the same.
 */
export async function brokenOn(admin: pg.Client, file: string | URL = OURS): Promise<Broken[]> {
  const text = await readFile(file, 'utf8')
  const { rows } = await admin.query<Broken>(text)
  const apart: Broken[] = []
  for (const one of statementsOf(text)) apart.push(...(await admin.query<Broken>(one)).rows)
  if (sorted(apart) !== sorted(rows)) {
    throw new Error(`in pieces the invariants find ${sorted(apart)}, as a whole ${sorted(rows)}`)
  }
  return rows
}

const sorted = (rows: readonly Broken[]): string =>
  JSON.stringify(rows.map(row => JSON.stringify(row)).sort())
