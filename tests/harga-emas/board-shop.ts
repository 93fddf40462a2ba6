import type { BoardRow, PlannedBoard } from '@kencana/contract/areas/harga-emas'
import { calendarDay } from '../../apps/server/src/platform/clock.ts'
import { ask } from '../database/folders.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { type Caller, testApi } from '../sample-shop/api.ts'
import { meant } from '../sample-shop/meant.ts'

export const PATH = 'harga-emas'
const MINUTE_MS = 60_000

export interface Heard {
  code: string
  facts: Record<string, string | number>
  errors: Record<string, string>
  data: BoardRow[]
}

/** A shop of today whose clock is moved by minutes; sessions come along. */
export async function clockShop() {
  let aheadMs = 0
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const tgl = calendarDay(new Date())
  const api = await testApi({ clock, tgl })
  return {
    api,
    /** The first business day. */
    tgl,
    inMinutes: (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS),
    goOn: async (minutes: number): Promise<void> => {
      aheadMs += minutes * MINUTE_MS
      await ask(
        api.database.adminUrl,
        `update sesi set dibuat_pada = dibuat_pada + ${minutes} * interval '1 minute',
           dipakai_pada = dipakai_pada + ${minutes} * interval '1 minute'`,
      )
    },
  }
}

/** A price of 750 per gram, from an instant on or at once. */
export const price = (harga_jual: number, at?: Date, more: object = {}) => ({
  baris: [{ kode_kadar: '750', harga_jual, harga_beli: harga_jual - 60_000, ...more }],
  ...(at === undefined ? {} : { berlaku_pada: at.toISOString() }),
})

/** What the board says that a gram of 750 costs. */
export async function boardPrice(who: Caller, toko = 'JKT'): Promise<number | null | undefined> {
  const { body } = await who.get<BoardRow[]>(PATH, { toko })
  return body.find(row => row.kode_kadar === '750' && row.kode_group === null)?.harga_jual
}

export const plannedOf = async (who: Caller, toko = 'JKT'): Promise<PlannedBoard[]> =>
  (await who.get<PlannedBoard[]>(`${PATH}/rencana`, { toko })).body

export const withdraw = (who: Caller, id: string, more: object = {}, toko = 'JKT') =>
  who.post<Heard>(`${PATH}/rencana/${id}/tarik`, { rencana: id, ...more }, { toko })

export type Shop = Awaited<ReturnType<typeof clockShop>>

/** Prices that begin in thirty days; the number of their board. */
export async function boardToCome(who: Caller, now: Date, baris: readonly object[], toko = 'JKT') {
  const berlaku_pada = new Date(now.getTime() + 30 * 86_400_000).toISOString()
  expectStatus(await meant(who, PATH, { baris, berlaku_pada }, { toko }), 201)
  return (await plannedOf(who, toko))[0]?.id ?? ''
}
