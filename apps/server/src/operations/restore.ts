import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Embedded, startEmbedded } from '../platform/database/embedded/embedded.ts'
import { knownMigrations } from '../platform/database/migrate.ts'
import { connectAdmin, prepareDatabase } from '../platform/database/open-database.ts'
import { OWNER } from '../platform/database/roles.ts'
import { readSecret } from '../platform/database/secret.ts'
import { checkBackup } from './backup/check-backup.ts'
import { beginSnapshot, storeTotals } from './backup/kept-tables.ts'
import { loadBackup } from './backup/load-backup.ts'
import type { Manifest, StoreTotals } from './backup/manifest.ts'
import type { Opener } from './backup/sealed-frames.ts'
import { filesOf, hasDatabase, openBooks, type Site } from './books.ts'
import type { BookCheck } from './check/found.ts'
import { checkBooks } from './check-books.ts'
import { forgetLoading, prepareLoading } from './loading.ts'

/** What every operation needs of the program it runs in. */
export interface Tools {
  readonly migrationsDir: string
  /** Text of checks/invariants.sql. */
  readonly invariants: string
  readonly log: Logger
  say(line: string): void
}

export interface RestorePlan {
  readonly path: string
  readonly passphrase: Opener
  readonly target: Site
  /** Pictures of the target are there already (moving to a server keeps the folder). */
  readonly keepsFiles?: boolean
  /** See `loadBackup`. */
  readonly longFrom?: number | undefined
}

export interface Restored extends BookCheck {
  readonly manifest: Manifest
  /** What the stores' books come to, read from the restored database. */
  readonly toko: readonly StoreTotals[]
}

/**
 * Restores a backup into an empty place: checks the whole file, makes the schema it was written
 * with, loads and compares, then brings the schema to this program's and checks the books.
 * @throws Error with a sentence; then nothing stands in the target
 */
export async function restoreBackup(plan: RestorePlan, tools: Tools): Promise<Restored> {
  const { path, passphrase, target } = plan
  tools.say('Memeriksa berkas cadangan …')
  const { head, manifest } = await checkBackup(
    path,
    passphrase,
    knownMigrations(tools.migrationsDir),
  )
  refuseUsedFolder(plan)
  await fill(plan, head.skema, manifest, tools)
  tools.say('Memeriksa pembukuan …')
  return { manifest, ...(await readBack(target, tools)) }
}

/** From an empty place to loaded books of this program's version; a failure leaves it empty. */
async function fill(
  plan: RestorePlan,
  skema: number,
  manifest: Manifest,
  tools: Tools,
): Promise<void> {
  const { target } = plan
  const server = target.databaseUrl === undefined ? await startEmpty(target, tools) : undefined
  let isWhole = false
  try {
    const adminUrl = target.databaseUrl ?? server?.adminUrl ?? ''
    const client = await connectAdmin(adminUrl)
    try {
      await refuseUsedDatabase(client)
      await load({ client, adminUrl, skema, manifest }, plan, tools).catch(
        async (error: unknown) => {
          if (server === undefined) await emptySchema(client)
          if (plan.keepsFiles !== true) await rm(filesOf(target), { recursive: true, force: true })
          throw error
        },
      )
      isWhole = true
    } finally {
      await client.end()
    }
  } finally {
    await server?.stop()
    // The folder held no database before: what stands there now is half of ours.
    if (server !== undefined && !isWhole) {
      await rm(join(target.dataDir, 'database'), { recursive: true, force: true })
    }
  }
}

async function startEmpty({ dataDir }: Site, { log }: Tools): Promise<Embedded> {
  await prepareLoading(dataDir)
  const server = await startEmbedded({ dataDir, log })
  const client = await connectAdmin(server.adminUrl)
  try {
    await forgetLoading(client)
    return server
  } catch (error) {
    await server.stop()
    throw error
  } finally {
    await client.end()
  }
}

async function load(
  into: { client: pg.Client; adminUrl: string; skema: number; manifest: Manifest },
  { path, passphrase, target, keepsFiles, longFrom }: RestorePlan,
  { migrationsDir, log, say }: Tools,
): Promise<void> {
  const { client, adminUrl, skema, manifest } = into
  const secret = readSecret(target.dataDir, process.env.SECRET_KEY)
  await prepareDatabase({ adminUrl, secret, migrationsDir, log, upTo: skema })
  say(`Memuat ${rowsOf(manifest)} baris dan ${picturesOf(manifest)} gambar …`)
  const filesDir = keepsFiles === true ? undefined : filesOf(target)
  await loadBackup({ path, passphrase, client, filesDir, manifest, longFrom })
  say('Menaikkan ke versi program ini …')
  await prepareDatabase({ adminUrl, secret, migrationsDir, log })
}

const rowsOf = ({ bagian }: Manifest): number =>
  bagian.reduce((sum, part) => sum + (part.jenis === 'tabel' ? part.baris : 0), 0)
const picturesOf = ({ bagian }: Manifest): number =>
  bagian.filter(part => part.jenis === 'gambar').length

/** Connections that check at once; each keeps one core of the database at work. */
export const HANDS = Math.min(8, Math.max(2, availableParallelism()))

/** What restored books come to, and whether they hold. */
export async function readBack(
  target: Site,
  tools: Tools,
): Promise<BookCheck & { toko: StoreTotals[] }> {
  const books = await openBooks(target, tools.log)
  try {
    await beginSnapshot(books.client)
    const toko = await storeTotals(books.client)
    await books.client.query('rollback')
    const reader = await books.reader()
    const beside = await books.more(HANDS - 1)
    // Nobody else is here yet: the checks may take the machine.
    for (const one of [reader, ...beside]) await one.query("set work_mem = '64MB'")
    return { toko, ...(await checkBooks(reader, tools.invariants, beside)) }
  } finally {
    await books.close()
  }
}

/** @throws Error with a sentence when something stands in the folder already */
export function refuseUsedFolder({
  target,
  keepsFiles,
}: Pick<RestorePlan, 'target' | 'keepsFiles'>): void {
  const { dataDir, databaseUrl } = target
  if (databaseUrl === undefined && hasDatabase(dataDir)) {
    throw new Error(
      `Folder ${dataDir} sudah berisi basis data dan tidak diubah. Pulihkan ke folder yang ` +
        'baru: DATA_DIR=folder-baru npm run restore -- berkas.',
    )
  }
  const files = filesOf(target)
  if (keepsFiles !== true && existsSync(files) && readdirSync(files).length > 0) {
    throw new Error(
      `Folder ${files} sudah berisi gambar dan tidak diubah. Pulihkan ke DATA_DIR yang baru.`,
    )
  }
}

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  )
  if (rows[0]?.n === 0) return
  throw new Error(
    `Basis data ${client.database} sudah berisi tabel dan tidak diubah. Buat basis data kosong ` +
      'yang baru lalu jalankan lagi dengan alamatnya.',
  )
}

/** It was empty before. */
const emptySchema = (client: pg.Client): Promise<unknown> =>
  client.query(`drop schema public cascade; create schema public authorization ${OWNER}`)
