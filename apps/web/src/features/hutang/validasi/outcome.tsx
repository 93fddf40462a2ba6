import type { pendingValidation } from '@kencana/contract/areas/hutang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'

/** A document of the pawn counter with its check, if there was one. */
export type CheckRow = AnswerOf<typeof pendingValidation>['data'][number]

/** What a check said, or that there was none yet. */
export function Outcome({ hasil }: Pick<CheckRow, 'hasil'>) {
  const { t } = useTranslation()
  if (hasil === null) return <Tag tone="gold">{t('Belum diperiksa')}</Tag>
  return hasil === 'SESUAI' ? (
    <Tag tone="ok">{t('Sesuai')}</Tag>
  ) : (
    <Tag tone="bad">{t('Tidak sesuai')}</Tag>
  )
}
