import type { StatusAjuanJurnal, StatusJurnal } from '@kencana/contract/areas/akuntansi/jurnal'
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

/** The same of one that was submitted. */
export const ajuanNames = (t: TFunction): Readonly<Record<StatusAjuanJurnal, string>> => ({
  MENUNGGU: t('Menunggu'),
  DISETUJUI: t('Disetujui'),
  DITOLAK: t('Ditolak'),
  DITARIK: t('Ditarik'),
})

export const AJUAN_TONES: Readonly<Record<StatusAjuanJurnal, Tone>> = {
  MENUNGGU: 'gold',
  DISETUJUI: 'ok',
  DITOLAK: 'bad',
  DITARIK: 'plain',
}
