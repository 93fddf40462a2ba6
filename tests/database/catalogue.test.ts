import { afterAll, beforeAll, expect, it } from 'vitest'
import { refersTo } from '../../apps/server/src/modules/barang/index.ts'
import { type TestDatabase, testDatabase } from '../sample-shop/database.ts'
import { ask } from './folders.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase(1)
})
afterAll(() => db.close())

// What the catalogue says of every table, so that a new one is covered when it is made (T35 and
// 06-performance §3). Stores and users are shared by the chain and name a store as a fact.
const TABLES = `with toko_tabel as (
    select c.oid as tabel_id, c.relname::text as tabel, c.relrowsecurity, c.relforcerowsecurity,
      a.attnum
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'kode_toko'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('toko', 'users'))`

const found = async (text: string) =>
  (await ask<{ apa: string }>(db.adminUrl, `${TABLES} ${text}`)).map(row => row.apa)

it('knows tables of stores', async () => {
  expect(await found('select tabel as apa from toko_tabel')).toContain('barang')
})

it('puts every one of them under forced row security', async () => {
  expect(
    await found(`select tabel as apa from toko_tabel
      where not (relrowsecurity and relforcerowsecurity)
        or not exists (select from pg_policy where polrelid = tabel_id)`),
  ).toEqual([])
})

it('compares in policies for the application and the reports nothing but the store', async () => {
  expect(
    await found(`select distinct pg_get_expr(polqual, polrelid) as apa from pg_policy
      where polroles = '{0}' or polroles && array['kencana_app'::regrole, 'kencana_read'::regrole,
        'kencana_owner'::regrole]::oid[]`),
  ).toEqual([`(kode_toko = current_setting('app.kode_toko'::text, true))`])
})

it('keeps the store first in primary, unique and foreign keys', async () => {
  expect(
    await found(`select conname::text as apa from pg_constraint
      join toko_tabel on tabel_id = conrelid
      where contype in ('p', 'u') and conkey[1] <> attnum`),
  ).toEqual([])
  expect(
    await found(`select conname::text as apa from pg_constraint k
      join toko_tabel child on child.tabel_id = conrelid
      join toko_tabel parent on parent.tabel_id = confrelid
      where contype = 'f' and (conkey[1] <> child.attnum or confkey[1] <> parent.attnum)`),
  ).toEqual([])
})

it('lets no shared table refer to rows of a store', async () => {
  expect(
    await found(`select conname::text as apa from pg_constraint
      join toko_tabel on tabel_id = confrelid
      where contype = 'f' and conrelid not in (select tabel_id from toko_tabel)`),
  ).toEqual([])
})

it('gives everything to the owner, who cannot log in, but for the search', async () => {
  expect(
    await found(`select relname::text as apa from pg_class
      where relnamespace = 'public'::regnamespace and relowner <> 'kencana_owner'::regrole
      union all select proname::text from pg_proc
      where pronamespace = 'public'::regnamespace and proowner <> 'kencana_owner'::regrole
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`),
  ).toEqual(['cari_barang'])
  expect(
    await found(`select rolname::text as apa from pg_roles where rolname like 'kencana\\_%'
      and rolname <> 'kencana_admin' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
        or rolreplication or rolcanlogin and rolname not in ('kencana_app', 'kencana_read'))`),
  ).toEqual([])
})

it('fixes the search path of every function that acts for another role', async () => {
  expect(
    await found(`select proname::text as apa from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef
        and not coalesce(array_to_string(proconfig, ';') like '%search\\_path=%', false)`),
  ).toEqual([])
  expect(
    await found(`select relname::text as apa from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v'
        and not coalesce(array_to_string(reloptions, ';') ~ 'security_invoker=(true|on)', false)`),
  ).toEqual([])
})

// Measured with two stores of 100,000 pieces: 150 to 300 ms to find that nobody uses a purity, a
// rule or a condition; 1 to 8 ms with an index.
it('finds the pieces that use a master without reading them all', async () => {
  const columns = refersTo.map(({ table, column }) => `${table}.${column}`)
  expect(columns.length).toBeGreaterThan(5)
  const indexed = await found(`select distinct tabel || '.' || a.attname as apa
    from pg_index i join toko_tabel on tabel_id = i.indrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indkey[0] = toko_tabel.attnum`)
  expect(columns.filter(column => !indexed.includes(column))).toEqual([])
})
