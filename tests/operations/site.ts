import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished, vi } from 'vitest'
import type { Tools } from '../../apps/server/src/operations/restore.ts'
import { ask, log, migrationsDir, testFolder } from '../database/folders.ts'
import { atDatabase } from '../sample-shop/database.ts'

const checks = new URL('../../apps/server/checks/invariants.sql', import.meta.url)

/** What operations print, and the parts of the program they need. */
export function tools(): Tools & { readonly said: string[] } {
  const said: string[] = []
  return {
    migrationsDir,
    invariants: readFileSync(checks, 'utf8'),
    log,
    say: line => void said.push(line),
    said,
  }
}

/** An empty database on the server of this run, as a PostgreSQL server of the shop. */
export async function emptyServer(): Promise<{ dataDir: string; databaseUrl: string }> {
  const { adminUrl, secret } = inject('server')
  vi.stubEnv('SECRET_KEY', secret)
  onTestFinished(() => void vi.unstubAllEnvs())
  const name = `kencana_pulih_${randomUUID().replaceAll('-', '')}`
  await ask(adminUrl, `create database ${name}`)
  onTestFinished(async () => void (await ask(adminUrl, `drop database ${name} with (force)`)))
  return { dataDir: join(await testFolder(), 'data'), databaseUrl: atDatabase(adminUrl, name) }
}

/** Numbers of everything that stands in a database; sums of all tables come from the product. */
export const tablesOf = (url: string) =>
  ask<{ n: number }>(
    url,
    `select count(*)::int as n from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )

/** A backup of every kind of document, made by version 1.7.3 at migration 0009. */
export const OLD_BACKUP = new URL('./skema-0009.cadangan', import.meta.url).pathname
