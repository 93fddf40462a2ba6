import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Config } from '../../apps/server/src/config.ts'
import { firstStart } from '../../apps/server/src/first-start.ts'
import { prepareDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { closePools, openPools } from '../../apps/server/src/platform/database/pools.ts'
import { databaseRights } from '../../apps/server/src/platform/database/roles.ts'
import { hashPassword } from '../../apps/server/src/platform/session/password.ts'
import { appOn, listen } from '../../apps/server/src/start-server.ts'
import { log, migrationsDir } from '../database/folders.ts'
import { type Caller, logIn, PASSWORD } from '../sample-shop/api.ts'
import { atDatabase } from '../sample-shop/database.ts'

/** Its newest migration; what came later is what an upgrade brings. */
const NEWEST = 37
/** Its clock stands a moment after its last document. */
const NOW = Date.parse('2026-11-23T01:00:00Z')

/** One table as a version of before wrote it, through its own doors. */
export interface KeptTable {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

/** A shop that traded with a version of before, upgraded and served by this one. */
export interface OlderShop {
  readonly admin: pg.Client
  readonly adminUrl: string
  readonly tables: readonly KeptTable[]
  as(userId: string): Promise<Caller>
  stop(): Promise<void>
}

/**
 * Rows of a shop that traded two days: sales of rings and of a bar, one cancelled, two loans and
 * their checks, a drawer that was short, two exports whose server was killed. Kept as that version
 * left them, one table a line.
 */
async function keptTables(): Promise<KeptTable[]> {
  const text = await readFile(new URL('older-shop.jsonl', import.meta.url), 'utf8')
  const lines = text.split('\n').filter(line => line !== '')
  return lines.map(line => JSON.parse(line) as KeptTable)
}

/** Lays the rows into that version's tables, migrates, and starts this version on them. */
export async function openOlderShop(): Promise<OlderShop> {
  const { adminUrl: server, secret } = inject('server')
  const name = `kencana_lama_${randomUUID().replaceAll('-', '')}`
  const keeper = new pg.Client({ connectionString: server })
  await keeper.connect()
  await keeper.query(`create database ${name}`)
  await keeper.query(databaseRights(name))
  const adminUrl = atDatabase(server, name)
  const folder = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const tables = await keptTables()
  await prepareDatabase({ adminUrl, secret, migrationsDir, log, upTo: NEWEST })
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  for (const kept of tables) await layOut(admin, kept)
  // The file keeps no password, not even a sample's.
  await admin.query('update users set sandi = $1', [await hashPassword(PASSWORD)])
  await prepareDatabase({ adminUrl, secret, migrationsDir, log })

  const pools = openPools(adminUrl, secret, log, 4)
  const { app, hub } = appOn(pools, configOf(folder), log, clockFrom(NOW))
  await firstStart(app, configOf(folder), () => undefined)
  const running = await listen(configOf(folder), app, hub)
  return {
    admin,
    adminUrl,
    tables,
    as: user => logIn(running.address, user),
    stop: async () => {
      await running.stop()
      await closePools(pools)
      await admin.end()
      await keeper.query(`drop database ${name} with (force)`)
      await keeper.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As they were: no trigger may touch them, and generated columns come by themselves. */
async function layOut(admin: pg.Client, { table, columns, rows }: KeptTable): Promise<void> {
  const { rows: made } = await admin.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = $1::regclass and attgenerated <> ''`,
    [table],
  )
  const own = columns.filter(column => !made.some(({ attname }) => attname === column))
  const records = rows.map(row => Object.fromEntries(columns.map((name, i) => [name, row[i]])))
  // What a migration put there of itself is among the rows.
  await admin.query(`begin; set local session_replication_role = replica; delete from ${table}`)
  await admin.query(
    `insert into ${table} (${own}) overriding system value
     select ${own} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(records)],
  )
  await admin.query('commit')
}

/** The rows of a table as they stand now, in the columns they had before. */
export async function standingRows(
  admin: pg.Client,
  { table, columns }: KeptTable,
): Promise<Set<string>> {
  const { rows } = await admin.query<{ row: string }>(
    `select jsonb_build_array(${columns})::text as row from ${table}`,
  )
  return new Set(rows.map(({ row }) => row))
}

/** How the database writes a row that was kept. */
export async function asWritten(admin: pg.Client, { rows }: KeptTable): Promise<readonly string[]> {
  const { rows: texts } = await admin.query<{ row: string }>(
    'select value::text as row from jsonb_array_elements($1)',
    [JSON.stringify(rows)],
  )
  return texts.map(({ row }) => row)
}

const configOf = (dataDir: string): Config => ({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  databaseUrl: undefined,
  seed: 'empty',
  publicOrigin: '',
  trustProxy: [],
  idleMinutes: 30,
  logLevel: 'silent',
})

function clockFrom(start: number) {
  const opened = performance.now()
  return { now: () => new Date(start + performance.now() - opened) }
}
