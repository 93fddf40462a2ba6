import type { AjuanUangRow } from '@kencana/contract/areas/uang/ajuan/ajuan-uang'
import { useTranslation } from 'react-i18next'
import { AjuanStatus, ajuanNames } from '../../../engines/document-frame/detail/document-status.tsx'
import { type AskedStatus, Queue } from '../../../engines/document-frame/submitted/queue.tsx'
import { Submitter } from '../../../engines/document-frame/submitted/submitter.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import { AJUAN } from '../calls.ts'
import { arahNames, isValidated } from '../words.ts'

/** Submitted money, in and out. */
export function MoneyQueue({ onPick }: { readonly onPick: (no_ajuan: string) => void }) {
  const { t } = useTranslation()
  const emptyHint = (status: AskedStatus) => {
    if (status !== 'MENUNGGU') return t('Belum ada ajuan uang di daftar ini.')
    return isValidated()
      ? t('Tidak ada uang yang menunggu validasi.')
      : t('Uang toko ini tidak menunggu validasi. Nyalakan modulnya di Setting System.')
  }
  return (
    <Queue<AjuanUangRow>
      name={['kas', 'ajuan']}
      label={t('Ajuan uang')}
      names={ajuanNames(t)}
      columnsOf={useColumns()}
      emptyHint={emptyHint}
      read={(query, signal) =>
        call(AJUAN.list, signal === undefined ? { query } : { query, signal })
      }
      onPick={onPick}
    />
  )
}

/** What waits needs no column that says so. */
function useColumns() {
  const { t } = useTranslation()
  const ways = arahNames(t)
  const always: readonly Column<AjuanUangRow>[] = [
    { key: 'no_ajuan', label: t('Nomor'), kind: 'nomor' },
    { key: 'arah', label: t('Arah'), value: row => ways[row.arah] },
    { key: 'nama_transaksi', label: t('Kode Transaksi') },
    { key: 'jumlah', label: t('Jumlah'), kind: 'money' },
    {
      key: 'user_id',
      label: t('Ditulis oleh'),
      cell: row => <Submitter user_id={row.user_id} />,
    },
  ]
  const state: Column<AjuanUangRow> = {
    key: 'status',
    label: t('Status'),
    cell: row => <AjuanStatus status={row.status} />,
  }
  return (status: AskedStatus) => (status === 'MENUNGGU' ? always : [...always, state])
}
