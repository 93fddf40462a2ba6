import type { StatusAjuan } from '@kencana/contract/documents/ajuan'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../../kit/layout/tag.tsx'

type Status = 'SELESAI' | 'BATAL'

/** Whether a document stands, as people say it. */
export const statusNames = (t: TFunction): Readonly<Record<Status, string>> => ({
  SELESAI: t('Selesai'),
  BATAL: t('Batal'),
})

export const STATUS_TONES: Readonly<Record<Status, Tone>> = { SELESAI: 'ok', BATAL: 'bad' }

/** A document stands or is cancelled. */
export function DocumentStatus({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <Tag tone={STATUS_TONES[status]}>{statusNames(t)[status]}</Tag>
}

/** How a submission stands, as people say it. */
export const ajuanNames = (t: TFunction): Readonly<Record<StatusAjuan, string>> => ({
  MENUNGGU: t('Menunggu'),
  DISETUJUI: t('Disetujui'),
  DITOLAK: t('Ditolak'),
  DITARIK: t('Ditarik'),
})

const AJUAN_TONES: Readonly<Record<StatusAjuan, Tone>> = {
  MENUNGGU: 'gold',
  DISETUJUI: 'ok',
  DITOLAK: 'bad',
  DITARIK: 'plain',
}

/** A submission waits, or how it ended. */
export function AjuanStatus({ status }: { status: StatusAjuan }) {
  const { t } = useTranslation()
  return <Tag tone={AJUAN_TONES[status]}>{ajuanNames(t)[status]}</Tag>
}
