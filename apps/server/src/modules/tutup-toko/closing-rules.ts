import type { SlipMesin } from '@kencana/contract/areas/tutup-toko'
import { type Libur, nextBusinessDay, readLibur } from '@kencana/domain/calendar'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import { calendarDay } from '../../platform/clock.ts'
import type { StoreCtx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { drawerBalances } from './tutup-toko.queries.ts'

/** What the settings of a store say of its closing. */
export interface ClosingRules {
  /** Names of the drawers. */
  readonly laci: readonly string[]
  readonly libur: Libur
  /** Until this hour a closing belongs to the calendar day before. */
  readonly jam_ganti: number
  /** A drawer may be off by so much without a cause. */
  readonly toleransi_rp: number
  /** Whether trays that nobody has weighed are told, or stay open. */
  readonly timbang: string
  /** Whether slips of card machines and QRIS are typed. */
  readonly slip_mesin: SlipMesin
}

const NO_HOLIDAY: Libur = { mingguan: [], tanggal: [] }

export async function closingRules(db: Queryable, kode_toko: string): Promise<ClosingRules> {
  const kept = await storeSettings(db, kode_toko)
  const setting = (key: string) => kept[key] ?? ''
  return {
    laci: setting('LACI')
      .split(',')
      .map(name => name.trim()),
    libur: readLibur(setting('HARI_LIBUR')) ?? NO_HOLIDAY,
    jam_ganti: Number(setting('JAM_GANTI_HARI')),
    toleransi_rp: Number(setting('TOLERANSI_SELISIH_KAS')),
    timbang: setting('TIMBANG_TUTUP'),
    slip_mesin: setting('SLIP_MESIN') as SlipMesin,
  }
}

const HOUR_MS = 3_600_000

/** The next business day, and whether the open one has not come yet by the calendar. */
export const nextDay = (tgl: string, now: Date, { libur, jam_ganti }: ClosingRules) =>
  nextBusinessDay(tgl, calendarDay(new Date(now.getTime() - jam_ganti * HOUR_MS)), libur)

/**
 * Drawers to count: those the setting names, and any other that still holds money by the books; a
 * drawer that was taken out of the setting empty is no drawer any more.
 */
export async function drawersToCount(ctx: StoreCtx, { laci }: ClosingRules): Promise<string[]> {
  return drawersWith(laci, await drawerBalances(ctx.db, ctx.kode_toko))
}

export const drawersWith = (
  names: readonly string[],
  balances: readonly { laci: string; buku_rp: number }[],
): string[] => [
  ...new Set([...names, ...balances.filter(one => one.buku_rp !== 0).map(one => one.laci)]),
]
