import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'

type Status = 'SELESAI' | 'BATAL'

/** The state of a document that stands or is cancelled, in words. */
export const statusText = (status: Status, t: TFunction): string =>
  status === 'BATAL' ? t('Batal') : t('Selesai')

/** A document stands or is cancelled. */
export function DocumentStatus({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <Tag tone={status === 'BATAL' ? 'bad' : 'ok'}>{statusText(status, t)}</Tag>
}
