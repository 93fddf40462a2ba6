import type { StatusKurang } from '@kencana/contract/areas/uang/kurang-bayar'
import type { TFunction } from 'i18next'
import type { Tone } from '../../kit/layout/tag.tsx'

/** How a short payment stands, as people say it. */
export const statusNames = (t: TFunction): Readonly<Record<StatusKurang, string>> => ({
  BUKA: t('Terbuka'),
  LUNAS: t('Lunas'),
  BATAL: t('Batal'),
})

export const STATUS_TONES: Readonly<Record<StatusKurang, Tone>> = {
  BUKA: 'gold',
  LUNAS: 'ok',
  BATAL: 'bad',
}
