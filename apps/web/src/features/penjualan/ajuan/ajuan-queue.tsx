import type { AjuanRow } from '@kencana/contract/areas/nota/ajuan'
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
import { AjuanStatus, statusNames } from './ajuan-status.tsx'
import { calls } from './calls.ts'

const STATUS = ['MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DITARIK', 'ALL'] as const
type Status = (typeof STATUS)[number]

/** Submitted sales: those that wait, oldest first; one's own are for others. */
export function AjuanQueue({ onPick }: { onPick: (no_ajuan: string) => void }) {
  const { t } = useTranslation()
  const session = useSession()
  const own = session?.user_id
  const [asked, setAsked] = useState({ status: 'MENUNGGU' as Status, page: 1, limit: 50, q: '' })
  const { status, page, limit, q } = asked
  const names = statusNames(t)
  const rows = (skip: number, most: number, signal?: AbortSignal) => {
    const query = { status, skip, limit: most, ...(q === '' ? {} : { q }) }
    return call(calls.list, signal === undefined ? { query } : { query, signal })
  }
  const list = useQuery({
    queryKey: ['ajuan', 'validasi', asked],
    queryFn: ({ signal }) => rows((page - 1) * limit, limit, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel flush>
      <DataTable
        label={t('Ajuan penjualan')}
        columns={columnsOf(t, own, status)}
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
        emptyHint={
          status !== 'MENUNGGU'
            ? t('Belum ada ajuan di daftar ini.')
            : session?.setting.VALIDASI_PENJUALAN === 'YA'
              ? t('Tidak ada penjualan yang menunggu.')
              : t('Penjualan toko ini tidak menunggu pemeriksaan. Nyalakan di Setting System.')
        }
        tools={
          <StatusFilter
            value={status}
            states={STATUS}
            nameOf={one => names[one]}
            onChange={more => setAsked({ ...asked, status: more.status as Status, page: 1 })}
          />
        }
      />
    </Panel>
  )
}

function columnsOf(t: TFunction, own: string | undefined, status: Status): Column<AjuanRow>[] {
  const all: Column<AjuanRow>[] = [
    { key: 'no_ajuan', label: t('Nomor') },
    { key: 'nama_customer', label: t('Pelanggan'), value: row => row.nama_customer ?? t('Umum') },
    { key: 'pcs', label: t('Pcs'), kind: 'count' },
    { key: 'total', label: t('Bayar'), kind: 'money' },
    {
      key: 'user_id',
      label: t('Diajukan oleh'),
      cell: row =>
        row.user_id === own ? <Tag tone="plain">{t('Anda sendiri')}</Tag> : row.user_id,
    },
  ]
  if (status !== 'MENUNGGU') {
    all.push({
      key: 'status',
      label: t('Status'),
      cell: row => <AjuanStatus status={row.status} />,
    })
  }
  return all.map(column => ({ ...column, sortable: false }))
}
