import type { StatusAjuan } from '@kencana/contract/documents/ajuan'
import type { TFunction } from 'i18next'
import type { Tone } from '../../../kit/layout/tag.tsx'

/** How a submission stands, as people say it. */
export const ajuanNames = (t: TFunction): Readonly<Record<StatusAjuan, string>> => ({
  MENUNGGU: t('Menunggu'),
  DISETUJUI: t('Disetujui'),
  DITOLAK: t('Ditolak'),
  DITARIK: t('Ditarik'),
})

export const AJUAN_TONES: Readonly<Record<StatusAjuan, Tone>> = {
  MENUNGGU: 'gold',
  DISETUJUI: 'ok',
  DITOLAK: 'bad',
  DITARIK: 'plain',
}
