import type { StatusJurnal } from '@kencana/contract/areas/akuntansi/jurnal'
import type { TFunction } from 'i18next'
import type { Tone } from '../../kit/layout/tag.tsx'

/** How a posted journal stands, as people say it. */
export const statusNames = (t: TFunction): Readonly<Record<StatusJurnal, string>> => ({
  SELESAI: t('Selesai'),
  BATAL: t('Batal'),
  DIBALIK: t('Dibalik'),
})

export const STATUS_TONES: Readonly<Record<StatusJurnal, Tone>> = {
  SELESAI: 'ok',
  BATAL: 'bad',
  DIBALIK: 'plain',
}
