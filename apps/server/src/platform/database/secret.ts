import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startFault } from './start-fault.ts'

const SHORTEST = 16

/**
 * The installation's secret, from which other secrets are derived: SECRET_KEY, else the file
 * `secret` of the data folder, made at the first start.
 * @throws Error with a sentence when it is too short to be one, or open to other users
 */
export function readSecret(dataDir: string, fromEnvironment: string | undefined): string {
  const secret = fromEnvironment || fileSecret(dataDir)
  if (secret.length >= SHORTEST) return secret
  throw startFault(
    `SECRET_KEY (atau berkas ${join(dataDir, 'secret')}) terlalu pendek: paling sedikit ` +
      `${SHORTEST} huruf acak.`,
    `SECRET_KEY (or the file ${join(dataDir, 'secret')}) is too short: at least ${SHORTEST} ` +
      'random characters.',
  )
}

function fileSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) {
    try {
      const fresh = randomBytes(32).toString('base64url')
      writeFileSync(path, fresh, { mode: 0o600, flag: 'wx', flush: true })
    } catch (error) {
      // Another process of ours may have made it a moment earlier.
      if (!existsSync(path)) throw error
    }
  }
  refuseOpen(path)
  return readFileSync(path, 'utf8').trim()
}

/** Windows keeps rights elsewhere; its modes say nothing. */
function refuseOpen(path: string): void {
  const mode = statSync(path).mode & 0o777
  if (process.platform === 'win32' || (mode & 0o077) === 0) return
  throw startFault(
    `Berkas rahasia ${path} dapat dibaca pengguna lain di komputer ini (${mode.toString(8)}). ` +
      `Jalankan: chmod 600 ${path}`,
    `The secret file ${path} is open to other users of this machine. Run: chmod 600 ${path}`,
  )
}
