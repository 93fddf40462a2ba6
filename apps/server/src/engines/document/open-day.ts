import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { first, type Queryable, sql } from '../../platform/sql.ts'

/** The open business day of a store; undefined when none was ever opened. */
export const openDay = async (db: Queryable, kode_toko: string): Promise<string | undefined> =>
  (
    await first<{ tgl: string }>(
      db,
      sql`select tgl from hari_bisnis where kode_toko = ${kode_toko} and status = 'BUKA'`,
    )
  )?.tgl

/** Who closed a business day; undefined while it is open, or was never. */
export const closerOf = async (
  db: Queryable,
  kode_toko: string,
  tgl: string,
): Promise<string | undefined> =>
  (
    await first<{ ditutup_oleh: string | null }>(
      db,
      sql`select ditutup_oleh from hari_bisnis where kode_toko = ${kode_toko} and tgl = ${tgl}`,
    )
  )?.ditutup_oleh ?? undefined

/**
 * The open day, when it is the one the screen saw.
 * @throws Refusal TOKO_BELUM_BUKA, TOKO_SUDAH_TUTUP naming who closed the day that was seen
 */
export async function dayAsSeen(ctx: StoreCtx, seen: string | undefined): Promise<string> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  if (seen === undefined || seen === tgl) return tgl
  const user_id = (await closerOf(ctx.db, ctx.kode_toko, seen)) ?? '-'
  return refuse('TOKO_SUDAH_TUTUP', { user_id, tgl: seen })
}

/**
 * A paper of somebody else's is dated on the business day it comes in, or before.
 * @throws Refusal TIDAK_LENGKAP of `field`
 */
export function demandDated(said: string | null | undefined, tgl: string, field: string): void {
  if (typeof said === 'string' && said > tgl) {
    refuse('TIDAK_LENGKAP', {}, { [field]: 'Tanggal itu belum tiba' })
  }
}

/** Whom the writer names: who closed the day, or the month of the day a journal is booked on. */
export function closedDay(tgl: string, detail: string | undefined) {
  const said = (detail?.startsWith('{') ? JSON.parse(detail) : {}) as Record<string, string>
  return { user_id: '-', tgl, ...said }
}
