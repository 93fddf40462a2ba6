import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import { makeLog } from '../apps/server/src/start-server.ts'
import type { ServerProcess } from '../tests/crash/server-process.ts'
import { setBoard, takeIn } from '../tests/penjualan/shop.ts'
import { type Caller, logIn } from '../tests/sample-shop/api.ts'

export const STORES = ['JKT', 'BDG', 'SBY'] as const
export type Store = (typeof STORES)[number]
export const SELLER: Readonly<Record<Store, string>> = { JKT: 'DEWI', BDG: 'NENG', SBY: 'YUNI' }
/** Pieces on a nota. */
export const PIECES = 3

/** The sample chain with a price board of the bench and rings enough to sell. */
export interface BenchShop {
  readonly server: ServerProcess
  readonly owner: Caller
  readonly cashiers: Readonly<Record<Store, Caller>>
  readonly rings: Readonly<Record<Store, string[]>>
}

export async function benchShop(server: ServerProcess): Promise<BenchShop> {
  const owner = await logIn(server.origin, 'OWNER')
  const cashiers = Object.fromEntries(
    await Promise.all(
      STORES.map(async toko => [toko, await logIn(server.origin, `KASIR-${toko}`)] as const),
    ),
  ) as Record<Store, Caller>
  for (const toko of STORES) await setBoard(owner, toko)
  return { server, owner, cashiers, rings: { JKT: [], BDG: [], SBY: [] } }
}

/** Names as a shop has them, so that a fragment finds some pieces and not all. */
const NAMES = [
  'Cincin Belah Rotan',
  'Cincin Polos Mawar',
  'Kalung Nori Susun',
  'Gelang Rantai Milano',
  'Anting Toge Bulat',
  'Liontin Huruf Kaligrafi',
  'Cincin Solitaire',
  'Gelang Keroncong Ukir',
]

/** Takes rings of one weight and price into a store, a thousand to a document. */
export async function fill(shop: BenchShop, toko: Store, count: number): Promise<void> {
  const { owner, rings } = shop
  for (let left = count; left > 0; left -= 1_000) {
    const pieces = Array.from({ length: Math.min(1_000, left) }, (_, i) => ({
      nama_barang: NAMES[i % NAMES.length] ?? '',
      ...(i % 500 === 0 ? { nama_barang: 'Cincin Ratu Sekar Jagad' } : {}),
    }))
    rings[toko].push(...(await takeIn(owner, pieces, toko)))
  }
}

export const takeRings = (shop: BenchShop, toko: Store, count: number): string[] => {
  const taken = shop.rings[toko].splice(0, count)
  if (taken.length < count) throw new Error(`${toko} has no ${count} rings left`)
  return taken
}

/** How the ledger's writer knows a session. */
export const sessionHash = (caller: Caller): Buffer =>
  createHash('sha256').update(caller.token).digest()

export interface Books {
  readonly admin: pg.Client
  readonly adminUrl: string
  readonly secret: string
  close(): Promise<void>
}

/** The same database, beside the running server: its built-in one, or the server at `url`. */
export async function openBooks(dataDir: string, url?: string): Promise<Books> {
  const guest =
    url === undefined
      ? await startEmbedded({ dataDir, log: makeLog('silent'), isGuest: true })
      : { adminUrl: url, stop: async () => undefined }
  const admin = new pg.Client({ connectionString: guest.adminUrl })
  await admin.connect()
  return {
    admin,
    adminUrl: guest.adminUrl,
    secret: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
    close: async () => {
      await admin.end()
      await guest.stop()
    },
  }
}
