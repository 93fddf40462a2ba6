import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { diskFull, explain, startFault } from '../start-fault.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { canReach, type ServerUser, serverUser } from './server-user.ts'

/** The built-in database's part of a data folder. */
export interface Place {
  /** The data folder, as people know it; for sentences. */
  readonly dataDir: string
  /** `{dataDir}/database`: cluster, socket folder, password, log. */
  readonly base: string
  /** The same folder by the name under which the server's user can enter it. */
  readonly seen: string
  readonly binaries: Binaries
  readonly user: ServerUser | undefined
  readonly password: string
  /** The folder of the unix socket; undefined = 127.0.0.1 with a free port. */
  readonly socketDir: string | undefined
}

export const ADMIN = 'kencana_admin'
const MAJOR = '18'
const SMALLEST_DISK = 64 * 1024 * 1024
/** The open folder handed to the server, see startProgram. */
const HANDED = '/proc/self/fd/3'
/** A socket's whole path fits in 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_PATH = 100

/** What suits a small shop's machine; kept in postgresql.conf, where a technician may change it. */
const SETTINGS = {
  shared_buffers: '128MB',
  max_connections: '100',
  wal_compression: 'on',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Refused statements are answers to us, not news of the server.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}

const LOCAL_HOSTS = ['127.0.0.1/32', '::1/128']

/**
 * The files that say what a cluster runs and whom it lets in, as we make them: a copy from
 * elsewhere gets these and loses its own, which could name a program to be run.
 */
export const OWN_FILES: Readonly<Record<string, string>> = {
  'postgresql.conf': Object.entries(SETTINGS)
    .map(([key, value]) => `${key} = '${value}'\n`)
    .join(''),
  'postgresql.auto.conf': '',
  'pg_hba.conf': ['all', 'replication']
    .flatMap(base => [
      `local ${base} all scram-sha-256\n`,
      ...LOCAL_HOSTS.map(host => `host ${base} all ${host} scram-sha-256\n`),
    ])
    .join(''),
  'pg_ident.conf': '',
}

/**
 * Makes the folders and the cluster where they are missing, and refuses what is not ours.
 * @param make brings a cluster into an empty place; the usual one is new and empty
 */
export async function preparePlace(
  dataDir: string,
  make: (place: Place) => Promise<void> = initialize,
): Promise<Place> {
  const base = join(resolve(dataDir), 'database')
  refuseForeign(resolve(dataDir), base)
  try {
    return await prepared(resolve(dataDir), base, make)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error
    throw explain(dataDir, code)
  }
}

async function prepared(
  dataDir: string,
  base: string,
  make: (place: Place) => Promise<void>,
): Promise<Place> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < SMALLEST_DISK) throw diskFull(dataDir)
  mkdirSync(base, { recursive: true })
  const user = serverUser(join(base, 'cluster'))
  // Another user only passes through; the cluster and the socket folder are that user's own.
  chmodSync(base, user ? 0o711 : 0o700)
  const run = join(base, 'run')
  mkdirSync(run, { recursive: true, mode: 0o700 })
  if (user) chownSync(run, user.uid, user.gid)
  const hasSocket =
    process.platform !== 'win32' &&
    Buffer.byteLength(join(run, '.s.PGSQL.5432')) < LONGEST_SOCKET_PATH
  const place: Place = {
    dataDir,
    base,
    seen: canReach(base, user) ? base : HANDED,
    binaries: findBinaries(base, user),
    user,
    password: keepPassword(join(base, 'password')),
    socketDir: hasSocket ? run : undefined,
  }
  if (!existsSync(join(base, 'cluster'))) await make(place)
  return place
}

function refuseForeign(dataDir: string, base: string): void {
  if (existsSync(join(dataDir, 'PG_VERSION'))) throw foreign(dataDir)
  const cluster = join(base, 'cluster')
  if (!existsSync(cluster)) return
  const mark = join(cluster, 'PG_VERSION')
  if (!existsSync(mark) || !existsSync(join(base, 'password'))) throw foreign(dataDir)
  const version = readFileSync(mark, 'utf8').trim()
  if (version === MAJOR) return
  throw startFault(
    `Basis data di ${dataDir} dibuat oleh PostgreSQL ${version}, program ini memakai ${MAJOR}. ` +
      'Pulihkan dari cadangan ke folder data yang baru; folder ini tidak diubah.',
    `The database in ${dataDir} was made by PostgreSQL ${version}, this program uses ${MAJOR}. ` +
      'Restore a backup into a new data folder; this folder was left as it is.',
  )
}

