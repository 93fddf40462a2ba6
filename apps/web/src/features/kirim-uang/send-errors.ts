import { CASH } from '@kencana/domain/terms/mutasi-uang'
import type { TFunction } from 'i18next'
import { cashFault } from '../../engines/document-frame/money/payment-blocker.ts'

/** Money to another store as it is typed; without a store it goes to the head office. */
export interface Form {
  readonly tujuan: string
  readonly asal: string
  readonly asal_rekening: string
  readonly laci: string
  readonly jumlah_rp: number
  readonly keterangan: string
}

export type Errors = Readonly<Partial<Record<keyof Form, string>>>

/** What keeps money from being sent, at its fields; the head office sends none to itself. */
export const errorsOf = (form: Form, isOffice: boolean, t: TFunction): Errors => ({
  ...(isOffice && form.tujuan === '' ? { tujuan: t('Harus Diisi') } : {}),
  ...(form.asal === '' ? { asal: t('Harus Diisi') } : {}),
  ...(form.asal !== CASH && form.asal_rekening === '' ? { asal_rekening: t('Harus Diisi') } : {}),
  ...(form.asal === CASH ? oddCash(form.jumlah_rp, t) : {}),
  ...(form.jumlah_rp === 0 ? { jumlah_rp: t('Harus Diisi') } : {}),
  ...(form.keterangan.trim() === '' ? { keterangan: t('Harus Diisi') } : {}),
})

function oddCash(jumlah: number, t: TFunction): Errors {
  const coins = cashFault(jumlah, t)
  return coins === null ? {} : { jumlah_rp: coins }
}
