import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { approve, openCheckedShop, submit, turnDown, withdraw } from '../penjualan/ajuan-shop.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

const sockets: Socket[] = []

// Screens of the store are told when a sale is submitted and when it ends; other stores are not.

const api = await testShop()
const shop = await openCheckedShop(api, 3)
afterAll(async () => {
  for (const socket of sockets) socket.close()
})

interface Told {
  readonly no_ajuan: string
  readonly status: string
  readonly nomor: string
  readonly diajukan_oleh: string
  readonly user_id: string
}

/** What somebody's screens hear of submitted sales. */
async function heardBy({ token }: Caller): Promise<Told[]> {
  const socket = io(api.origin, { transports: ['websocket'], auth: { token } })
  sockets.push(socket)
  const heard: Told[] = []
  socket.on('ajuan', (told: Told) => heard.push(told))
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => resolve())
    socket.on('connect_error', reject)
  })
  return heard
}

test('each step is told once, with who did it, to the own store alone', async () => {
  const { kasir, spv, rings } = shop
  const [mine, others] = [await heardBy(kasir), await heardBy(await api.as('KASIR-BDG'))]
  const [one = '', two = '', three = ''] = rings
  const sold = await submit(kasir, one)
  const { no_faktur_jual } = expectStatus(await approve(spv, sold), 201)
  const refused = await submit(kasir, two)
  const { nomor } = expectStatus(await turnDown(spv, refused), 201)
  const gone = await submit(kasir, three)
  expectStatus(await withdraw(kasir, gone), 201)
  await expect.poll(() => mine.length, { timeout: 5_000 }).toBe(6)
  const of = { diajukan_oleh: 'KASIR-JKT' }
  expect(mine.slice(0, 4)).toEqual([
    { ...of, no_ajuan: sold, status: 'MENUNGGU', nomor: sold, user_id: 'KASIR-JKT' },
    { ...of, no_ajuan: sold, status: 'DISETUJUI', nomor: no_faktur_jual, user_id: 'SPV-JKT' },
    { ...of, no_ajuan: refused, status: 'MENUNGGU', nomor: refused, user_id: 'KASIR-JKT' },
    { ...of, no_ajuan: refused, status: 'DITOLAK', nomor, user_id: 'SPV-JKT' },
  ])
  expect(mine.slice(4).map(({ status }) => status)).toEqual(['MENUNGGU', 'DITARIK'])
  expect(others).toEqual([])
})