const foreign = (dataDir: string): Error =>
  startFault(
    `Folder ${dataDir} berisi basis data yang bukan buatan Kencana. Pilih DATA_DIR yang lain; ` +
      'folder ini tidak diubah.',
    `The folder ${dataDir} holds a database that Kencana did not make. Choose another DATA_DIR; ` +
      'this folder was left as it is.',
  )

/** The password of the administrator; made once, even when two processes start at once. */
function keepPassword(path: string): string {
  try {
    writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (!existsSync(path)) throw error
  }
  return readFileSync(path, 'utf8').trim()
}

/** Builds the cluster beside its place and moves it there whole: half a cluster is never found. */
async function initialize(place: Place): Promise<void> {
  const { base, user } = place
  for (const name of readdirSync(base)) {
    const pid = /^cluster-new-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(base, name), { recursive: true })
  }
  const name = `cluster-new-${process.pid}`
  mkdirSync(join(base, name), { mode: 0o700 })
  const secret = join(base, 'run', `password-${process.pid}`)
  writeFileSync(secret, place.password, { mode: 0o600 })
  try {
    if (user) {
      for (const path of [join(base, name), secret]) chownSync(path, user.uid, user.gid)
    }
    const icu = ['--locale-provider=icu', '--icu-locale=und']
    let said = await initdb(place, name, icu)
    if (said !== undefined && /ICU is not supported/.test(said)) {
      said = await initdb(place, name, ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'])
    }
    if (said !== undefined) throw explain(place.dataDir, said)
    renameSync(join(base, name), join(base, 'cluster'))
  } catch (error) {
    rmSync(join(base, name), { recursive: true, force: true })
    // Somebody who started at the same moment was faster; theirs is as good.
    if (!existsSync(join(base, 'cluster', 'PG_VERSION'))) throw error
  } finally {
    rmSync(secret, { force: true })
  }
}

/** Runs initdb; answers what it said when it failed. */
function initdb(place: Place, name: string, locale: string[]): Promise<string | undefined> {
  const args = [
    ...['-D', join(place.seen, name), '-U', ADMIN, '--encoding=UTF8', '--locale=C', ...locale],
    ...['--data-checksums', '--auth=scram-sha-256'],
    `--pwfile=${join(place.seen, 'run', `password-${process.pid}`)}`,
    ...Object.entries(SETTINGS).flatMap(([key, value]) => ['--set', `${key}=${value}`]),
  ]
  return new Promise(done => {
    const child = startProgram(place, 'initdb', args, 'pipe')
    let said = ''
    child.stdout?.on('data', chunk => {
      said += chunk
    })
    child.stderr?.on('data', chunk => {
      said += chunk
    })
    child.on('error', error => done(error.message))
    child.on('close', code => done(code === 0 ? undefined : said || `initdb: ${code}`))
  })
}

/**
 * Starts a PostgreSQL program as the server's user. It inherits the open folder `base` as its file
 * 3: a data folder below one that this user may not enter (/root) is still entered through it.
 */
export function startProgram(
  place: Place,
  program: 'initdb' | 'postgres',
  args: readonly string[],
  output: 'pipe' | number,
): ChildProcess {
  // Nothing of ours that is secret, and nothing that would set PostgreSQL up (PG…).
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => HANDED_ON.has(key.toUpperCase())),
  )
  const handed = place.seen === HANDED ? openSync(place.base, 'r') : undefined
  try {
    return spawn(join(place.binaries.folder, 'bin', program), args, {
      cwd: place.user ? '/' : place.base,
      env: { ...env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', output, output, ...(handed === undefined ? [] : [handed])],
      // A group of its own: Ctrl C at the terminal is for us, the server goes after our requests.
      detached: true,
      windowsHide: true,
      ...place.user,
    })
  } finally {
    if (handed !== undefined) closeSync(handed)
  }
}

/** What a program of an operating system needs to find its libraries and folders. */
const HANDED_ON = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'],
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'TEMP', 'TMP', 'USERPROFILE'],
])

/** Whether a process exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
