import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { breaking } from '../database/breaking.ts'
import { openBuying } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { LEBUR_BREAKS } from './lebur-breaks.ts'
import { melting, priced } from './melt.ts'

const api = await testShop()
await openBuying(api)
const { bar, sell } = await melting(api)
const dijual = await bar()
expectStatus(await sell(dijual, priced(5_000_000, 5_012_297)), 201)
const lantak = await bar()
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())

const { filled, after } = breaking(
  () => admin,
  () => ({ lantak, dijual }),
)

test('a day at the crucible breaks nothing', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
})

test.each(LEBUR_BREAKS)('$invarian sees $what', async ({ invarian, statement, says }) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})
