import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findUnsafeSettings } from '../../apps/server/src/platform/database/assert-settings.ts'
import { closePools, openPools } from '../../apps/server/src/platform/database/pools.ts'
import { ensureRoles } from '../../apps/server/src/platform/database/roles.ts'
import { type TestDatabase, testDatabase } from '../sample-shop/database.ts'
import { ask, embedded, log, usedFolder } from './folders.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase(2)
})
afterAll(() => db.close())

const FORBIDDEN = { code: '42501' }

describe.each(['app', 'read'] as const)('the role of %s', role => {
  it.each([
    'create table punya_saya ()',
    'create temporary table punya_saya ()',
    'create schema punya_saya',
    'create function f() returns int language sql as $$ select 1 $$',
    'set role kencana_owner',
    'set session_replication_role = replica',
    'alter table users disable trigger all',
    'truncate kencana_migrasi',
    "update kencana_migrasi set sidik = ''",
    'select * from pg_authid',
    "copy users to program 'cat'",
  ])('is refused: %s', async statement => {
    const client = await db[role].connect()
    // A session could end its own read-only mode: what counts is what the role may do.
    await client.query('begin read write')
    await expect(client.query(statement)).rejects.toMatchObject(FORBIDDEN)
    await client.query('rollback')
    client.release()
  })
})

it('lets reports read and nothing else, and no password', async () => {
  const insert = "insert into toko values ('X')"
  await expect(db.read.query(insert)).rejects.toThrow(/read-only transaction|permission denied/)
  await expect(db.read.query('select sandi from users')).rejects.toMatchObject(FORBIDDEN)
  await expect(db.read.query('select * from sesi')).rejects.toMatchObject(FORBIDDEN)
  await db.read.query('set default_transaction_read_only = off')
  await expect(db.read.query(insert)).rejects.toMatchObject(FORBIDDEN)
})

it('finds nothing wrong with the roles as they are made', async () => {
  const findings = await findUnsafeSettings(db.app, db.read)
  // The server of a test run does not wait for the disk; settings.test.ts looks at a real one.
  expect(findings.filter(f => f.setting !== 'fsync')).toEqual([])
})

it('gives wide whole numbers, dates and lists as the product counts', async () => {
  const { rows } = await db.app.query(
    `select 9007199254740991::int8 as rupiah, date '2026-11-21' as tgl, 12.50::numeric as pecahan,
       array[3250, null]::int8[] as berat, array[date '2026-11-21'] as hari, true as ya,
       timestamptz '2026-11-21 08:00+07' as pada`,
  )
  expect(rows).toEqual([
    {
      rupiah: 9_007_199_254_740_991,
      tgl: '2026-11-21',
      pecahan: '12.50',
      berat: [3250, null],
      hari: ['2026-11-21'],
      ya: true,
      pada: new Date('2026-11-21T01:00:00Z'),
    },
  ])
  await expect(db.app.query('select 9007199254740992::int8')).rejects.toThrow(/safe range/)
  expect((await db.app.query('select 1 as satu')).rows).toEqual([{ satu: 1 }])
})

it('opens sessions as they were designed', async () => {
  const settings = `select current_setting('plan_cache_mode') as plan,
    current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('TimeZone') as zone, current_setting('search_path') as path,
    current_setting('transaction_read_only') as readonly`
  const common = { idle: '15s', zone: 'UTC', path: 'public' }
  expect((await db.app.query(settings)).rows).toEqual([
    { ...common, plan: 'force_generic_plan', lock: '5s', statement: '30s', readonly: 'off' },
  ])
  expect((await db.read.query(settings)).rows).toMatchObject([
    { ...common, plan: 'auto', statement: '1min', readonly: 'on' },
  ])
})

it('survives connections that break while idle, lent out and in a query', async () => {
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = 'kencana_app'`
  const lent = await db.app.connect()
  const running = expect(lent.query('select pg_sleep(20)')).rejects.toThrow()
  await db.app.query('select 1')
  await new Promise(resolve => setTimeout(resolve, 100))
  await ask(db.adminUrl, kill)
  await running
  lent.release(true)
  await expect.poll(() => db.app.query('select 1 as satu').then(r => r.rows)).toEqual([{ satu: 1 }])
})

it('sets the passwords anew when the secret of the installation changed', async () => {
  const { adminUrl } = await embedded(await usedFolder())
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  for (const secret of ['rahasia lama yang panjang', 'rahasia baru yang panjang']) {
    await ensureRoles(admin, adminUrl, secret)
    const pools = openPools(adminUrl, secret, log, 1)
    const { rows } = await pools.app.query('select current_user::text as saya')
    expect(rows).toEqual([{ saya: 'kencana_app' }])
    await closePools(pools)
  }
  const old = openPools(adminUrl, 'rahasia lama yang panjang', log, 1)
  await expect(old.app.query('select 1')).rejects.toMatchObject({ code: '28P01' })
  await closePools(old)
  await admin.end()
})

it('serves many tests: a copy of the template is a database of its own', async () => {
  const other = await testDatabase(1)
  expect(other.name).not.toBe(db.name)
  await ask(other.adminUrl, 'create table hanya_di_sini ()')
  const here = await ask(db.adminUrl, `select to_regclass('hanya_di_sini') as t`)
  expect(here).toEqual([{ t: null }])
  await other.close()
  const { adminUrl } = inject('server')
  const left = await ask(adminUrl, `select from pg_database where datname = '${other.name}'`)
  expect(left).toEqual([])
})
