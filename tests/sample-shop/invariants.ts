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
 * version of the product asks. In pieces, as a restore asks: tests/database holds that as a whole
 * they find the same.
 */
export async function brokenOn(admin: pg.Client, file: string | URL = OURS): Promise<Broken[]> {
  return ask(admin, statementsOf(await readFile(file, 'utf8')))
}

/** What one invariant alone says: for a break that it must see. */
export async function brokenBy(admin: pg.Client, invarian: string): Promise<Broken[]> {
  const heading = new RegExp(`^-- ${invarian}: `, 'm')
  const its = statementsOf(await readFile(OURS, 'utf8')).filter(text => heading.test(text))
  return (await ask(admin, its)).filter(one => one.invarian === invarian)
}

/** All of them as one statement. */
export const brokenAsWhole = async (admin: pg.Client): Promise<Broken[]> =>
  ask(admin, [await readFile(OURS, 'utf8')])

async function ask(admin: pg.Client, statements: readonly string[]): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const one of statements) broken.push(...(await admin.query<Broken>(one)).rows)
  return broken
}
