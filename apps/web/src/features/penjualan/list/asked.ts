import type { penjualan } from '@kencana/contract/areas/penjualan'
import type { QueryInputOf } from '@kencana/contract/kit/route'
import type { AskedOf } from '@kencana/contract/menu/addresses'
import { NOMOR_PENJUALAN } from '@kencana/domain/receipt'
import { askedDays } from '../../../engines/document-frame/list/asked-days.ts'

type Asked = AskedOf<'/lihat-penjualan'>

export const STATUS = ['ALL', 'SELESAI', 'BATAL'] as const

/** What the list is asked for by its address; one nota is found on any day. */
export function salesAsked(asked: Asked, today: string | undefined, locked: string | undefined) {
  const lock = { locked, whole: NOMOR_PENJUALAN }
  const q = asked.no_faktur_jual ?? asked.q
  return {
    ...(asked.no_faktur_jual === undefined ? askedDays(asked, today, lock) : {}),
    kode_sales: asked.kode_sales,
    status: STATUS.find(status => status === asked.status) ?? 'ALL',
    q,
  } satisfies { [K in keyof QueryInputOf<typeof penjualan.list>]: unknown }
}
