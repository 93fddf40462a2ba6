import { afterAll, expect } from 'vitest'
import { type ShopOptions, type TestApi, testApi } from './api.ts'
import { brokenInvariants } from './invariants.ts'

interface OfTests extends ShopOptions {
  /** Rows are laid straight into its tables: there are no books to look through. */
  readonly rowsByHand?: true
}

/** The shop of a file of tests: when they have run its books are looked through, then it stops. */
export async function testShop({ rowsByHand, ...options }: OfTests = {}): Promise<TestApi> {
  const api = await testApi(options)
  afterAll(async () => {
    if (rowsByHand !== true) expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
    await api.stop()
  })
  return api
}
