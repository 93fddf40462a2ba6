import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { withoutSlash } from '@kencana/contract/kit/free-text'
import { type AppConfig, AUTH_TYPES, SERVER_VARIABLES, type Variant } from './platform/context.ts'

/** Settings from the environment; each has a safe default (README, "Settings"). */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** A streaming replica of that server for reports. */
  readonly databaseReadUrl?: string | undefined
  /** Connections of each of this process's pools. */
  readonly poolSize?: number
  readonly seed: 'demo' | 'empty'
  readonly publicOrigin: string
  /** Path the product lives under, `/` or `/kencana/`. */
  readonly basePath?: string
  /** Origins of the chain's other servers, beside the portals of its stores. */
  readonly chainOrigins?: readonly string[]
  /** Head office or one branch alone; all of them when absent. */
  readonly variant?: Variant | undefined
  /** Addresses and networks of proxies whose forwarding headers are believed; none by default. */
  readonly trustProxy: readonly string[]
  /** Files of the certificate and its key: the server itself speaks https. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined
  /** Lets sample users in from anywhere: to try it out, never in a shop. */
  readonly allowSampleUsers?: boolean
  readonly idleMinutes: number
  readonly logLevel: string
  /** `host:port` of servers inside the shop's network that outside services may be at. */
  readonly outgoingAllow?: readonly string[]
  /** Servers of others for stores that name none, and how approvals begin in a new store. */
  readonly servers?: AppConfig['servers']
  readonly authType?: AppConfig['authType']
  /** What a reader of /metrics must send; without one only this machine may read them. */
  readonly metricsToken?: string | undefined
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
  const databaseUrl = env.DATABASE_URL === '' ? undefined : env.DATABASE_URL
  const databaseReadUrl = env.DATABASE_READ_URL === '' ? undefined : env.DATABASE_READ_URL
  if (databaseReadUrl !== undefined && databaseUrl === undefined) {
    throw new Error('DATABASE_READ_URL adalah replika dari DATABASE_URL; isi DATABASE_URL juga')
  }
  const poolSize = Number(env.DATABASE_POOL ?? 8)
  if (!Number.isInteger(poolSize) || poolSize < 4 || poolSize > 64) {
    throw new Error(`DATABASE_POOL harus angka 4 sampai 64, bukan "${env.DATABASE_POOL}"`)
  }
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir: resolve(env.DATA_DIR ?? './data'),
    databaseUrl,
    databaseReadUrl,
    poolSize,
    seed,
    publicOrigin: originOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN ?? ''),
    chainOrigins: listOf(env.CHAIN_ORIGINS ?? '').map(one => originOf('CHAIN_ORIGINS', one)),
    basePath: basePathOf(env.BASE_PATH ?? ''),
    variant: variantOf(env.TIPE ?? '', (env.KODE_TOKO ?? '').toUpperCase()),
    trustProxy: proxiesOf(env.TRUST_PROXY ?? ''),
    tls: tlsOf(env),
    allowSampleUsers: env.ALLOW_SAMPLE_USERS === '1',
    idleMinutes: idleMinutesOf(env.SESSION_IDLE_MINUTES ?? '30'),
    logLevel: logLevelOf(env.LOG_LEVEL ?? 'info'),
    outgoingAllow: hostsOf(env.OUTGOING_ALLOW ?? ''),
    servers: Object.fromEntries(
      SERVER_VARIABLES.map(name => [name, serverOf(name, env[name] ?? '')]),
    ),
    authType: authTypeOf(env.AUTH_TYPE || 'SANDI'),
    metricsToken: env.METRICS_TOKEN || undefined,
  }
}

function originOf(name: string, text: string): string {
  const origin = text.replace(/\/$/, '')
  if (origin === '') return origin
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.origin === origin) return origin
  throw new Error(`${name} harus seperti "https://toko.contoh.id", bukan "${text}"`)
}

