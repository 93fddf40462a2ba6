import type { penjualan } from '@kencana/contract/areas/penjualan'
import type { QueryInputOf } from '@kencana/contract/kit/route'
import type { AskedOf } from '@kencana/contract/menu/addresses'
import { NOMOR_PENJUALAN } from '@kencana/domain/receipt'

type Asked = AskedOf<'/lihat-penjualan'>

export const STATUS = ['ALL', 'SELESAI', 'BATAL'] as const

/** What the list is asked for by its address; one nota is found on any day. */
export function salesAsked(asked: Asked, today: string | undefined, locked: string | undefined) {
  const q = asked.no_faktur_jual ?? asked.q
  return {
    ...(asked.no_faktur_jual === undefined ? daysOf(asked, today, locked) : {}),
    kode_sales: asked.kode_sales,
    status: STATUS.find(status => status === asked.status) ?? 'ALL',
    q,
  } satisfies { [K in keyof QueryInputOf<typeof penjualan.list>]: unknown }
}

/** The days asked for, the open one at first; while the past is locked, a whole number has none. */
function daysOf(
  { tgl_from, tgl_to, q = '' }: Asked,
  today: string | undefined,
  locked: string | undefined,
): { tgl_from?: string | undefined; tgl_to?: string | undefined } {
  if (locked === undefined) return { tgl_from: tgl_from ?? today, tgl_to: tgl_to ?? today }
  if (NOMOR_PENJUALAN.test(q)) return {}
  const late = (day: string = locked) => (day < locked ? locked : day)
  return { tgl_from: late(tgl_from), tgl_to: late(tgl_to) }
}
