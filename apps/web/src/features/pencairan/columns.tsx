import type { PiutangRow, StatusPiutang } from '@kencana/contract/areas/uang/pencairan'
import { NON_CASH } from '@kencana/contract/names/non-cash'
import { useTranslation } from 'react-i18next'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import type { Tone } from '../../kit/layout/tag.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'

const TONES: Readonly<Record<StatusPiutang, Tone>> = {
  BELUM: 'gold',
  COCOK: 'ok',
  SELISIH: 'bad',
  LAMA: 'plain',
}

/** What is owed, by which slip, and for how long. */
export function useColumns(): readonly Column<PiutangRow>[] {
  const { t } = useTranslation()
  const tenders = useTenderNames()
  return [
    { key: 'nomor', label: t('Nomor') },
    { key: 'tgl', label: t('Tanggal'), kind: 'date' },
    { key: 'umur', label: t('Umur (hari)'), kind: 'count' },
    { key: 'cara', label: t('Cara bayar'), value: row => tenders[row.cara] },
    { key: 'kode_setuju', label: t('Kartu atau kode setuju'), value: row => slipOf(row) },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'jumlah', label: t('Jumlah'), kind: 'money' },
    { key: 'mutasi', label: t('Menurut slip'), kind: 'money' },
    {
      key: 'status',
      label: t('Status'),
      value: row => t(NON_CASH[row.status]),
      cell: row => <Tag tone={TONES[row.status]}>{t(NON_CASH[row.status])}</Tag>,
    },
  ]
}

/** As the slip has it: the card's last digits, the approval code. */
export const slipOf = ({ kartu_akhir, kode_setuju }: PiutangRow): string =>
  [kartu_akhir === null ? null : `•••• ${kartu_akhir}`, kode_setuju].filter(Boolean).join(' · ')
