import type { AjuanJurnalRow, StatusAjuanJurnal } from '@kencana/contract/areas/akuntansi/jurnal'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusFilter } from '../../../engines/document-frame/list/status-filter.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { everyRow } from '../../../kit/table/every-row.ts'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import { AJUAN_TONES, ajuanNames } from '../words.ts'

const STATUS = ['MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DITARIK', 'ALL'] as const
type Status = (typeof STATUS)[number]

/** Submitted journals: those that wait, oldest first; one's own are for others. */
export function Queue({ onPick }: { readonly onPick: (no_ajuan: string) => void }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const [asked, setAsked] = useState({ status: 'MENUNGGU' as Status, page: 1, limit: 50, q: '' })
  const { status, page, limit, q } = asked
  const rows = (skip: number, most: number, signal?: AbortSignal) => {
    const query = { status, skip, limit: most, ...(q === '' ? {} : { q }) }
    return call(calls.waiting, signal === undefined ? { query } : { query, signal })
  }
  const list = useQuery({
    queryKey: ['jurnal', 'ajuan', asked],
    queryFn: ({ signal }) => rows((page - 1) * limit, limit, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel flush>
      <DataTable
        label={t('Ajuan jurnal')}
        columns={columnsOf(t, own)}
        rows={list.data?.data}
        rowKey={row => row.no_ajuan}
        server={{ count: list.data?.count ?? 0, page, limit }}
        allRows={() => everyRow(rows)}
        onQuery={more => setAsked({ status, page: more.page, limit: more.limit, q: more.q })}
        onRow={row => onPick(row.no_ajuan)}
        rowTone={row => (row.status === 'MENUNGGU' && row.user_id === own ? 'mute' : undefined)}
        loading={list.isFetching}
        {...(list.error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') })}
        onRetry={() => void list.refetch()}
        emptyHint={t('Tidak ada jurnal yang menunggu.')}
        tools={
          <StatusFilter<StatusAjuanJurnal>
            value={status as StatusAjuanJurnal}
            states={STATUS}
            nameOf={one => ajuanNames(t)[one]}
            onChange={more => setAsked({ ...asked, status: more.status as Status, page: 1 })}
          />
        }
      />
    </Panel>
  )
}

function columnsOf(t: TFunction, own: string | undefined): Column<AjuanJurnalRow>[] {
  const all: Column<AjuanJurnalRow>[] = [
    { key: 'no_ajuan', label: t('Nomor') },
    { key: 'keterangan', label: t('Keterangan') },
    { key: 'jumlah', label: t('Jumlah'), kind: 'money' },
    {
      key: 'user_id',
      label: t('Ditulis oleh'),
      cell: row =>
        row.user_id === own ? <Tag tone="plain">{t('Anda sendiri')}</Tag> : row.user_id,
    },
    {
      key: 'status',
      label: t('Status'),
      cell: row => <Tag tone={AJUAN_TONES[row.status]}>{ajuanNames(t)[row.status]}</Tag>,
    },
  ]
  return all.map(column => ({ ...column, sortable: false }))
}
