import { resolve } from 'node:path'

/** Settings from the environment; each has a safe default (README, "Settings"). */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly seed: 'demo' | 'empty'
  readonly publicOrigin: string
  readonly trustProxy: boolean
  readonly idleMinutes: number
  readonly logLevel: string
}

/** Reads the environment. @throws Error with an Indonesian sentence when a value cannot be used */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT harus angka 0 sampai 65535, bukan "${env.PORT}"`)
  }
  const seed = env.SEED ?? 'demo'
  if (seed !== 'demo' && seed !== 'empty') {
    throw new Error(`SEED harus "demo" atau "empty", bukan "${seed}"`)
  }
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir: resolve(env.DATA_DIR ?? './data'),
    databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL,
    seed,
    publicOrigin: (env.PUBLIC_ORIGIN ?? '').replace(/\/$/, ''),
    trustProxy: env.TRUST_PROXY === '1',
    idleMinutes: Number(env.SESSION_IDLE_MINUTES ?? 30),
    logLevel: env.LOG_LEVEL ?? 'info',
  }
}
