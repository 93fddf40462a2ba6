import type { postKirimUang } from '@kencana/contract/areas/uang/kirim-uang'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import type { TFunction } from 'i18next'
import { cashFault } from '../../engines/document-frame/money/payment-blocker.ts'
import type { FormOf } from '../../engines/entry/entry-ref.ts'

type Ends = Pick<FormOf<typeof postKirimUang>, 'tujuan' | 'asal' | 'asal_rekening' | 'jumlah_rp'>

/** What keeps money from being sent where each field is right; an office sends none to itself. */
export const sendFaults = (form: Ends, isOffice: boolean, t: TFunction) => ({
  tujuan: isOffice && form.tujuan === '' ? t('Harus Diisi') : null,
  asal_rekening: form.asal !== CASH && form.asal_rekening === '' ? t('Harus Diisi') : null,
  jumlah_rp: form.asal === CASH ? cashFault(form.jumlah_rp, t) : null,
})
