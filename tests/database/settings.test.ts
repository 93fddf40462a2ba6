import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { ask, embedded, eventually, log, migrationsDir, testFolder, usedFolder } from './folders.ts'

async function open(dataDir: string, into = log) {
  const database = await openDatabase({ dataDir, migrationsDir, log: into, poolSize: 2 })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= database.close()
    return closing
  }
  onTestFinished(close)
  return { ...database, close }
}

it('opens, closes and opens again; the secret stays and is closed to others', async () => {
  const folder = await usedFolder()
  const first = await open(folder)
  await first.close()
  const secret = await stat(join(folder, 'secret'))
  expect(secret.mode & 0o777).toBe(0o600)
  const again = await open(folder)
  expect((await again.app.query('select current_user::text as saya')).rows).toEqual([
    { saya: 'kencana_app' },
  ])
})

it('goes on by itself after the database was cut off', async () => {
  const folder = await usedFolder()
  const { app, adminUrl } = await open(folder)
  const server = await embedded(folder, true)
  const started = 'select pg_postmaster_start_time() as pada'
  const before = (await app.query(started)).rows
  server.kill9()
  await eventually(async () => expect((await app.query(started)).rows).not.toEqual(before))
  expect(await ask(adminUrl, 'show fsync')).toEqual([{ fsync: 'on' }])
})

it('serves a program beside the open shop and leaves the shop open', async () => {
  const folder = await usedFolder()
  const shop = await open(folder)
  await expect(open(folder)).rejects.toThrow(/sedang dipakai proses Kencana lain/)
  const guest = await openDatabase({ dataDir: folder, migrationsDir, log, isGuest: true })
  expect((await guest.read.query('select 1 as satu')).rows).toEqual([{ satu: 1 }])
  await guest.close()
  expect((await shop.app.query('select 1 as satu')).rows).toEqual([{ satu: 1 }])
})

it('refuses a database that may lose data, unless told loudly', async () => {
  const folder = await usedFolder()
  const first = await open(folder)
  await ask(first.adminUrl, 'alter system set fsync = off')
  await ask(first.adminUrl, 'alter system set synchronous_commit = local')
  await first.close()
  await expect(open(folder)).rejects.toThrow(
    /tidak aman, data dapat hilang.*fsync = off \(on\).*synchronous_commit = local/,
  )
  vi.stubEnv('ALLOW_UNSAFE_DATABASE', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const lines: string[] = []
  const loud = await open(folder, pino({ level: 'error' }, { write: line => lines.push(line) }))
  expect((await loud.app.query('select 1 as satu')).rows).toEqual([{ satu: 1 }])
  expect(lines.join('')).toContain('TIDAK AMAN')
})

it('refuses a role of ours that could do more than it should', async () => {
  const folder = await usedFolder()
  const first = await open(folder)
  await ask(first.adminUrl, 'alter role kencana_app bypassrls')
  await ask(first.adminUrl, 'grant kencana_owner to kencana_read')
  await ask(first.adminUrl, 'create table t (); alter table t owner to kencana_app')
  await first.close()
  await expect(open(folder)).rejects.toThrow(
    /kencana_app bypassrls.*kencana_app owner.*kencana_read member/,
  )
})

it('refuses a secret that is none, and an address where no database is', async () => {
  vi.stubEnv('SECRET_KEY', 'pendek')
  onTestFinished(() => void vi.unstubAllEnvs())
  const dataDir = await testFolder()
  await expect(open(dataDir)).rejects.toThrow(/SECRET_KEY .* terlalu pendek/)
  vi.unstubAllEnvs()
  const databaseUrl = 'postgresql://toko:sandi-rahasia@127.0.0.1:25460/kencana'
  const error = await openDatabase({ dataDir, databaseUrl, migrationsDir, log }).catch(e => e)
  expect(error.message).toMatch(
    /127\.0\.0\.1:25460 tidak dapat dibuka: .*ECONNREFUSED.*DATABASE_URL/,
  )
  expect(error.message).not.toContain('sandi-rahasia')
})
