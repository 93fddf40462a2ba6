import pg from 'pg'
import type { Logger } from 'pino'
import { assertSettings, findUnsafeSettings } from './assert-settings.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { closePools, openPools, type Pools } from './pools.ts'
import { ensureRoles } from './roles.ts'
import { readSecret } from './secret.ts'
import { startFault } from './start-fault.ts'

const PREPARE_LOCK = 7_230_002

/** An open, migrated and checked database. */
export interface Database extends Pools {
  /** Of the administrator: for backup and moving, never for requests. */
  readonly adminUrl: string
  close(): Promise<void>
}

/**
 * Opens the built-in database of `dataDir`, or the PostgreSQL server (15 or newer) at
 * `databaseUrl`: roles, migrations, settings (R17), pools. Reads SECRET_KEY and
 * ALLOW_UNSAFE_DATABASE from the environment.
 * @throws Error with a sentence for the person who starts it
 */
export async function openDatabase(options: {
  dataDir: string
  databaseUrl?: string
  migrationsDir: string
  log: Logger
  poolSize?: number
  /** A streaming replica for reports; it may be away at the start and come later. */
  replicaUrl?: string
  /** For a program beside the open shop (a check of the books): use its database as it is. */
  isGuest?: boolean
}): Promise<Database> {
  const { dataDir, databaseUrl, migrationsDir, log, isGuest = false } = options
  const secret = readSecret(dataDir, process.env.SECRET_KEY)
  const embedded =
    databaseUrl === undefined ? await startEmbedded({ dataDir, log, isGuest }) : undefined
  const adminUrl = databaseUrl ?? embedded?.adminUrl ?? ''
  try {
    if (!embedded?.isGuest) await prepareDatabase({ adminUrl, secret, migrationsDir, log })
    const pools = await safePools(adminUrl, secret, log, options)
    const close = async () => {
      await closePools(pools)
      await embedded?.stop()
    }
    return { ...pools, adminUrl, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Roles and schema of the database `adminUrl` leads to; several may call it at once. */
export async function prepareDatabase(options: {
  adminUrl: string
  secret: string
  migrationsDir: string
  log: Logger
  /** See `migrate`. */
  upTo?: number
}): Promise<void> {
  const { adminUrl, secret, migrationsDir, log, upTo } = options
  const admin = await connectAdmin(adminUrl)
  try {
    // One at a time; the others wait, and find nothing left to do. Ends with the connection.
    await admin.query(`select pg_advisory_lock(${PREPARE_LOCK})`)
    await ensureRoles(admin, adminUrl, secret)
    await migrate(admin, migrationsDir, log, upTo)
  } finally {
    await admin.end()
  }
}

/**
 * A connection of the administrator, ended by the caller.
 * @throws Error with a sentence when there is none to be had; it never shows the password
 */
export async function connectAdmin(adminUrl: string): Promise<pg.Client> {
  const admin = new pg.Client({
    connectionString: adminUrl,
    application_name: 'kencana admin',
    connectionTimeoutMillis: 10_000,
  })
  admin.on('error', () => undefined)
  try {
    await admin.connect()
    return admin
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    const { host, port, database } = admin
    throw startFault(
      `Basis data ${database ?? ''} di ${host}:${port} tidak dapat dibuka: ${reason}. Periksa DATABASE_URL.`,
      `the database ${database ?? ''} at ${host}:${port} cannot be opened; check DATABASE_URL`,
      error,
    )
  }
}

async function safePools(
  adminUrl: string,
  secret: string,
  log: Logger,
  { poolSize = 8, replicaUrl }: { poolSize?: number; replicaUrl?: string },
): Promise<Pools> {
  const pools = openPools(adminUrl, secret, log, poolSize, replicaUrl)
  try {
    const findings = await findUnsafeSettings(pools.app, pools.read)
    assertSettings(findings, process.env.ALLOW_UNSAFE_DATABASE === '1', log)
    return pools
  } catch (error) {
    await closePools(pools)
    throw error
  }
}
