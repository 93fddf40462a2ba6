import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'
import { expectStatus, letDrawersOwe, setBoard, takeIn } from '../penjualan/shop.ts'
import { type Caller, logIn } from '../sample-shop/api.ts'
import { brokenOn } from '../sample-shop/invariants.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'
import { type Acknowledged, until } from './storm.ts'

/** A new installation with one store, opened for trade through HTTP alone. */
export interface CrashShop {
  readonly server: ServerProcess
  readonly owner: Caller
  /** Barcodes of pieces that cost RING_PRICE each. */
  readonly rings: string[]
  /** Looks into the books as an administrator, beside the running server. */
  books<T>(work: (admin: pg.Client) => Promise<T>): Promise<T>
  postmasterPid(): Promise<number>
  stop(): Promise<void>
}

/** Starts a server on an empty folder and takes `count` rings into a tray. */
export async function crashShop(
  count: number,
  folder?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<CrashShop> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'kencana-test-')))
  const server = await serverProcess(dataDir, env)
  try {
    return { ...(await openShop(server, count)), ...partsOf(server, dataDir) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Prices, a seller and `count` rings in the only store of a server that was just started. */
export async function openShop(server: ServerProcess, count: number) {
  const password = () => /password (\S+)/.exec(server.notes)?.[1] ?? ''
  await until('the password of the owner', () => password() !== '', 10_000)
  const owner = await logIn(server.origin, 'OWNER', password())
  await setBoard(owner, 'PUSAT')
  await letDrawersOwe(owner, 'PUSAT')
  expectStatus(await owner.post('sales', SELLER), 200)
  const rings: string[] = []
  while (rings.length < count) {
    const pieces = Array.from({ length: Math.min(1_000, count - rings.length) }, () => ({}))
    rings.push(...(await takeIn(owner, pieces, 'PUSAT')))
  }
  return { owner, rings }
}

const partsOf = (server: ServerProcess, dataDir: string) => ({
  server,
  books: <T>(work: (admin: pg.Client) => Promise<T>) => lookInto(dataDir, work),
  postmasterPid: async () => {
    const file = join(dataDir, 'database', 'cluster', 'postmaster.pid')
    return Number.parseInt(await readFile(file, 'utf8'), 10)
  },
  stop: async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
})

const SELLER = {
  kode_sales: 'DEWI',
  nama_sales: 'Dewi Lestari',
  kode_bank: 'BCA',
  nama_bank: 'Bank Central Asia',
  no_rekening: '8800200321',
  nama_rekening: 'Dewi Lestari',
}

async function lookInto<T>(dataDir: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const guest = await startEmbedded({ dataDir, log: makeLog('silent'), isGuest: true })
  const admin = new pg.Client({ connectionString: guest.adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
    await guest.stop()
  }
}

/** What the books say about notas that were acknowledged; every figure must be 0. */
export async function lossesOf(admin: pg.Client, notas: readonly Acknowledged[]) {
  const [losses] = (await admin.query(LOSSES, [JSON.stringify(notas)])).rows as Record<
    string,
    number
  >[]
  return { ...losses, invariants: await brokenOn(admin) }
}

/** Everything wrong in words: losses, answers nobody may get, and why the server gave them. */
export function faultsOf(
  losses: Awaited<ReturnType<typeof lossesOf>>,
  odd: readonly string[],
  bugs: readonly string[],
): string[] {
  const { invariants, ...counts } = losses
  const lost = Object.entries(counts).filter(([, count]) => count !== 0)
  return [
    ...lost.map(([what, count]) => `${what}: ${count}`),
    ...invariants.map(({ invarian, rincian }) => `invariant ${invarian}: ${rincian}`),
    ...odd,
    ...bugs,
  ]
}

const LOSSES = `
  with nota as (select * from jsonb_to_recordset($1::jsonb) as n(key uuid, ring text, nomor text)),
  jual as (select * from dokumen where kode_toko = 'PUSAT' and jenis = 'PENJUALAN')
  select
    (select count(*)::int from nota n where not exists (
      select from jual d join dokumen_barang b using (kode_toko, nomor)
      where d.nomor = n.nomor and b.kode_barcode = n.ring)) acknowledged_lost,
    (select count(*)::int from nota n left join idem i
      on i.kode_toko = 'PUSAT' and i.kunci = n.key
      where i.nomor is distinct from n.nomor) other_number,
    (select count(*)::int from jual d where d.nomor not in (select nomor from nota))
      unknown_documents,
    (select count(*)::int from (select kode_barcode from dokumen_barang
      where kode_toko = 'PUSAT' and jenis = 'PENJUALAN'
      group by 1 having count(*) > 1) g) sold_twice,
    (select count(*)::int from jual d where
      not exists (select from dokumen_barang r
        where (r.kode_toko, r.nomor) = (d.kode_toko, d.nomor))
      or not exists (select from dokumen_bayar r
        where (r.kode_toko, r.nomor) = (d.kode_toko, d.nomor))
      or not exists (select from jurnal_baris r
        where (r.kode_toko, r.nomor) = (d.kode_toko, d.nomor))
      or not exists (select from gerak_barang r
        where (r.kode_toko, r.nomor) = (d.kode_toko, d.nomor))
      or not exists (select from audit a where a.kode_toko = d.kode_toko and a.nomor = d.nomor)
      or not exists (select from idem i where i.kode_toko = d.kode_toko and i.nomor = d.nomor
        and i.jawaban is not null)) half_posted,
    (select coalesce(max(split_part(nomor, '-', 4)::int), 0) - count(*)::int from jual) gaps`
