import type { StatusHutang } from '@kencana/contract/areas/hutang'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import { STATUS_TONES, statusNames } from '../words.ts'

interface LoanStatusProps {
  readonly status: StatusHutang
  readonly lewat_hari: number
}

/** The state in words; an open loan past its due date says how long. */
export const statusText = ({ status, lewat_hari }: LoanStatusProps, t: TFunction): string =>
  status === 'AKTIF' && lewat_hari > 0
    ? t('Lewat {hari} hari', { hari: lewat_hari })
    : statusNames(t)[status]

/** What became of a loan. */
export function LoanStatus({ status, lewat_hari }: LoanStatusProps) {
  const { t } = useTranslation()
  const isLate = status === 'AKTIF' && lewat_hari > 0
  return (
    <Tag tone={isLate ? 'bad' : STATUS_TONES[status]}>{statusText({ status, lewat_hari }, t)}</Tag>
  )
}
