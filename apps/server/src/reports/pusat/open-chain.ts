import { refuse } from '@kencana/contract/refusals'
import type { BusinessDate } from '@kencana/domain/calendar'
import type { Pool } from 'pg'
import {
  type ChainStore,
  chainToday,
  liveStores,
  ofStores,
} from '../../engines/chain/every-store.ts'
import { readSide } from '../../engines/report/read-side.ts'
import { calendarDay } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'

/** The chain as it is read for one question. */
export interface Chain {
  readonly pool: Pool
  readonly stores: readonly ChainStore[]
  /** Its business day. */
  readonly tgl: BusinessDate
  /** Stores that did not answer when they were asked for their day. */
  readonly silent: readonly ChainStore[]
}

/** Opens the chain to read from. @throws Refusal TOKO_BUKAN_HAK for users of a branch */
export async function openChain(ctx: Ctx): Promise<Chain> {
  if (ctx.actor.tipe !== 'PUSAT') refuse('TOKO_BUKAN_HAK', { kode_toko: 'PUSAT' })
  const pool = await readSide(ctx.app)
  const all = await liveStores(pool)
  const { tgl, silent } = await chainToday(pool, all, calendarDay(ctx.now()))
  return { pool, stores: all.filter(store => !silent.includes(store)), tgl, silent }
}

/** What each store answers beside its name, and the codes of those that did not. */
export async function askEvery<T extends object>(
  { pool, stores, silent }: Chain,
  read: (db: Queryable, kode_toko: string) => Promise<T>,
): Promise<{ toko: (ChainStore & T)[]; tanpa_jawaban: string[] }> {
  const { found, silent: late } = await ofStores(pool, stores, async (db, store) => ({
    ...store,
    ...(await read(db, store.kode_toko)),
  }))
  const tanpa_jawaban = [...silent, ...late].map(({ kode_toko }) => kode_toko)
  return { toko: found, tanpa_jawaban }
}
