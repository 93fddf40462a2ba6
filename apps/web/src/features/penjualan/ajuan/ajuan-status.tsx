import type { StatusAjuan } from '@kencana/contract/documents/ajuan'
import { useTranslation } from 'react-i18next'
import { AJUAN_TONES, ajuanNames } from '../../../engines/document-frame/submitted/words.ts'
import { Tag } from '../../../kit/layout/tag.tsx'

/** Whether a submitted sale waits, or how it ended. */
export function AjuanStatus({ status }: { status: StatusAjuan }) {
  const { t } = useTranslation()
  return <Tag tone={AJUAN_TONES[status]}>{ajuanNames(t)[status]}</Tag>
}
