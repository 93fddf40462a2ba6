import type pg from 'pg'
import { type StoreChain, verifyChains } from '../engines/document/verify-chain.ts'

/** A row of checks/invariants.sql: something that must never be. */
export interface BrokenInvariant {
  readonly invarian: string
  readonly kode_toko: string
  readonly rincian: string
}

export interface BookCheck {
  readonly invarian: readonly BrokenInvariant[]
  readonly rantai: readonly StoreChain[]
}

/** Looks whether the books hold: the invariants and every store's chain. Blocks no one. */
export async function checkBooks(client: pg.ClientBase, invariants: string): Promise<BookCheck> {
  const invarian = await brokenInvariants(client, invariants)
  return { invarian, rantai: await verifyChains(client) }
}

/** What the invariants find; an administrator sees all stores at once, others one at a time. */
async function brokenInvariants(
  client: pg.ClientBase,
  invariants: string,
): Promise<BrokenInvariant[]> {
  await client.query(`begin isolation level repeatable read read only;
    set local search_path = public; set local statement_timeout = 0`)
  try {
    if (await seesAll(client)) return (await client.query<BrokenInvariant>(invariants)).rows
    const { rows: stores } = await client.query<{ kode_toko: string }>(
      'select kode_toko from toko order by 1',
    )
    const found: BrokenInvariant[] = []
    for (const { kode_toko } of stores) {
      await client.query("select set_config('app.kode_toko', $1, true)", [kode_toko])
      found.push(...(await client.query<BrokenInvariant>(invariants)).rows)
    }
    return found
  } finally {
    await client.query('rollback')
  }
}

/** Whether row security hides nothing from a connection. */
export async function seesAll(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    `select rolsuper or rolbypassrls as "all" from pg_roles where rolname = current_user`,
  )
  return rows[0]?.all === true
}

/** What is wrong, in at most `most` sentences; empty when nothing is. */
export function faultsOf({ invarian, rantai }: BookCheck, most = 20): string[] {
  return [
    ...invarian.map(row => `${row.invarian} ${row.kode_toko}: ${row.rincian}`),
    ...rantai.flatMap(chain =>
      chain.findings.map(({ apa }) => `rantai ${chain.kode_toko}: ${apa}`),
    ),
  ].slice(0, most)
}
