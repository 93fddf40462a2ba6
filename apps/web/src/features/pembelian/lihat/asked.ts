import type { pembelian } from '@kencana/contract/areas/beli/pembelian'
import type { QueryInputOf } from '@kencana/contract/kit/route'
import type { AskedOf } from '@kencana/contract/menu/addresses'
import { NOMOR_PEMBELIAN } from '@kencana/domain/receipt'
import { askedDays } from '../../../engines/document-frame/list/asked-days.ts'

export const STATUS = ['ALL', 'SELESAI', 'BATAL'] as const

/** What the list is asked for by its address; one purchase is found on any day. */
export function purchasesAsked(
  asked: AskedOf<'/lihat-pembelian'>,
  today: string | undefined,
  locked: string | undefined,
) {
  const { no_faktur_beli, kode_sales, status } = asked
  const lock = { locked, whole: NOMOR_PEMBELIAN }
  return {
    ...(no_faktur_beli === undefined ? askedDays(asked, today, lock) : {}),
    kode_sales,
    status: STATUS.find(one => one === status) ?? 'ALL',
    q: no_faktur_beli ?? asked.q,
  } satisfies { [K in keyof QueryInputOf<typeof pembelian.list>]: unknown }
}
