import type { tukarTambah } from '@kencana/contract/areas/beli/tukar-tambah'
import type { QueryInputOf } from '@kencana/contract/kit/route'
import type { AskedOf } from '@kencana/contract/menu/addresses'
import { NOMOR_TUKAR_TAMBAH } from '@kencana/domain/receipt'
import { askedDays } from '../../../engines/document-frame/list/asked-days.ts'

export const STATUS = ['ALL', 'SELESAI', 'BATAL'] as const

/** What the list is asked for by its address; one exchange is found on any day. */
export function exchangesAsked(
  asked: AskedOf<'/lihat-tukar-tambah'>,
  today: string | undefined,
  locked: string | undefined,
) {
  const { no_tukar_tambah, kode_sales, status } = asked
  const lock = { locked, whole: NOMOR_TUKAR_TAMBAH }
  return {
    ...(no_tukar_tambah === undefined ? askedDays(asked, today, lock) : {}),
    kode_sales,
    status: STATUS.find(one => one === status) ?? 'ALL',
    q: no_tukar_tambah ?? asked.q,
  } satisfies { [K in keyof QueryInputOf<typeof tukarTambah.list>]: unknown }
}
