import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sqlState } from '../transaction.ts'
import { startFault } from './start-fault.ts'

/** Owns every table and cannot log in. */
export const OWNER = 'kencana_owner'
/** The application: owns nothing, row security binds it. */
export const APP = 'kencana_app'
/** The reports: can only read. */
export const READ = 'kencana_read'
/** Owns the search over pieces, sees pieces of every store, and cannot log in (migration 0008). */
const SEARCH = 'kencana_cari'

/** Nobody ever types it. */
const rolePassword = (secret: string, role: string): string =>
  createHmac('sha256', secret).update(role).digest('base64url')

/** Where `adminUrl` leads, but logging in as one of our roles. */
export function loginAs(adminUrl: string, role: string, secret: string): pg.ClientConfig {
  const { host, port, database, ssl } = new pg.Client({ connectionString: adminUrl })
  const password = rolePassword(secret, role)
  return { host, port, ssl, user: role, password, ...(database ? { database } : {}) }
}

/**
 * Makes the four roles where they are missing, sets the passwords where they do not fit, and makes
 * the owner the owner of the schema. Needs a user who may create roles and owns the database.
 * @throws Error with a sentence when that user may not
 */
export async function ensureRoles(
  admin: pg.Client,
  adminUrl: string,
  secret: string,
): Promise<void> {
  try {
    await createRole(admin, OWNER, 'nologin')
    await createRole(admin, SEARCH, 'nologin')
    await lendSearch(admin)
    for (const role of [APP, READ]) {
      if (await canLogIn(adminUrl, role, secret)) continue
      const login = `login password '${scramVerifier(rolePassword(secret, role))}'`
      if (await createRole(admin, role, login)) continue
      await refuseRival(admin, role)
      await admin.query(`alter role ${role} ${login}`)
    }
    await handOver(admin)
  } catch (error) {
    if (!(error instanceof Error) || sqlState(error) !== '42501') throw error
    throw startFault(
      'Pengguna pada DATABASE_URL harus pemilik basis data itu dan boleh membuat peran ' +
        `(CREATEROLE): ${error.message}`,
      'the user of DATABASE_URL must own that database and may create roles (CREATEROLE)',
      error,
    )
  }
}

/** How long sessions of a server that has just ended may take to be gone. */
const LINGERING_MS = 3_000

/** Another password would lock out the servers that are at work with theirs. */
async function refuseRival(admin: pg.Client, role: string): Promise<void> {
  const end = Date.now() + LINGERING_MS
  while (Date.now() < end) {
    const sessions = 'select from pg_stat_activity where usename = $1'
    if ((await admin.query(sessions, [role])).rowCount === 0) return
    await sleep(50)
  }
  throw startFault(
    'Server Kencana lain sedang memakai PostgreSQL ini dengan SECRET_KEY yang berbeda. Semua ' +
      'server satu basis data memakai SECRET_KEY (atau DATA_DIR) yang sama; untuk menggantinya, ' +
      'hentikan semua server dulu.',
    'another Kencana server is using this PostgreSQL with another SECRET_KEY; all servers of one ' +
      'database share it; stop all of them to change it',
  )
}

/** Migrations run as the owner, who hands a function over to the search role. */
async function lendSearch(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ lent: boolean }>(
    `select pg_has_role('${OWNER}', '${SEARCH}', 'member') as lent`,
  )
  if (rows[0]?.lent !== true) await admin.query(`grant ${SEARCH} to ${OWNER}`)
}

/** Answers whether it was made now. */
async function createRole(admin: pg.Client, role: string, what: string): Promise<boolean> {
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role])
  if (rowCount !== 0) return false
  try {
    await admin.query(`create role ${role} ${what}`)
    return true
  } catch (error) {
    // Roles belong to the whole server: somebody starting on another database may be faster.
    const code = sqlState(error)
    if (code === '42710' || code === '23505') return false
    throw error
  }
}

async function canLogIn(adminUrl: string, role: string, secret: string): Promise<boolean> {
  const client = new pg.Client(loginAs(adminUrl, role, secret))
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    const code = sqlState(error)
    if (code === '28P01' || code === '28000') return false
    // 42501: the role exists and the password fits, but it may not enter this database yet.
    if (code === '42501') return true
    throw error
  } finally {
    await client.end()
  }
}

/** The owner gets the schema. */
async function handOver(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ done: boolean; root: boolean; database: string }>(
    `select n.nspowner = '${OWNER}'::regrole and
       has_database_privilege('${APP}', current_database(), 'connect') and
       not has_database_privilege('${APP}', current_database(), 'temporary') as done,
       (select rolsuper from pg_roles where rolname = current_user) as root,
       quote_ident(current_database()) as database
     from pg_namespace n where n.nspname = 'public'`,
  )
  const { done, root, database = '' } = rows[0] ?? {}
  // Creating a role does not yet allow acting as it (PostgreSQL 16 and newer).
  if (root !== true) await admin.query(`grant ${OWNER} to current_user`)
  if (done === true) return
  await admin.query(`
    begin;
    ${databaseRights(database)};
    alter schema public owner to ${OWNER};
    commit`)
}

/** Who may do what in a database as a whole; a copy of a database starts without these. */
export const databaseRights = (database: string): string => `
  revoke create, temporary on database ${database} from public;
  grant connect on database ${database} to ${APP}, ${READ};
  grant create, temporary on database ${database} to ${OWNER}`

/** What the server keeps of a password; sent instead of it, so no log ever holds it (RFC 5803). */
function scramVerifier(password: string): string {
  const rounds = 4096
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const key = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(key('Client Key')).digest('base64')
  const server = key('Server Key').toString('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${server}`
}
