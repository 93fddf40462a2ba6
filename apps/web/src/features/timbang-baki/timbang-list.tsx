import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../kit/layout/panel.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import type { Timbang } from './calls.ts'
import { ResultTag } from './result-tag.tsx'
import classes from './timbang.module.css'
import type { Weighing } from './use-timbang.ts'

/** The list of today, the newest first; a tray that still wants something is taken up again. */
export function TimbangList({ work: { rows, unweighed, list, open } }: { work: Weighing }) {
  const { t } = useTranslation()
  return (
    <Panel flush title={t('Daftar hari ini')} onRefresh={() => list.refetch()}>
      {unweighed.length > 0 && (
        <p className={classes.unweighed}>
          {t('Belum ditimbang hari ini ({jumlah}): {baki}', {
            jumlah: unweighed.length,
            baki: unweighed.join(', '),
          })}
        </p>
      )}
      <DataTable
        label={t('Baki yang ditimbang')}
        rows={[...rows].reverse()}
        rowKey={row => row.id}
        columns={columns(t)}
        onRow={open}
        loading={list.isFetching}
        emptyHint={t('Pindai atau pilih baki, lalu baca timbangan.')}
        {...(list.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void list.refetch()}
      />
    </Panel>
  )
}

const columns = (t: TFunction): readonly Column<Timbang>[] => [
  { key: 'kode_baki', label: t('Baki'), kind: 'nomor', leads: true },
  { key: 'nama_baki', label: t('Nama Baki') },
  { key: 'mulai_pada', label: t('Mulai'), kind: 'datetime' },
  { key: 'jumlah', label: t('Pcs'), kind: 'count' },
  { key: 'berat_buku', label: t('Berat buku'), kind: 'gram' },
  { key: 'berat_timbang', label: t('Berat timbang'), kind: 'gram' },
  { key: 'selisih', label: t('Selisih'), kind: 'gram' },
  { key: 'status', label: t('Hasil'), cell: row => <ResultTag status={row.status} /> },
  { key: 'user_id', label: t('Oleh') },
  { key: 'alasan', label: t('Alasan') },
]
