import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SAMPLE_STORES } from '../../apps/server/src/sample/chain-plan.ts'
import { cashSale, letDrawersOwe, RING_PRICE, setBoard, takeIn } from '../penjualan/shop.ts'
import { type Caller, logIn } from '../sample-shop/api.ts'

/** What one attempt of a race came back with. */
export interface Attempt {
  readonly status: number
  readonly code?: string
  readonly nomor?: string
  readonly facts?: Readonly<Record<string, string>>
  readonly text: string
}

/** Something that sells: the product through HTTP, or a naive handler to see the test go red. */
export interface Seller {
  sell(barcodes: readonly string[], key: string, client: number): Promise<Attempt>
}

/** The sample chain on a running server, for clients that race. */
export interface RaceShop {
  /** An administrator's look at the books; naive handlers keep their tables here too. */
  readonly admin: pg.Pool
  as(userId: string): Promise<Caller>
  /** Takes rings of Rp 5,232,500 into tray A01 of a store. */
  rings(toko: string, count: number): Promise<string[]>
  /** Ends the server and starts it again, where it is a process of its own. */
  restart?(): Promise<void>
  /** Brings what stores tell each other, where no courier runs. */
  bring?(): Promise<unknown>
  /** Another server on the same books, whose clock is that many days ahead. */
  later(days: number): Promise<LaterServer>
  stop(): Promise<void>
}

export interface LaterServer {
  as(userId: string): Promise<Caller>
  stop(): Promise<void>
}

export const BRANCHES = ['JKT', 'BDG', 'SBY'] as const

interface Place {
  readonly origin: string
  readonly adminUrl: string
  readonly restart?: () => Promise<void>
  readonly bring?: () => Promise<unknown>
  /** Starts a server on the same books with another clock; answers where it listens. */
  readonly later: (days: number) => Promise<{ origin: string; stop: () => Promise<void> }>
  readonly stop: () => Promise<void>
}

/** A shop on a running server, its price boards set. */
export async function raceShopOn({ origin, adminUrl, ...place }: Place): Promise<RaceShop> {
  const admin = new pg.Pool({ connectionString: adminUrl, max: 16 })
  admin.on('error', () => undefined)
  const users = new Map<string, Promise<Caller>>()
  const as = (userId: string) => {
    const caller = users.get(userId) ?? logIn(origin, userId)
    users.set(userId, caller)
    return caller
  }
  for (const toko of BRANCHES) {
    await setBoard(await as('OWNER'), toko)
    await letDrawersOwe(await as('OWNER'), toko)
  }
  await lookAtAll(await as('OWNER'))
  return {
    ...place,
    admin,
    as,
    rings: async (toko, count) => {
      const rings: string[] = []
      while (rings.length < count) {
        const pieces = Array.from({ length: Math.min(1_000, count - rings.length) }, () => ({}))
        rings.push(...(await takeIn(await as('OWNER'), pieces, toko)))
      }
      return rings
    },
    later: async days => {
      const server = await place.later(days)
      const stop = async () => {
        // Logging in there has ended the sessions here.
        users.clear()
        await server.stop()
      }
      return { as: userId => logIn(server.origin, userId), stop }
    },
    stop: async () => {
      await admin.end()
      await place.stop()
    },
  }
}

/** Notas of other stores are bought by hundreds here, all by one person. */
async function lookAtAll(owner: Caller): Promise<void> {
  const body = { nilai: { NOTA_TOKO_LAIN: '1000' }, modul: {}, toko: [...BRANCHES] }
  const answer = await owner.put('para-system', body, { toko: 'JKT' })
  if (answer.status >= 300) throw new Error(answer.text)
}

/** First sales person of a store of the sample chain. */
export function sellerOf(toko: string): string {
  const masters = SAMPLE_STORES.find(store => store.kode_toko === toko)?.masters ?? []
  return String(masters.find(([table]) => table === 'sales')?.[1][0]?.kode_sales)
}

/** The product's tills at a store: cashier and supervisor by turns. */
export async function tillsOf(shop: RaceShop, toko = 'JKT'): Promise<Seller> {
  const users = await Promise.all([shop.as(`KASIR-${toko}`), shop.as(`SPV-${toko}`)])
  const kode_sales = sellerOf(toko)
  return {
    sell: async (barcodes, key, client) => {
      const body = cashSale(barcodes, RING_PRICE * barcodes.length, { kode_sales })
      const caller = users[client % 2] as Caller
      return attemptOf(await caller.post('penjualan', body, { key }))
    },
  }
}

/** An answer of any command, reduced to what races look at. */
export function attemptOf(answer: { status: number; text: string; body: object }): Attempt {
  const { code, facts, ...rest } = answer.body as Partial<Attempt> & Record<string, unknown>
  const nomor = Object.entries(rest).find(([name]) => name.startsWith('no_'))?.[1]
  return {
    status: answer.status,
    text: answer.text,
    ...(typeof nomor === 'string' ? { nomor } : {}),
    ...(code === undefined ? {} : { code }),
    ...(facts === undefined ? {} : { facts }),
  }
}

/** Starts all at once and waits for all. */
export const allAtOnce = <T>(count: number, work: (client: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, client) => work(client)))

/** Starts after so many milliseconds; where there are none, at once and without a timer's turn. */
export const after = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  if (ms > 0) await sleep(ms)
  return work()
}

/** A generator of numbers in [0, 1) that a seed and a name repeat. */
export function seeded(seed: number, name = ''): () => number {
  let state = [...name].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list, by chance. */
export const oneOf = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

/** The open business day of a caller's store. */
export async function openDay(caller: Caller): Promise<string> {
  return (await caller.get<{ tgl_system: string }>('tutup-toko')).body.tgl_system
}

const NOTHING = [{ laci: 'KASIR', pecahan: {} }]

/**
 * What closes a day, nothing counted: the owner approves that the drawer is off, and that the day
 * is ahead of the calendar, for these tests close more days than pass.
 */
export async function closing(caller: Caller, tgl_system: string, hitungan: object[] = NOTHING) {
  const body = { tgl_system, hitungan, tetap_tutup: true, alasan_selisih: 'Tidak dihitung' }
  const otorisasi: string[] = []
  for (const kategori of ['TUTUP_LEBIH_AWAL', 'SELISIH_KAS']) {
    otorisasi.push(await caller.grant(kategori, 'POST tutup-toko', body, 'OWNER'))
  }
  return { ...body, otorisasi }
}

/** Closes a day with nothing counted. */
export const closeDay = async (caller: Caller, tgl_system: string) =>
  caller.post('tutup-toko', await closing(caller, tgl_system))
