import type { AjuanJurnalRow } from '@kencana/contract/areas/akuntansi/jurnal'
import { useTranslation } from 'react-i18next'
import { AjuanStatus, ajuanNames } from '../../../engines/document-frame/detail/document-status.tsx'
import { Queue } from '../../../engines/document-frame/submitted/queue.tsx'
import { Submitter } from '../../../engines/document-frame/submitted/submitter.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'

/** Submitted journals. */
export function JournalQueue({ onPick }: { readonly onPick: (no_ajuan: string) => void }) {
  const { t } = useTranslation()
  const names = ajuanNames(t)
  return (
    <Queue<AjuanJurnalRow>
      name={['jurnal', 'ajuan']}
      label={t('Ajuan jurnal')}
      names={names}
      columnsOf={() => [
        { key: 'no_ajuan', label: t('Nomor') },
        { key: 'keterangan', label: t('Keterangan') },
        { key: 'jumlah', label: t('Jumlah'), kind: 'money' },
        {
          key: 'user_id',
          label: t('Ditulis oleh'),
          cell: row => <Submitter user_id={row.user_id} />,
        },
        {
          key: 'status',
          label: t('Status'),
          cell: row => <AjuanStatus status={row.status} />,
        },
      ]}
      emptyHint={() => t('Tidak ada jurnal yang menunggu.')}
      read={(query, signal) =>
        call(calls.waiting, signal === undefined ? { query } : { query, signal })
      }
      onPick={onPick}
    />
  )
}
