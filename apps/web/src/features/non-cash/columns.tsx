import type { NonCashRow } from '@kencana/contract/areas/uang/non-cash'
import { NON_CASH } from '@kencana/contract/names/non-cash'
import { useTranslation } from 'react-i18next'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { useSession } from '../../lib/session.ts'
import { STATUS_TONES } from './words.ts'

/** What slip and statement are held against. */
export function useColumns(): readonly Column<NonCashRow>[] {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const tenders = useTenderNames()
  return [
    { key: 'nomor', label: t('Nomor') },
    { key: 'tgl', label: t('Tanggal'), kind: 'date' },
    { key: 'cara', label: t('Cara bayar'), value: row => tenders[row.cara] },
    { key: 'kode_bank', label: t('Bank') },
    {
      key: 'kode_setuju',
      label: t('Kartu atau kode setuju'),
      value: row => slipOf(row),
    },
    { key: 'nama_customer', label: t('Pelanggan') },
    {
      key: 'user_id',
      label: t('Diterima oleh'),
      cell: row =>
        row.user_id === own ? <Tag tone="plain">{t('Anda sendiri')}</Tag> : row.user_id,
    },
    { key: 'jumlah', label: t('Jumlah'), kind: 'money' },
    {
      key: 'status',
      label: t('Status'),
      value: row => t(NON_CASH[row.status]),
      cell: row => <Tag tone={STATUS_TONES[row.status]}>{t(NON_CASH[row.status])}</Tag>,
    },
  ]
}

/** As the slip has it: the card's last digits, the approval code, the account. */
export const slipOf = ({ kartu_akhir, kode_setuju, no_rekening }: NonCashRow): string =>
  [kartu_akhir === null ? null : `•••• ${kartu_akhir}`, kode_setuju, no_rekening]
    .filter(Boolean)
    .join(' · ')
