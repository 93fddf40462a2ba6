import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Which server this device belongs to, and how it is known there. */
export interface Pairing {
  readonly server: string
  readonly kode_toko: string
  readonly alat: string
  readonly nama: string
  readonly rahasia: string
}

/** What is kept of a finger: whose it is, and the driver's template, base64. */
export interface Finger {
  readonly user_id: string
  readonly templat: string
}

const OWN_EYES = 0o600

/** What the agent keeps: files that only its own user can read, written whole or not at all. */
export function openFolder(env: NodeJS.ProcessEnv) {
  const folder = env.AGENT_DIR ?? join(homedir(), '.kencana-agent')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = (name: string) => join(folder, name)
  const read = (name: string): string | undefined => {
    if (!existsSync(path(name))) return undefined
    demandOwnEyes(path(name))
    return readFileSync(path(name), 'utf8')
  }
  const write = (name: string, text: string) => {
    writeFileSync(path(`${name}.baru`), text, { mode: OWN_EYES })
    renameSync(path(`${name}.baru`), path(name))
  }
  return {
    /** The key pair of this device; made at the first start and never sent. */
    key: (): KeyObject => {
      const kept = read('kunci.pem')
      if (kept !== undefined) return createPrivateKey(kept)
      const { privateKey } = generateKeyPairSync('ed25519')
      write('kunci.pem', String(privateKey.export({ format: 'pem', type: 'pkcs8' })))
      return privateKey
    },
    pairing: (): Pairing | undefined => parsed<Pairing>(read('pasangan.json')),
    keepPairing: (pairing: Pairing) => write('pasangan.json', JSON.stringify(pairing)),
    fingers: (): Record<string, Finger> => parsed(read('jari.json')) ?? {},
    keepFingers: (fingers: Record<string, Finger>) => write('jari.json', JSON.stringify(fingers)),
  }
}

export type Folder = ReturnType<typeof openFolder>

const parsed = <T>(text: string | undefined): T | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as T)

/** Windows keeps a user's folder to the user by itself, and knows no such bits. */
function demandOwnEyes(path: string): void {
  if (process.platform === 'win32' || (statSync(path).mode & 0o077) === 0) return
  throw new Error(`${path} dapat dibaca orang lain. Jalankan: chmod 600 ${path}`)
}
