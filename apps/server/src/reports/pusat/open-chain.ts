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
import { first, type Queryable, sql } from '../../platform/sql.ts'

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

/** The business day of a store before a day. */
export const dayBefore = async (db: Queryable, toko: string, tgl: string): Promise<string | null> =>
  (
    await first<{ tgl: string | null }>(
      db,
      sql`select max(tgl) as tgl from hari_bisnis
          where kode_toko = ${toko} and tgl < ${tgl}::date`,
    )
  )?.tgl ?? null

/** The last of some days; none where there is none. */
export const lastOf = (days: readonly (string | null)[]): string | undefined =>
  days
    .flatMap(day => day ?? [])
    .sort()
    .at(-1)
