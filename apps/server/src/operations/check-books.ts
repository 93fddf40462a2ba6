import type pg from 'pg'
import { verifyChains } from '../engines/document/verify-chain.ts'
import { type BookCheck, type BrokenInvariant, seesAll } from './check/found.ts'
import { checkTogether } from './check/together.ts'

/**
 * Looks whether the books hold: the invariants and every store's chain. Blocks no one.
 * @param beside more connections of the same role, which share the work
 */
export async function checkBooks(
  client: pg.ClientBase,
  invariants: string,
  beside: readonly pg.ClientBase[] = [],
): Promise<BookCheck> {
  if (beside.length > 0 && (await laidOut(client)).length === 0) {
    return checkTogether([client, ...beside], invariants)
  }
  const invarian = await brokenInvariants(client, invariants)
  return { invarian, rantai: await verifyChains(client) }
}

/** What the invariants find; an administrator sees all stores at once, others one at a time. */
async function brokenInvariants(
  client: pg.ClientBase,
  invariants: string,
): Promise<BrokenInvariant[]> {
  const laid = await laidOut(client)
  await client.query(`begin isolation level repeatable read ${laid.length > 0 ? '' : 'read only'}`)
  try {
    await client.query('set local search_path = public')
    await client.query('set local statement_timeout = 0')
    // Compiling the invariants takes a server many times what running them does.
    await client.query('set local jit = off')
    await bringTogether(
      client,
      laid.filter(table => new RegExp(`\\b${table}\\b`).test(invariants)),
    )
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

/** Tables that lie on other nodes; none unless the database is distributed. */
async function laidOut(client: pg.ClientBase): Promise<string[]> {
  const { rows: here } = await client.query<{ ada: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_partition') is not null as ada`,
  )
  if (here[0]?.ada !== true) return []
  const { rows } = await client.query<{ tabel: string }>(
    `select c.relname::text as tabel
     from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
     where c.relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(row => row.tabel)
}

/**
 * Copies tables of other nodes here until the transaction ends, under their own names: the
 * invariants look at all stores at once, which no statement over nodes may. One connection for each
 * node reads all of it, so that a store, whole on its node, is seen at one moment.
 */
async function bringTogether(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return
  await client.query('set local citus.max_adaptive_executor_pool_size = 1')
  for (const table of tables) {
    const copy = `pg_temp."${table}"`
    await client.query(
      `create temp table "${table}" (like public."${table}" including indexes) on commit drop`,
    )
    await client.query(`insert into ${copy} table public."${table}"`)
    await client.query(`analyze ${copy}`)
  }
  await client.query('set local search_path = pg_temp, public')
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