/** The head office of every installation is PUSAT. */
function variantOf(tipe: string, kode_toko: string): Variant | undefined {
  if (tipe === '' && kode_toko === '') return undefined
  if (tipe === 'PUSAT' && (kode_toko === '' || kode_toko === 'PUSAT')) {
    return { tipe, kode_toko: 'PUSAT' }
  }
  if (tipe === 'CABANG' && /^[A-Z0-9-]{1,20}$/.test(kode_toko)) return { tipe, kode_toko }
  throw new Error(
    'TIPE harus "PUSAT", atau "CABANG" dengan KODE_TOKO cabang itu, ' +
      `bukan TIPE="${tipe}" KODE_TOKO="${kode_toko}"`,
  )
}

/** With a slash at both ends, so that it can stand before any address. */
function basePathOf(text: string): string {
  const path = `/${text}/`.replace(/\/{2,}/g, '/')
  if (/^\/(?:[\w-]+\/)*$/.test(path)) return path
  throw new Error(`BASE_PATH harus seperti "/kencana/", bukan "${text}"`)
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '')

/** What is no `host:port` would silently allow nothing. */
function hostsOf(text: string): string[] {
  const named = listOf(text)
  const wrong = named.find(host => !/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(host))
  if (wrong === undefined) return named
  throw new Error(`OUTGOING_ALLOW harus seperti "127.0.0.1:8090", bukan "${wrong}"`)
}

/** An address of the web without a user, a query or a slash at its end; empty is none. */
function serverOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.username === ''
  if (text === '' || (isPlain && url.password === '' && url.search === '' && url.hash === '')) {
    return withoutSlash(text)
  }
  throw new Error(`${name} harus seperti "https://server.contoh.id", bukan "${text}"`)
}

function authTypeOf(text: string): NonNullable<Config['authType']> {
  const known = AUTH_TYPES.find(type => type === text)
  if (known !== undefined) return known
  throw new Error(`AUTH_TYPE harus "SANDI" atau "SIDIK_JARI", bukan "${text}"`)
}

/** `1`: a proxy on this machine. Any other is named, or its headers are a caller's own words. */
function proxiesOf(text: string): readonly string[] {
  if (text === '' || text === '0') return []
  if (text === '1') return ['127.0.0.0/8', '::1/128']
  const named = text.split(',').map(one => one.trim())
  const wrong = named.find(one => !isNetwork(one))
  if (wrong === undefined) return named
  throw new Error(
    `TRUST_PROXY harus "1" (proxy di komputer ini), "0", atau alamat proxy seperti "10.0.0.5" ` +
      `atau "10.0.0.0/24", bukan "${wrong}"`,
  )
}

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

function tlsOf({ TLS_CERT, TLS_KEY }: Readonly<Record<string, string | undefined>>): Config['tls'] {
  if (!TLS_CERT && !TLS_KEY) return undefined
  if (!TLS_CERT || !TLS_KEY)
    throw new Error('TLS_CERT dan TLS_KEY diisi keduanya, atau tidak sama sekali')
  const files = { cert: resolve(TLS_CERT), key: resolve(TLS_KEY) }
  for (const [name, path] of Object.entries({ TLS_CERT: files.cert, TLS_KEY: files.key })) {
    if (!existsSync(path)) throw new Error(`${name} menunjuk berkas yang tidak ada: ${path}`)
  }
  return files
}

const IDLE_MAX = 720

/** What is no number would mean a session that never ends. */
function idleMinutesOf(text: string): number {
  const minutes = Number(text)
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= IDLE_MAX) return minutes
  throw new Error(`SESSION_IDLE_MINUTES harus angka 1 sampai ${IDLE_MAX}, bukan "${text}"`)
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function logLevelOf(text: string): string {
  if (LOG_LEVELS.includes(text)) return text
  throw new Error(`LOG_LEVEL harus salah satu dari ${LOG_LEVELS.join(', ')}, bukan "${text}"`)
}
