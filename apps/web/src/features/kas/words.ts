import type { ArahUang } from '@kencana/contract/areas/uang/uang-kas'
import type { TFunction } from 'i18next'

/** Which way money went. */
export const arahNames = (t: TFunction): Readonly<Record<ArahUang, string>> => ({
  MASUK: t('Masuk'),
  KELUAR: t('Keluar'),
  PINDAH: t('Pindah laci'),
})

/** A place of money in words: 'BCA 123', or 'CASH' with its drawer. */
export const placeText = (kode: string, rekening: string, laci: string | null): string =>
  [kode, rekening === '' ? laci : rekening].filter(Boolean).join(' ')
