import pg from 'pg'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { closeDay, TODAY } from '../tutup-toko/shop.ts'
import { carry } from './carry.ts'

// The closing of a branch, told to head office and seen there.

let api: TestApi
let kasir: Caller
let owner: Caller
let rings: string[]
let admin: pg.Client

beforeEach(async () => {
  api = await testApi()
  ;({ kasir, owner, rings } = await openShop(api, 3))
  admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
})
afterEach(async () => {
  await admin.end()
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  await api.stop()
})

interface Told {
  no_tutup: string
  tgl: string
  ditutup_pada: string
  ditutup_oleh: string
  dibuka_kembali: boolean
  lebih: number | null
  kurang: number | null
}

async function toldOf(caller: Caller, kode = 'JKT'): Promise<Told | null | undefined> {
  type Stores = { toko: { kode_toko: string; tutup: Told | null }[] }
  const { toko } = expectStatus(await caller.get<Stores>('ringkasan/pusat'), 200)
  return toko.find(store => store.kode_toko === kode)?.tutup
}

const outbox = async () =>
  (
    await admin.query(
      `select kode_toko, urut::int, nomor, saluran, ke, percobaan, terkirim_pada is null as menunggu
       from outbox order by 1, 2`,
    )
  ).rows

test('a closing waits in the outbox, is told once, and is seen at head office', async () => {
  expectStatus(await kasir.post('penjualan', cashSale([rings[0] ?? ''], RING_PRICE)), 201)
  const { no_tutup } = expectStatus(await closeDay(kasir, RING_PRICE - 700), 201)
  const row = { kode_toko: 'JKT', urut: 1, nomor: no_tutup, saluran: 'TUTUP_TOKO', ke: 'PUSAT' }
  expect(await outbox()).toEqual([{ ...row, percobaan: 0, menunggu: true }])
  expect(await toldOf(owner)).toBeNull()
  expect(await carry(api)).toBe(1)
  expect(await carry(api)).toBe(0)
  expect(await outbox()).toEqual([{ ...row, percobaan: 0, menunggu: false }])
  const told = await toldOf(owner)
  expect(told).toMatchObject({ no_tutup, tgl: TODAY, ditutup_oleh: 'KASIR-JKT' })
  expect(told).toMatchObject({ lebih: 0, kurang: 700, dibuka_kembali: false })
  expect(await toldOf(owner, 'BDG')).toBeNull()
  expect(await toldOf(await api.as('ADMIN-PUSAT'))).toMatchObject({ lebih: null, kurang: null })
})

test('screens of head office hear of it, those of other branches do not', async () => {
  const heard = await Promise.all([owner, await api.as('KASIR-BDG')].map(hearing))
  expectStatus(await closeDay(kasir, 0), 201)
  await carry(api)
  const said = ['kabar-tutup', { kode_toko: 'JKT', tgl: TODAY }]
  await expect.poll(() => heard[0]).toEqual([said])
  expect(heard[1]).toEqual([])
})

/** Whatever a browser of the caller hears from now on. */
async function hearing({ token }: Caller): Promise<unknown[][]> {
  const socket = io(api.origin, { transports: ['websocket'], auth: { token } })
  const heard: unknown[][] = []
  socket.onAny((...frame: unknown[]) => heard.push(frame))
  await new Promise<void>(resolve => socket.on('connect', () => resolve()))
  onTestFinished(() => void socket.disconnect())
  return heard
}

test('a day opened again is shown as such, and its second closing is told too', async () => {
  expectStatus(await closeDay(kasir, 0), 201)
  await carry(api)
  const toko = { toko: 'JKT' }
  expectStatus(await owner.post('tutup-toko/buka', { alasan: 'Salah hitung' }, toko), 201)
  expect(await toldOf(owner)).toMatchObject({ tgl: TODAY, dibuka_kembali: true })
  const { no_tutup } = expectStatus(await closeDay(kasir, 500), 201)
  await carry(api)
  expect(await toldOf(owner)).toMatchObject({ no_tutup, lebih: 500, dibuka_kembali: false })
})

test('head office tells nobody of its own closing, and a sale says nothing', async () => {
  const count = { tgl_system: TODAY, hitungan: [{ laci: 'KASIR', pecahan: {} }] }
  expectStatus(await owner.post('tutup-toko', count), 201)
  expectStatus(await kasir.post('penjualan', cashSale([rings[0] ?? ''], RING_PRICE)), 201)
  expect(await outbox()).toEqual([])
})

test('the same closing asked twice says it once', async () => {
  const key = crypto.randomUUID()
  const body = { tgl_system: TODAY, hitungan: [{ laci: 'KASIR', pecahan: {} }] }
  const answers = await Promise.all([1, 2, 3].map(() => kasir.post('tutup-toko', body, { key })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  await Promise.all([1, 2, 3].map(() => carry(api)))
  await carry(api)
  const { rows } = await admin.query('select asal, kurang_rp from kabar_tutup')
  expect(rows).toEqual([{ asal: 'JKT', kurang_rp: '0' }])
})
