import { readFileSync, statSync } from 'node:fs'
import { createSecureContext, type Server } from 'node:tls'
import type { Logger } from 'pino'

/** Files of a certificate, with those it is vouched for by, and of its key. */
export interface TlsFiles {
  readonly cert: string
  readonly key: string
}

const LOOK_MS = 60_000

/** Certificate and key as they lie there now. @throws Error with a sentence when they do not fit */
export function readTls({ cert, key }: TlsFiles): { cert: Buffer; key: Buffer } {
  const pair = { cert: readFileSync(cert), key: readFileSync(key) }
  try {
    createSecureContext(pair)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new Error(`TLS_CERT dan TLS_KEY tidak dapat dipakai bersama: ${said}`)
  }
  return pair
}

/**
 * Takes over a renewed certificate within a minute, without a restart: lines that are open stay.
 * A pair that does not fit (one file is newer than the other) is tried again. Answers what ends it.
 */
export function followTls(
  server: Pick<Server, 'setSecureContext'>,
  files: TlsFiles,
  log: Logger,
  everyMs = LOOK_MS,
): () => void {
  let taken = stampOf(files)
  const timer = setInterval(() => {
    const now = stampOf(files)
    if (now === taken || now === undefined) return
    try {
      server.setSecureContext(readTls(files))
      taken = now
      log.info('sertifikat TLS baru dipakai')
    } catch (error) {
      log.error({ err: error }, 'sertifikat TLS baru tidak dapat dipakai')
    }
  }, everyMs).unref()
  return () => clearInterval(timer)
}

/** Changes with either file; undefined while one of them is missing. */
function stampOf({ cert, key }: TlsFiles): string | undefined {
  try {
    return [cert, key].map(path => statSync(path).mtimeMs).join(' ')
  } catch {
    return undefined
  }
}
