import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { everyRow } from '../../../kit/table/every-row.ts'
import { useSession } from '../../../lib/session.ts'
import { documentName } from '../document-name.ts'
import classes from '../frame.module.css'
import { type CheckRow, Outcome } from './check-row.tsx'

const STATUS = ['BELUM', 'TIDAK_SESUAI', 'SESUAI', 'ALL'] as const
type Status = (typeof STATUS)[number]

/** What the queue asks the server for. */
export interface CheckQuery {
  readonly status: Status
  readonly skip?: number
  readonly limit: number
  readonly q?: string
}

export type ReadChecks<Row> = (
  query: CheckQuery,
  signal?: AbortSignal,
) => Promise<{ readonly count: number; readonly data: readonly Row[] }>

interface CheckQueueProps<Row> {
  /** Beginning of the query's name: a command that changes the area reads it again. */
  readonly name: string
  /** What tells documents of the area apart, before who wrote them. */
  readonly columns: readonly Column<Row>[]
  readonly read: ReadChecks<Row>
  readonly onPick: (row: Row) => void
}

/** Documents that wait for a check, oldest first; one's own are for others. */
export function CheckQueue<Row extends CheckRow>(props: CheckQueueProps<Row>) {
  const { t } = useTranslation()
  const { name, columns, read, onPick } = props
  const own = useSession()?.user_id
  const [asked, setAsked] = useState({ status: 'BELUM' as Status, page: 1, limit: 50, q: '' })
  const { status, page, limit, q } = asked
  const rows = (skip: number, most: number, signal?: AbortSignal) =>
    read({ status, skip, limit: most, ...(q === '' ? {} : { q }) }, signal)
  const list = useQuery({
    queryKey: [name, 'validasi', asked],
    queryFn: ({ signal }) => rows((page - 1) * limit, limit, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel flush>
      <DataTable
        label={t('Pemeriksaan')}
        columns={useColumns(columns, own, status)}
        rows={list.data?.data}
        rowKey={row => row.nomor}
        server={{ count: list.data?.count ?? 0, page, limit, q }}
        allRows={() => everyRow(rows)}
        onQuery={more => setAsked({ status, page: more.page, limit: more.limit, q: more.q })}
        onRow={onPick}
        rowTone={row => (row.hasil === null && row.user_id === own ? 'mute' : undefined)}
        loading={list.isFetching}
        {...(list.error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') })}
        onRetry={() => void list.refetch()}
        emptyHint={
          status === 'BELUM'
            ? t('Semua dokumen sudah diperiksa.')
            : t('Belum ada pemeriksaan di daftar ini.')
        }
        filters={
          <StatusFilter
            value={status}
            onChange={to => setAsked({ ...asked, status: to, page: 1 })}
          />
        }
      />
    </Panel>
  )
}

function StatusFilter({ value, onChange }: { value: Status; onChange: (to: Status) => void }) {
  const { t } = useTranslation()
  const names = {
    BELUM: t('Belum diperiksa'),
    TIDAK_SESUAI: t('Tidak sesuai'),
    SESUAI: t('Sesuai'),
    ALL: t('Semua'),
  }
  return (
    <SelectField
      aria-label={t('Status')}
      value={value}
      onChange={to => onChange(to as Status)}
      options={STATUS.map(one => ({ value: one, label: names[one] }))}
    />
  )
}

function useColumns<Row extends CheckRow>(
  columns: readonly Column<Row>[],
  own: string | undefined,
  status: Status,
): readonly Column<Row>[] {
  const { t } = useTranslation()
  const all: Column<Row>[] = [
    {
      key: 'nomor',
      label: t('Nomor'),
      kind: 'nomor',
      cell: row => (
        <>
          {row.nomor}
          <br />
          <span className={classes.quiet}>{documentName(row.jenis, t)}</span>
        </>
      ),
    },
    {
      key: 'jenis',
      label: t('Jenis'),
      value: row => documentName(row.jenis, t),
      fileOnly: true,
    },
    ...columns,
    {
      key: 'user_id',
      label: t('Ditulis oleh'),
      kind: 'nomor',
      cell: row =>
        row.user_id === own ? <Tag tone="plain">{t('Anda sendiri')}</Tag> : row.user_id,
    },
  ]
  if (status !== 'BELUM') {
    all.push({ key: 'hasil', label: t('Hasil'), cell: row => <Outcome hasil={row.hasil} /> })
  }
  return all.map(column => ({ ...column, sortable: false }))
}
