import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { startEmbedded } from '../platform/database/embedded/embedded.ts'
import { connectAdmin } from '../platform/database/open-database.ts'
import { loginAs, READ } from '../platform/database/roles.ts'
import { readSecret } from '../platform/database/secret.ts'
import { seesAll } from './check/found.ts'

/** An installation: its folder, and the PostgreSQL server when it is not the built-in one. */
export interface Site {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** An open database of a site, to look into or copy from; nothing of it is migrated. */
export interface Books {
  readonly client: pg.Client
  readonly adminUrl: string
  /** A connection that may see every store's rows, or one store's at a time. */
  reader(): Promise<pg.Client>
  /** As many more of them, for work that is shared out. */
  more(count: number): Promise<pg.Client[]>
  close(): Promise<void>
}

/** Pictures of a site. */
export const filesOf = (site: Site): string => join(site.dataDir, 'files')

/** Whether the built-in database of a folder was ever made. */
export const hasDatabase = (dataDir: string): boolean => existsSync(join(dataDir, 'database'))

/**
 * Opens the books of a site beside the shop, which may be open; `alone` refuses that.
 * @throws Error with a sentence when there are none, or when the shop must be closed first
 */
export async function openBooks(site: Site, log: Logger, alone = false): Promise<Books> {
  const { dataDir, databaseUrl } = site
  if (databaseUrl !== undefined) {
    const client = await connectAdmin(databaseUrl)
    const books = booksOn(site, databaseUrl, client, () => client.end())
    if (alone) await refuseOpenShop(books)
    return books
  }
  // Looking must not make an empty database where there is none.
  if (!hasDatabase(dataDir)) {
    throw new Error(`Tidak ada basis data di ${dataDir}. Periksa DATA_DIR atau DATABASE_URL.`)
  }
  const server = await startEmbedded({ dataDir, log, isGuest: !alone })
  const client = await connectAdmin(server.adminUrl).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  return booksOn(site, server.adminUrl, client, async () => {
    await client.end()
    await server.stop()
  })
}

function booksOn(
  { dataDir }: Site,
  adminUrl: string,
  client: pg.Client,
  close: () => Promise<void>,
): Books {
  const readers: pg.Client[] = []
  const another = async (): Promise<pg.Client> => {
    const login = (await seesAll(client))
      ? { connectionString: adminUrl }
      : loginAs(adminUrl, READ, readSecret(dataDir, process.env.SECRET_KEY))
    const reader = new pg.Client(login)
    await reader.connect()
    readers.push(reader)
    return reader
  }
  return {
    client,
    adminUrl,
    reader: async () => ((await seesAll(client)) ? client : another()),
    more: async count => {
      const all: pg.Client[] = []
      for (let i = 0; i < count; i += 1) all.push(await another())
      return all
    },
    close: async () => {
      for (const reader of readers) await reader.end()
      await close()
    },
  }
}

async function refuseOpenShop({ client, close }: Books): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and usename in ('kencana_app', 'kencana_read')`,
  )
  if (rows[0]?.n === 0) return
  await close()
  throw new Error(
    'Toko masih buka: ada server Kencana yang memakai basis data ini. Hentikan semua server ' +
      'Kencana lalu jalankan lagi.',
  )
}
