import type { App } from '../../platform/context.ts'
import { inStore, sqlState } from '../../platform/transaction.ts'
import { insertFirst, insertFirstOf, storeCodes } from './awal.queries.ts'
import { CHAIN_MASTERS, storeMasters } from './base-data.ts'

/**
 * What new chains begin with, for a chain that began before the release that brought it: rows of
 * masters that never held any. What somebody keeps or once kept is left alone.
 */
export async function bringMasters(app: App): Promise<void> {
  const stores = await storeCodes(app.pool)
  const [anyStore] = stores
  if (anyStore === undefined) return
  for (const [table, rows] of CHAIN_MASTERS) {
    await ifItFits(() => inStore(app.pool, anyStore, db => insertFirst(db, table, rows)))
  }
  for (const store of stores) {
    for (const [table, rows] of storeMasters(0)) {
      await ifItFits(() => inStore(app.pool, store, db => insertFirstOf(db, store, table, rows)))
    }
  }
}

/** Rows that refer to what this chain does not have stay out: their master begins empty. */
async function ifItFits(insert: () => Promise<void>): Promise<void> {
  try {
    await insert()
  } catch (error) {
    if (sqlState(error) !== '23503') throw error
  }
}
