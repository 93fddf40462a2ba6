import { afterAll, expect } from 'vitest'
import { type ShopOptions, type TestApi, testApi } from './api.ts'
import { brokenInvariants } from './invariants.ts'

/** The shop of a file of tests: when they have run its books are looked through, then it stops. */
export async function testShop(options: ShopOptions = {}): Promise<TestApi> {
  const api = await testApi(options)
  afterAll(async () => {
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
    await api.stop()
  })
  return api
}
