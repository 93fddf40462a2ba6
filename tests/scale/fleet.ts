import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { inject } from 'vitest'
import { hashPassword } from '../../apps/server/src/platform/session/password.ts'
import { type ServerProcess, serverProcess } from '../crash/server-process.ts'
import { expectStatus, setBoard, takeIn } from '../penjualan/shop.ts'
import { type Caller, caller, logIn, PASSWORD } from '../sample-shop/api.ts'
import { atDatabase, endPool } from '../sample-shop/database.ts'
import { type RoundRobin, roundRobin } from './round-robin.ts'

/** Several server processes, one database, one address. */
export interface Fleet {
  readonly servers: readonly ServerProcess[]
  readonly proxy: RoundRobin
  readonly databaseUrl: string
  /** What each process said below its ready line at the first start. */
  readonly notes: readonly string[]
  readonly admin: pg.Pool
  /** The same session spoken to through one process only. */
  at(caller: Caller, index: number): Caller
  /** Starts another process beside the others, with other settings, and stops it again. */
  startOneMore(settings: Readonly<Record<string, string>>): Promise<void>
  stop(): Promise<void>
}

/** Settings that every process of one database shares. */
const sharedSettings = (databaseUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  SECRET_KEY: inject('server').secret,
  // The test cluster does not wait for its disk.
  ALLOW_UNSAFE_DATABASE: '1',
  DATABASE_POOL: '4',
})

/** Starts `count` processes at the same moment on an empty database and one data folder. */
export async function startFleet(
  count: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Fleet> {
  const { adminUrl } = inject('server')
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  const name = `kencana_skala_${process.pid}_${Date.now()}`
  const root = new pg.Client({ connectionString: adminUrl })
  await root.connect()
  await root.query(`create database ${name}`)
  const databaseUrl = atDatabase(adminUrl, name)
  const env = { ...sharedSettings(databaseUrl), ...settings }
  const servers = await Promise.all(
    Array.from({ length: count }, () => serverProcess(dataDir, env)),
  )
  const admin = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const proxy = await roundRobin(servers.map(portOf))
  const stop = async () => {
    await proxy.stop()
    await Promise.all(servers.map(server => server.stop()))
    await endPool(admin)
    await root.query(`drop database ${name} with (force)`)
    await root.end()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    servers,
    proxy,
    databaseUrl,
    notes: servers.map(server => server.notes),
    admin,
    startOneMore: async more => {
      await (await serverProcess(dataDir, { ...env, ...more })).stop()
    },
    at: ({ token }, index) => caller(servers[index]?.origin ?? '', token),
    stop,
  }
}

const portOf = (server: ServerProcess): number => Number(new URL(server.origin).port)

export interface Staff {
  readonly owner: Caller
  readonly cashier: Caller
  /** Pieces that cost RING_PRICE each. */
  readonly rings: string[]
}

/** People, prices and `count` rings in the only store of a new installation. */
export async function openStore({ admin, proxy }: Fleet, count: number): Promise<Staff> {
  const sandi = await hashPassword(PASSWORD)
  await admin.query(`update users set sandi = $1 where user_id = 'OWNER'`, [sandi])
  for (const [user_id, level] of [
    ['KASIR-PST', 'KASIR'],
    ['SPV-PST', 'SPV'],
    ['TAMU-PST', 'SPV'],
  ]) {
    await admin.query(
      `insert into users (user_id, nama, level, kode_toko, sandi, akses)
       select $1, $1, $2, 'PUSAT', $3, $4`,
      [
        user_id,
        level,
        sandi,
        JSON.stringify(['transaksi-penjualan', 'batal-penjualan', 'otorisasi']),
      ],
    )
  }
  const owner = await logIn(proxy.origin, 'OWNER')
  await setBoard(owner, 'PUSAT')
  expectStatus(await owner.post('sales', SELLER), 200)
  const rings = await takeIn(
    owner,
    Array.from({ length: count }, () => ({})),
    'PUSAT',
  )
  return { owner, cashier: await logIn(proxy.origin, 'KASIR-PST'), rings }
}

const SELLER = {
  kode_sales: 'DEWI',
  nama_sales: 'Dewi Lestari',
  kode_bank: 'BCA',
  nama_bank: 'Bank Central Asia',
  no_rekening: '8800200321',
  nama_rekening: 'Dewi Lestari',
}

/** A browser's realtime channel on one process. */
export interface Channel {
  readonly heard: { event: string; body: Record<string, unknown> }[]
  isOpen(): boolean
  close(): void
}

/** Opens it as the web client does; answers when the process let it in. */
export async function openChannel(origin: string, token: string): Promise<Channel> {
  const socket: Socket = io(origin, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnection: false,
    auth: { token, kode_toko: '' },
  })
  const heard: Channel['heard'][number][] = []
  socket.onAny((event: string, body: Record<string, unknown>) => heard.push({ event, body }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { heard, isOpen: () => socket.connected, close: () => void socket.disconnect() }
}
