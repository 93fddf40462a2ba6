import type { StatusHutang } from '@kencana/contract/areas/hutang'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import { STATUS_TONES, statusNames } from '../words.ts'

interface LoanStatusProps {
  readonly status: StatusHutang
  readonly lewat_hari: number
}

/** What became of a loan; an open one past its due date says so. */
export function LoanStatus({ status, lewat_hari }: LoanStatusProps) {
  const { t } = useTranslation()
  if (status === 'AKTIF' && lewat_hari > 0) return <Tag tone="bad">{t('Jatuh tempo')}</Tag>
  return <Tag tone={STATUS_TONES[status]}>{statusNames(t)[status]}</Tag>
}
