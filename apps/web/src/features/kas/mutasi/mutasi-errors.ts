import { CASH, mutasiFault } from '@kencana/domain/terms/mutasi-uang'
import type { TFunction } from 'i18next'
import { cashFault } from '../../../engines/document-frame/money/payment-blocker.ts'
import type { MUTASI } from '../calls.ts'

export type JenisMutasi = keyof typeof MUTASI

/** Money between places as it is typed. */
export interface Form {
  readonly asal: string
  readonly asal_rekening: string
  readonly tujuan: string
  readonly tujuan_rekening: string
  readonly jumlah: number
  readonly keterangan: string
  readonly kategori: string
  /** Which drawer CASH is; empty: the first. */
  readonly laci: string
}

export type Errors = Readonly<Partial<Record<keyof Form, string>>>

/** What keeps it from being moved, at its fields. */
export function errorsOf(jenis: JenisMutasi, form: Form, t: TFunction): Errors {
  const isCash = form.asal === CASH || form.tujuan === CASH
  const coins = isCash ? cashFault(form.jumlah, t) : null
  const errors = {
    ...(coins === null ? {} : { jumlah: coins }),
    ...(form.kategori === '' ? { kategori: t('Kategori Tidak Boleh Kosong') } : {}),
    ...(form.asal === '' ? { asal: t('Asal Tidak Boleh Kosong') } : {}),
    // doc1 §5: both ends say the same
    ...(form.tujuan === '' ? { tujuan: t('Asal Tidak Boleh Kosong') } : {}),
    ...(form.jumlah === 0 ? { jumlah: t('Jumlah Rp Tidak Boleh Kosong') } : {}),
    ...(form.keterangan.trim() === '' ? { keterangan: t('Keterangan Tidak Boleh Kosong') } : {}),
  }
  if (form.asal === '' || form.tujuan === '') return errors
  const fault = mutasiFault(jenis, form)
  if (fault === null) return errors
  if (fault === 'SAMA') return { ...errors, tujuan_rekening: t('Rekening Tidak Boleh Sama') }
  if (fault === 'BEDA_JENIS') {
    return {
      ...errors,
      tujuan: t('Uang CASH hanya pindah ke bank, dan uang bank hanya pindah ke CASH'),
    }
  }
  return { ...errors, [fault.toLowerCase()]: t('Harus Diisi') }
}
