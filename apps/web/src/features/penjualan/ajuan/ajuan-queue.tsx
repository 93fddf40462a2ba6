import type { AjuanRow } from '@kencana/contract/areas/nota/ajuan'
import { useTranslation } from 'react-i18next'
import { AjuanStatus, ajuanNames } from '../../../engines/document-frame/detail/document-status.tsx'
import { type AskedStatus, Queue } from '../../../engines/document-frame/submitted/queue.tsx'
import { Submitter } from '../../../engines/document-frame/submitted/submitter.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { calls } from './calls.ts'

/** Submitted sales. */
export function AjuanQueue({ onPick }: { readonly onPick: (no_ajuan: string) => void }) {
  const { t } = useTranslation()
  const isOn = useSession()?.setting.VALIDASI_PENJUALAN === 'YA'
  const emptyHint = (status: AskedStatus) => {
    if (status !== 'MENUNGGU') return t('Belum ada ajuan di daftar ini.')
    return isOn
      ? t('Tidak ada penjualan yang menunggu.')
      : t('Penjualan toko ini tidak menunggu pemeriksaan. Nyalakan di Setting System.')
  }
  return (
    <Queue<AjuanRow>
      name={['ajuan', 'validasi']}
      label={t('Ajuan penjualan')}
      names={ajuanNames(t)}
      columnsOf={useColumns()}
      emptyHint={emptyHint}
      read={(query, signal) =>
        call(calls.list, signal === undefined ? { query } : { query, signal })
      }
      onPick={onPick}
    />
  )
}

/** What waits needs no column that says so. */
function useColumns() {
  const { t } = useTranslation()
  const always: readonly Column<AjuanRow>[] = [
    { key: 'no_ajuan', label: t('Nomor') },
    { key: 'nama_customer', label: t('Pelanggan'), value: row => row.nama_customer ?? t('Umum') },
    { key: 'pcs', label: t('Pcs'), kind: 'count' },
    { key: 'total', label: t('Bayar'), kind: 'money' },
    {
      key: 'user_id',
      label: t('Diajukan oleh'),
      cell: row => <Submitter user_id={row.user_id} />,
    },
  ]
  const state: Column<AjuanRow> = {
    key: 'status',
    label: t('Status'),
    cell: row => <AjuanStatus status={row.status} />,
  }
  return (status: AskedStatus) => (status === 'MENUNGGU' ? always : [...always, state])
}
