import type { postUangKas } from '@kencana/contract/areas/uang/uang-kas'
import type { TFunction } from 'i18next'
import { cashFault } from '../../../engines/document-frame/money/payment-blocker.ts'
import type { FormOf } from '../../../engines/entry/entry-ref.ts'

/** What keeps cash from being booked where each field is right; `isMove`: between two drawers. */
export const kasFaults = (
  { jumlah, laci_tujuan }: Pick<FormOf<typeof postUangKas>, 'jumlah' | 'laci_tujuan'>,
  isMove: boolean,
  t: TFunction,
) => ({
  jumlah: cashFault(jumlah, t),
  laci_tujuan: isMove && laci_tujuan === '' ? t('Harus Diisi') : null,
})
