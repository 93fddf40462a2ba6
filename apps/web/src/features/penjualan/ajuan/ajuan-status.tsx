import type { StatusAjuan } from '@kencana/contract/areas/nota/ajuan'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../../kit/layout/tag.tsx'

const TONES: Readonly<Record<StatusAjuan, Tone>> = {
  MENUNGGU: 'gold',
  DISETUJUI: 'ok',
  DITOLAK: 'bad',
  DITARIK: 'plain',
}

/** What a state of a submission is called. */
export const statusNames = (t: TFunction): Readonly<Record<StatusAjuan, string>> => ({
  MENUNGGU: t('Menunggu'),
  DISETUJUI: t('Disetujui'),
  DITOLAK: t('Ditolak'),
  DITARIK: t('Ditarik'),
})

/** Whether a submitted sale waits, or how it ended. */
export function AjuanStatus({ status }: { status: StatusAjuan }) {
  const { t } = useTranslation()
  return <Tag tone={TONES[status]}>{statusNames(t)[status]}</Tag>
}
