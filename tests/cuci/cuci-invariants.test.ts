import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { breaking } from '../database/breaking.ts'
import { openBuying } from '../pembelian/counter.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { CUCI_BREAKS } from './cuci-breaks.ts'
import { washForADay } from './washed-day.ts'

const api = await testShop()
await openBuying(api)
const day = await washForADay(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())

const { filled, after } = breaking(
  () => admin,
  () => ({ ...day }),
)

test('a day at the craftsman breaks nothing', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
})

test.each(CUCI_BREAKS)('$invarian sees $what', async ({ invarian, statement, says }) => {
  const said = await after(statement, () => brokenBy(admin, invarian))
  expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
})
