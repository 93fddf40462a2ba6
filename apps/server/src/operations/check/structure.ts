import type pg from 'pg'
import { shareOut } from './together.ts'

/**
 * Every index against its table and every page against its sums, by administrators' connections
 * that share the work: how many were looked at, and what is wrong.
 */
export async function checkStructure(
  clients: readonly pg.Client[],
): Promise<[hasil: string, salah: readonly string[]]> {
  const [first] = clients
  if (first === undefined) throw new Error('no connection')
  const { rowCount } = await first.query(
    "select from pg_available_extensions where name = 'amcheck'",
  )
  if (rowCount === 0) return ['amcheck tidak tersedia di sini', []]
  await first.query('create extension if not exists amcheck')
  const { rows } = await first.query<{ nama: string; jenis: 'i' | 'r' }>(
    `select c.oid::regclass::text as nama, c.relkind as jenis from pg_class c
     left join pg_am m on m.oid = c.relam
     where c.relnamespace = 'public'::regnamespace
       and (c.relkind = 'r' or c.relkind = 'i' and m.amname = 'btree')
     order by pg_relation_size(c.oid) desc, 1`,
  )
  const salah: string[] = []
  await shareOut(
    clients,
    rows.map(({ nama, jenis }) => async (client: pg.Client) => {
      const found = await checkRelation(client, nama, jenis)
      salah.push(...found.map(one => `${nama}: ${one}`))
    }),
  )
  return [`${rows.length} diperiksa`, salah.sort()]
}

async function checkRelation(client: pg.Client, name: string, kind: 'i' | 'r'): Promise<string[]> {
  if (kind === 'r') {
    const { rows } = await client.query<{ msg: string }>(
      'select msg from verify_heapam($1::regclass)',
      [name],
    )
    return rows.map(row => row.msg)
  }
  return client
    .query('select bt_index_parent_check($1::regclass, true, true)', [name])
    .then(() => [])
    .catch((error: Error) => [error.message])
}
