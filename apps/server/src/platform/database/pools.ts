import pg from 'pg'
import type { Logger } from 'pino'
import { APP, loginAs, READ } from './roles.ts'

/** The two ways the server speaks to its database. */
export interface Pools {
  /** Owns nothing; row security binds it. */
  readonly app: pg.Pool
  /** Can only read; for reports. */
  readonly read: pg.Pool
}

const COMMON = {
  timezone: 'UTC',
  search_path: 'public',
  idle_in_transaction_session_timeout: '15s',
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
 * connections are thrown away and new ones made. A call waits at most 5 s for a connection.
 */
export function openPools(adminUrl: string, secret: string, log: Logger, poolSize: number): Pools {
  const open = (role: string, session: Readonly<Record<string, string>>, max: number): pg.Pool => {
    const pool = new pg.Pool({
      ...loginAs(adminUrl, role, secret),
      application_name: role,
      options: Object.entries(session)
        .map(([key, value]) => `-c ${key}=${value}`)
        .join(' '),
      types: TYPES,
      max,
      connectionTimeoutMillis: 5_000,
      // Connections carry prepared statements; the application keeps them.
      idleTimeoutMillis: role === APP ? 0 : 30_000,
      keepAlive: true,
      allowExitOnIdle: true,
    })
    const lost = (error: Error) => log.warn({ reason: error.message, role }, 'koneksi terputus')
    pool.on('error', lost)
    // A connection that breaks while lent out tells its borrower, and would end the process here.
    pool.on('connect', client => client.on('error', () => undefined))
    return pool
  }
  return { app: open(APP, APP_SESSION, poolSize), read: open(READ, READ_SESSION, poolSize) }
}

/** Ends both pools after their running queries. */
export async function closePools({ app, read }: Pools): Promise<void> {
  await Promise.all([app.end(), read.end()])
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
