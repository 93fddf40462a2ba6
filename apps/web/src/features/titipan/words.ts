import type { StatusTitipan } from '@kencana/contract/areas/uang/titipan'
import type { TFunction } from 'i18next'
import type { Tone } from '../../kit/layout/tag.tsx'

/** What became of a deposit, as people say it. */
export const statusNames = (t: TFunction): Readonly<Record<StatusTitipan, string>> => ({
  TERBUKA: t('Terbuka'),
  HABIS: t('Habis'),
  KEMBALI: t('Dikembalikan'),
  BATAL: t('Batal'),
})

export const STATUS_TONES: Readonly<Record<StatusTitipan, Tone>> = {
  TERBUKA: 'brand',
  HABIS: 'ok',
  KEMBALI: 'plain',
  BATAL: 'bad',
}

/** The documents of a deposit by their kinds. */
export const documentNames = (t: TFunction): Readonly<Record<string, string>> => ({
  TITIPAN: t('Titipan'),
  TAMBAH_TITIPAN: t('Tambah titipan'),
  KEMBALI_TITIPAN: t('Titipan kembali'),
  PENGALIHAN_SALDO: t('Pengalihan saldo'),
  BATAL_TITIPAN: t('Batal titipan'),
  PENJUALAN: t('Penjualan'),
  BATAL_PENJUALAN: t('Batal penjualan'),
})
