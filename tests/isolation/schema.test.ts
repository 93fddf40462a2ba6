import { MASTERS } from '@kencana/contract/masters/registry'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../database/folders.ts'
import { type TestDatabase, testDatabase } from '../sample-shop/database.ts'

// What tests/database/catalogue.test.ts does not look at: the exact policy, indexes beside the
// constraints, names, column types, and who may act for another role (T35).

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase(1)
})
afterAll(() => db.close())

const found = async (text: string) =>
  (await ask<{ apa: string }>(db.adminUrl, text)).map(row => row.apa)

const STORE_TABLES = `select c.oid, c.relname from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'kode_toko'
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and c.relname not in ('toko', 'users')`

/** Shared by the chain or of this installation; everything else belongs to a store. */
const NOT_OF_A_STORE = [
  ...MASTERS.filter(master => master.kept === 'chain').map(master => master.table),
  'asal_percobaan', // wrong tries in a row, of accounts
  'akun', // one chart of accounts
  'aturan_beli', // versions of the rules the chain buys by
  'orang_hari', // what a person did on a day, by hashes, over all stores
  'berita', // the chain's announcements; the call picks whose they are
  'berita_dibaca',
  'kencana_migrasi', // what was applied here
  'nota_dibeli', // pieces of notas that no store buys any more
  'layar_dikenal', // screens this chain has decided about
  'operasi', // what was done to keep this installation alive
  'para_akun_transaksi',
  'percobaan_sandi', // one limiter for all doors
  'riwayat_master_pusat',
  'riwayat_user', // of users, who name their store as a fact
  'sesi', // a session belongs to a user, who may act for several stores
  'socket_io_lampiran', // messages between server processes
  'users', // names the user's own store as a fact
]

it('leaves no table outside row security but the listed ones', async () => {
  const open = await found(`select relname::text as apa from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not (relrowsecurity and relforcerowsecurity) order by relname collate "C"`)
  expect(open).toEqual([...NOT_OF_A_STORE].sort())
})

it('protects every table of a store by milik_toko, for reading and for writing', async () => {
  const mine = `(kode_toko = current_setting('app.kode_toko'::text, true))`
  expect(
    await found(`select t.relname::text as apa from (${STORE_TABLES}) t
      where not exists (select from pg_policy p where p.polrelid = t.oid
        and p.polname = 'milik_toko' and p.polcmd = '*' and p.polpermissive and p.polroles = '{0}'
        and pg_get_expr(p.polqual, p.polrelid) = $q$${mine}$q$
        and pg_get_expr(p.polwithcheck, p.polrelid) = $q$${mine}$q$)`),
  ).toEqual([])
  expect(
    await found(`select p.polname || ' on ' || c.relname as apa from pg_policy p
      join pg_class c on c.oid = p.polrelid where p.polname <> 'milik_toko'`),
  ).toEqual(['cari_semua on barang'])
})

it('begins every index of a store table with the store', async () => {
  expect(
    await found(`select i.indexrelid::regclass::text as apa from pg_index i
      join (${STORE_TABLES}) t on t.oid = i.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'kode_toko'
      join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
      where i.indkey[0] <> a.attnum and (i.indisunique or m.amname = 'btree')`),
  ).toEqual([])
})

it('gives every constraint a name of its own', async () => {
  expect(
    await found(`select c.conname || ' on ' || t.relname as apa from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      where t.relnamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f', 'c')
        and c.conname ~ '_(pkey|key|fkey|check)[0-9]*$'
        and t.relname <> 'socket_io_lampiran' -- made as its library makes it`),
  ).toEqual([])
})

it('knows no fractions: no float column, no money type', async () => {
  expect(
    await found(`select c.relname || '.' || a.attname as apa from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
        and not a.attisdropped
        and a.atttypid = any ('{float4, float8, numeric, money}'::regtype[])`),
  ).toEqual([])
})

/** Each acts for the owner because the application may not write there itself. */
const ACTS_FOR_ANOTHER = [
  'ambil_barcode', // counts barcodes up
  'buka_kembali', // opens the day that was closed today again
  'cari_barang', // searches by trigrams, held to the store by itself
  'catat_pembelian', // trigger: pieces of notas that a purchase took, of the whole chain
  'catat_perintah', // writes the audit chain
  'catat_tukar', // trigger: which sale and which purchase an exchange is
  'hitung_barang', // trigger: pieces per status
  'kunci_lain', // locks what documents claim beside pieces, and does nothing else
  'lepas_pembelian', // trigger: frees them when it is undone
  'post', // the one way into the ledger
  'post_bersama', // the same for documents that are one command
  'tutup_nota', // trigger: takes those of a sale that is cancelled
]

it('lets only the listed functions act for another role, with a fixed search path', async () => {
  const definers = await ask<{ nama: string; jalan: string }>(
    db.adminUrl,
    `select proname::text as nama, array_to_string(proconfig, ';') as jalan from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef order by proname collate "C"`,
  )
  expect(definers.map(({ nama }) => nama)).toEqual(ACTS_FOR_ANOTHER)
  expect(new Set(definers.map(({ jalan }) => jalan))).toEqual(
    new Set(['search_path=public, pg_temp']),
  )
})

it('lets nobody run a function unasked', async () => {
  const [row] = await ask<{ app: string[]; read: string[] }>(
    db.adminUrl,
    `select ${mayRun('kencana_app')} as app, ${mayRun('kencana_read')} as read`,
  )
  expect(row?.read).toBeNull()
  expect(row?.app).not.toContain('catat_audit')
  expect(row?.app).not.toContain('tambah_barang_baru')
})

const mayRun = (role: string) => `(select array_agg(proname::text order by proname) from pg_proc p
  where pronamespace = 'public'::regnamespace and has_function_privilege('${role}', oid, 'execute')
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e'))`
