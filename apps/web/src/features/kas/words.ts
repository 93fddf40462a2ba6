import type { AjuanUangRow } from '@kencana/contract/areas/uang/ajuan/ajuan-uang'
import type { ArahUang } from '@kencana/contract/areas/uang/uang-kas'
import type { TFunction } from 'i18next'
import { moduleOn } from '../../lib/session.ts'

/** Which way money went. */
export const arahNames = (t: TFunction): Readonly<Record<ArahUang, string>> => ({
  MASUK: t('Masuk'),
  KELUAR: t('Keluar'),
  PINDAH: t('Pindah laci'),
})

/** A place of money in words: 'BCA 123', or 'CASH' with its drawer. */
export const placeText = (kode: string, rekening: string, laci: string | null): string =>
  [kode, rekening === '' ? laci : rekening].filter(Boolean).join(' ')

/** The drawer of submitted cash, or the account of submitted money of a bank. */
export const submittedPlace = ({
  laci,
  kode_bank,
  no_rekening,
}: Pick<AjuanUangRow, 'laci' | 'kode_bank' | 'no_rekening'>): string =>
  laci ?? `${kode_bank ?? ''} ${no_rekening ?? ''}`.trim()

/** Whether the store has its money in and out validated by another. */
export const isValidated = (): boolean => moduleOn('VALIDASI_KEUANGAN_MODULE')
