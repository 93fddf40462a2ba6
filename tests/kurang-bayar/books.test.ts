import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { breaking } from '../database/breaking.ts'
import { expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { closeDay } from '../tutup-toko/shop.ts'
import { KURANG_BREAKS } from './kurang-breaks.ts'
import { owed, PATH, pay, soldFor, undo } from './short.ts'

const days: Record<string, string> = {}

// Books with short payments, broken one by one: each is seen by the invariant that is named.

const api = await testShop()
const { kasir, rings } = await openShop(api, 2)
days.nota = await soldFor(kasir, rings[0] ?? '')
days.kurang = await owed(kasir, days.nota)
days.bayar = expectStatus(await pay(kasir, days.kurang, 50_000), 201).nomor
expectStatus(await kasir.post(`${PATH}/${days.kurang}/slip`, {}), 200)
const other = await owed(kasir, await soldFor(kasir, rings[1] ?? ''))
days.batal = expectStatus(await undo(kasir, other), 201).no_batal
expectStatus(await closeDay(kasir, 2 * RING_PRICE - 150_000), 201)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

test('a day with short payments breaks nothing', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
})

const { after } = breaking(
  () => admin,
  () => days,
)

test.each(KURANG_BREAKS)('%s sees %s', async (invarian, _what, change) => {
  await after(change, async () => {
    expect(await brokenBy(admin, invarian)).not.toEqual([])
  })
})
