import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { App } from '../context.ts'
import { readSecret } from '../database/secret.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** One key per use, from the installation's secret, which never stands in the database. */
const keyOf = ({ config }: Pick<App, 'config'>, use: string): Buffer =>
  Buffer.from(
    hkdfSync(
      'sha256',
      readSecret(config.dataDir, process.env.SECRET_KEY),
      '',
      `kencana ${use}`,
      32,
    ),
  )

/** A text that only this installation can read again; `use` binds it to its place. */
export function seal(app: Pick<App, 'config'>, use: string, text: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, keyOf(app, use), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The text again; undefined when it was sealed with another secret or for another place. */
export function unseal(app: Pick<App, 'config'>, use: string, sealed: Buffer): string | undefined {
  try {
    const nonce = sealed.subarray(0, NONCE)
    const opener = createDecipheriv(ALGORITHM, keyOf(app, use), nonce, { authTagLength: TAG })
    opener.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    const text = Buffer.concat([opener.update(sealed.subarray(NONCE + TAG)), opener.final()])
    return text.toString('utf8')
  } catch {
    return undefined
  }
}
