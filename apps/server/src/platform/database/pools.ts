import pg from 'pg'
import type { Logger } from 'pino'
import { APP, loginAs, READ } from './roles.ts'

/** The ways the server speaks to its database. */
export interface Pools {
  /** Owns nothing; row security binds it. */
  readonly app: pg.Pool
  /** Can only read; for reports. */
  readonly read: pg.Pool
  /** The same on a streaming replica, where there is one. */
  readonly replica?: pg.Pool
}

const COMMON = {
  timezone: 'UTC',
  search_path: 'public',
  idle_in_transaction_session_timeout: '15s',
  // A process whose machine is gone lets its locks go within a minute, not in two hours.
  tcp_keepalives_idle: '30',
  tcp_keepalives_interval: '10',
  tcp_keepalives_count: '3',
  // Compiling costs more than it saves on statements of milliseconds; servers have it on.
  jit: 'off',
}
// Generic plans: 1.34 times the sales of one till (06-performance §2).
const APP_SESSION = {
  ...COMMON,
  plan_cache_mode: 'force_generic_plan',
  lock_timeout: '5s',
  statement_timeout: '30s',
}
const READ_SESSION = {
  ...COMMON,
  default_transaction_read_only: 'on',
  statement_timeout: '60s',
}

/**
 * Pools on the database `adminUrl` leads to. They outlive a restart of the database: broken
 * connections are thrown away and new ones made. A call waits at most 3 s for a connection: less
 * than for a lock, so that those behind a standstill are told while it lasts, not held up again.
 * @param replicaUrl a streaming replica of that server, for reports
 */
export function openPools(
  adminUrl: string,
  secret: string,
  log: Logger,
  poolSize: number,
  replicaUrl?: string,
): Pools {
  const app = openPool(log, {
    ...loginAs(adminUrl, APP, secret),
    ...sessionOf(APP_SESSION),
    application_name: APP,
    max: poolSize,
    // Connections carry prepared statements; the application keeps them.
    idleTimeoutMillis: 0,
  })
  app.on('connect', planByValues)
  const reader = { ...sessionOf(READ_SESSION), max: poolSize }
  const read = openPool(log, {
    ...loginAs(adminUrl, READ, secret),
    ...reader,
    application_name: READ,
  })
  if (replicaUrl === undefined) return { app, read }
  const replica = openPool(log, {
    ...loginAs(replicaUrl, READ, secret),
    ...reader,
    application_name: REPLICA,
    // Somebody waits for a report, and the primary can give it.
    connectionTimeoutMillis: 1_000,
  })
  return { app, read, replica }
}

/** What connections to the replica call themselves in `pg_stat_activity`. */
const REPLICA = 'kencana_replica'

const sessionOf = (session: Readonly<Record<string, string>>): pg.PoolConfig => ({
  options: Object.entries(session)
    .map(([key, value]) => `-c ${key}=${value}`)
    .join(' '),
})

function openPool(log: Logger, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    types: TYPES,
    // Statements go out without waiting for the answers of those before them.
    pipeline: true,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    ...config,
  })
  const role = config.application_name
  const lost = (error: Error) => log.warn({ reason: error.message, role }, 'koneksi terputus')
  pool.on('error', lost)
  // A connection that breaks while lent out tells its borrower, and would end the process here.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

/**
 * A distributed database chooses the node by the value of `kode_toko`, which a generic plan does
 * not have: there, and only there, statements are planned with their values.
 */
function planByValues(client: pg.PoolClient): void {
  client
    .query(`select set_config('plan_cache_mode', 'auto', false) from pg_extension
      where extname = 'citus'`)
    .catch(() => undefined)
}

/** Ends all pools after their running queries. */
export async function closePools({ app, read, replica }: Pools): Promise<void> {
  await Promise.all([app.end(), read.end(), replica?.end()])
}

const INT8 = 20
const DATE = 1082
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
const TEXT_ARRAY: number = 1009

/** Integers beyond 2^53 would silently become other amounts of rupiah. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`integer beyond the safe range: ${text}`)
}

const plain = (text: string): string => text
const array = (one: (text: string) => unknown) => (text: string) => {
  const texts: (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY)(text)
  return texts.map(entry => (entry === null ? null : one(entry)))
}

const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, safeInteger],
  [DATE, plain],
  [INT8_ARRAY, array(safeInteger)],
  [DATE_ARRAY, array(plain)],
])

/** Whole numbers as numbers, dates as 'YYYY-MM-DD', the rest as pg does it. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : (PARSERS.get(oid) ?? pg.types.getTypeParser(oid)),
}
