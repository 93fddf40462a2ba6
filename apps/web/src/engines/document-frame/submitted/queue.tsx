import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { everyRow } from '../../../kit/table/every-row.ts'
import { useSession } from '../../../lib/session.ts'
import { StatusFilter } from '../list/status-filter.tsx'

const STATUS = ['MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DITARIK', 'ALL'] as const
export type AskedStatus = (typeof STATUS)[number]

interface Row {
  readonly no_ajuan: string
  readonly user_id: string
  readonly status: string
}

interface QueueProps<R extends Row> {
  /** Beginning of the query's name: a decision reads it again. */
  readonly name: readonly string[]
  readonly label: string
  readonly columnsOf: (status: AskedStatus) => readonly Column<R>[]
  readonly names: Readonly<Record<Exclude<AskedStatus, 'ALL'>, string>>
  readonly emptyHint: (status: AskedStatus) => string
  readonly read: (
    query: { status: AskedStatus; skip: number; limit: number; q?: string },
    signal?: AbortSignal,
  ) => Promise<{ readonly count: number; readonly data: readonly R[] }>
  readonly onPick: (no_ajuan: string) => void
}

/** What was submitted: what waits, oldest first; one's own is for others. */
export function Queue<R extends Row>(props: QueueProps<R>) {
  const { name, label, columnsOf, names, emptyHint, read, onPick } = props
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const [asked, setAsked] = useState({
    status: 'MENUNGGU' as AskedStatus,
    ...{ page: 1, limit: 50, q: '' },
  })
  const { status, page, limit, q } = asked
  const rows = (skip: number, most: number, signal?: AbortSignal) =>
    read({ status, skip, limit: most, ...(q === '' ? {} : { q }) }, signal)
  const list = useQuery({
    queryKey: [...name, asked],
    queryFn: ({ signal }) => rows((page - 1) * limit, limit, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel flush>
      <DataTable
        label={label}
        columns={columnsOf(status).map(column => ({ ...column, sortable: false }))}
        rows={list.data?.data}
        rowKey={row => row.no_ajuan}
        server={{ count: list.data?.count ?? 0, page, limit, q }}
        allRows={() => everyRow(rows)}
        onQuery={more => setAsked({ status, page: more.page, limit: more.limit, q: more.q })}
        onRow={row => onPick(row.no_ajuan)}
        rowTone={row => (row.status === 'MENUNGGU' && row.user_id === own ? 'mute' : undefined)}
        loading={list.isFetching}
        {...(list.error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') })}
        onRetry={() => void list.refetch()}
        emptyHint={emptyHint(status)}
        filters={
          <StatusFilter<AskedStatus>
            value={status}
            states={STATUS}
            nameOf={one => names[one]}
            onChange={more => setAsked({ ...asked, status: more.status as AskedStatus, page: 1 })}
          />
        }
      />
    </Panel>
  )
}
