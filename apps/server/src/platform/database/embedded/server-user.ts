import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { startFault } from '../start-fault.ts'

/** Whom the database server runs as; undefined = the same as we do. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root. As root we hand it to whoever owns the existing cluster, else
 * to `nobody`; no user is ever created.
 * @throws Error with a sentence when the machine knows no such user
 */
export function serverUser(cluster: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (nobody) return { uid: Number(nobody[1]), gid: Number(nobody[2]) }
  throw startFault(
    'Basis data tidak boleh berjalan sebagai root dan komputer ini tidak punya pengguna ' +
      '"nobody". Jalankan Kencana sebagai pengguna biasa.',
    'The database must not run as root and this machine has no user "nobody". ' +
      'Run Kencana as an ordinary user.',
  )
}

/** Whether `user` may pass through every folder on the way to `path` (by mode; root's view). */
export function canReach(path: string, user: ServerUser | undefined): boolean {
  if (user === undefined) return true
  for (let folder = path; ; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
