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
  HABIS: 'plain',
  KEMBALI: 'plain',
  BATAL: 'bad',
}
