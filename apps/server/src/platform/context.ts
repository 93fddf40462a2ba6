import type { Understood } from '@kencana/contract/kit/wire/understood'
import type { Level } from '@kencana/contract/permissions'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Say } from './texts/say.ts'

/** A message to browsers and devices; a hint only, truth is re-read over HTTP (R12). */
export interface Notice {
  readonly event:
    | 'settings-changed'
    | 'progress'
    | 'fingerprint-auth'
    | 'sidik-tugas'
    | 'toko-tutup'
    | 'kabar-tutup'
    | 'hak-berubah'
    | 'berita'
    | 'ajuan'
    | 'harga-emas'
  /** A store's room, a user's room, the devices of a store, or everyone. */
  readonly to:
    | { readonly kode_toko: string }
    | { readonly user_id: string }
    | { readonly alat_toko: string }
    | 'semua'
  readonly body: Readonly<Record<string, unknown>>
}

export interface Hub {
  send(notice: Notice): void
  /** Ends the sockets of a user's sessions (logout, disable, password change). */
  drop(user_id: string): void
}

/** What a server process is made of. Nothing in here remembers a request. */
export interface App {
  readonly pool: Pool
  /** Reports: a role that can only select. */
  readonly readPool: Pool
  /** The same on a replica; `readSide` of the report engine says which of the two. */
  readonly replicaPool?: Pool
  readonly clock: Clock
  readonly log: Logger
  readonly hub: Hub
  readonly config: AppConfig
}

/** What one process serves when it does not serve all (TIPE, KODE_TOKO). */
export interface Variant {
  readonly tipe: 'PUSAT' | 'CABANG'
  readonly kode_toko: string
}

export interface AppConfig {
  readonly dataDir: string
  /** Address people reach this server by; empty = derive from the request. */
  readonly publicOrigin: string
  /** Path the product lives under, a slash at both ends; `/` when absent. */
  readonly basePath?: string
  /** Origins of the chain's other servers, beside the portals of its stores. */
  readonly chainOrigins?: readonly string[]
  /** Head office or one branch alone; all of them when absent (03-decisions §2). */
  readonly variant?: Variant
  readonly idleMinutes: number
  /** A password known to all, which is taken from this very machine alone. */
  readonly passwordForHere?: string
  /** `host:port` of servers beside this one that may be called (docs/security.md). */
  readonly outgoingAllow?: readonly string[]
  /** Where services are for stores that name no address of their own, by variable (README). */
  readonly servers?: Readonly<Partial<Record<ServerVariable, string>>>
  /** How approvals are given in a store that opens. */
  readonly authType?: AuthType
}

/** Variables of the environment that name a server of others. */
export const SERVER_VARIABLES = [
  'WHATSAPP_SERVER',
  'MARKETPLACE_SERVER',
  'GROSIR_SERVER',
  'GROSIR_DOMAIN',
] as const
type ServerVariable = (typeof SERVER_VARIABLES)[number]

export const AUTH_TYPES = ['SANDI', 'SIDIK_JARI'] as const
export type AuthType = (typeof AUTH_TYPES)[number]

/** Who asks: re-read from the database on every request, so that a change applies at once. */
export interface Actor {
  readonly user_id: string
  readonly nama: string
  readonly level: Level
  /** The user's own store. */
  readonly kode_toko: string
  readonly tipe: 'PUSAT' | 'CABANG'
  /** Logged in by a one-time password, which must be replaced before anything else. */
  readonly ganti_sandi: boolean
  /** SHA-256 of the token: how the ledger's writer knows the session. */
  readonly sesi: Buffer
  /** Codes of the access tree that are shown to the user. */
  readonly akses: ReadonlySet<string>
}

/** One request of one actor for one store. */
export interface Ctx {
  readonly app: App
  readonly actor: Actor
  /** The store worked for; differs from the actor's own when head office acts for a branch. */
  readonly kode_toko: string
  readonly requestId: string
  readonly origin: string
  /** Key and fingerprint of a write; absent on reads. */
  readonly key: { readonly kunci: string; readonly sidik: Buffer } | undefined
  /** The command as it was sent: what a supervisor's grant is bound to (R9). */
  readonly command: { readonly route: string; readonly body: unknown }
  /** Texts of files and lines that are put together here, in the caller's language. */
  readonly say: Say
  /** Whether the caller understands an answer that pages of older versions do not. */
  understands(what: Understood): boolean
  now(): Date
  /** Sent after the commit, never before. */
  notify(notice: Notice): void
  /** Done after the commit, never before. */
  after(work: () => void): void
}

/** A context inside a transaction whose row security is the context's store. */
export interface StoreCtx extends Ctx {
  readonly db: PoolClient
}
