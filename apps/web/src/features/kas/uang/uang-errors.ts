import type { TFunction } from 'i18next'
import { cashFault } from '../../../engines/document-frame/money/payment-blocker.ts'
import type { UANG } from '../calls.ts'

export type JenisUang = keyof typeof UANG

/** Money in or out as it is typed. */
export interface Form {
  readonly kode_transaksi: string
  readonly laci: string
  readonly laci_tujuan: string
  readonly kode_bank: string
  readonly no_rekening: string
  readonly jumlah: number
  readonly keterangan: string
}

export type Errors = Readonly<Partial<Record<keyof Form, string>>>

/** What keeps it from being booked, at its fields; `isMove`: from drawer to drawer. */
export function errorsOf(jenis: JenisUang, isMove: boolean, form: Form, t: TFunction): Errors {
  const account =
    jenis === 'KAS'
      ? {}
      : {
          ...(form.kode_bank === '' ? { kode_bank: t('Harus Diisi') } : {}),
          ...(form.no_rekening === '' ? { no_rekening: t('Harus Diisi') } : {}),
        }
  const coins = jenis === 'KAS' ? cashFault(form.jumlah, t) : null
  return {
    ...(coins === null ? {} : { jumlah: coins }),
    ...(form.kode_transaksi === '' ? { kode_transaksi: t('Harus Diisi') } : {}),
    ...(isMove && form.laci_tujuan === '' ? { laci_tujuan: t('Harus Diisi') } : {}),
    ...account,
    ...(form.jumlah === 0 ? { jumlah: t('Harus Diisi') } : {}),
    ...(form.keterangan.trim() === '' ? { keterangan: t('Harus Diisi') } : {}),
  }
}
