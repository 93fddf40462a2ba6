import { type BusinessDate, chainDay } from '@kencana/domain/calendar'
import type { Pool } from 'pg'
import { first, type Queryable, rows, sql } from '../../platform/sql.ts'
import { inStore, sqlState } from '../../platform/transaction.ts'

export interface ChainStore {
  readonly kode_toko: string
  readonly nama_toko: string
}

/** The stores of the chain that are open for work, in their order. */
export const liveStores = (db: Queryable) =>
  rows<ChainStore>(
    db,
    sql`select kode_toko, nama_toko from toko where dihapus_pada is null order by nomor`,
  )

/** Statement cancelled by its time limit; lock not available in time. */
const TOO_SLOW = new Set(['57014', '55P03'])

/**
 * What each store answers, read inside its own row security, and those that did not in time: the
 * others still stand.
 */
export async function ofStores<T>(
  pool: Pool,
  stores: readonly ChainStore[],
  read: (db: Queryable, store: ChainStore) => Promise<T>,
): Promise<{ found: T[]; silent: ChainStore[] }> {
  const found: T[] = []
  const silent: ChainStore[] = []
  for (const store of stores) {
    try {
      found.push(await inStore(pool, store.kode_toko, db => read(db, store)))
    } catch (error) {
      if (!TOO_SLOW.has(sqlState(error) ?? '')) throw error
      silent.push(store)
    }
  }
  return { found, silent }
}

/** The business day the chain is told by, and the stores that do not even say theirs. */
export async function chainToday(
  pool: Pool,
  stores: readonly ChainStore[],
  tgl_kalender: BusinessDate,
): Promise<{ tgl: BusinessDate; silent: ChainStore[] }> {
  const { found, silent } = await ofStores(pool, stores, (db, { kode_toko }) =>
    lastDay(db, kode_toko, tgl_kalender),
  )
  return {
    tgl: chainDay(
      found.flatMap(day => day?.tgl ?? []),
      tgl_kalender,
    ),
    silent,
  }
}

/** The business day of a store up to the calendar's, newest first; else its first one after. */
const lastDay = (db: Queryable, kode_toko: string, tgl: BusinessDate) =>
  first<{ tgl: string }>(
    db,
    sql`select tgl from hari_bisnis where kode_toko = ${kode_toko}
        order by (tgl <= ${tgl}) desc, abs(tgl - ${tgl}::date) limit 1`,
  )
