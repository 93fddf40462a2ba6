import type { listPenjualan } from '@kencana/contract/areas/penjualan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { salesPeople } from '../../../engines/document-frame/money/pickers.ts'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import { DateRangeInput } from '../../../kit/inputs/date-range-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { everyRow } from '../../../kit/table/every-row.ts'
import { call } from '../../../lib/api.ts'
import { firstDay, useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import classes from '../penjualan.module.css'
import { SaleStatus } from '../sale-detail.tsx'
import { salesAsked } from './asked.ts'
import { SaleDrawer } from './sale-drawer.tsx'

const PATH = '/lihat-penjualan'

type Row = AnswerOf<typeof listPenjualan>['data'][number]

/** A nota in the address (`?no_faktur_jual=…`) opens beside the list, each time it is asked. */
export function Screen() {
  const visit = useLocation({ select: location => location.state.__TSR_key })
  const { asked } = useAsked(PATH)
  return <Sales key={asked.no_faktur_jual === undefined ? '' : visit} />
}

/** Sales by day, sales person and state; each opens beside the list. */
function Sales() {
  const { t } = useTranslation()
  const who = useSession()
  const today = who?.tgl_system ?? null
  const locked = firstDay(who)
  const { asked, ask } = useAsked(PATH)
  const [opened, setOpened] = useState(asked.no_faktur_jual ?? null)
  const filter = salesAsked(asked, today ?? undefined, locked)
  const page = Number(asked.page ?? 1)
  const limit = Number(asked.limit ?? 50)
  const read = (skip: number, most: number, signal?: AbortSignal) =>
    call(calls.list, {
      query: { ...defined(filter), skip, limit: most },
      ...(signal === undefined ? {} : { signal }),
    })
  const list = useQuery({
    queryKey: ['penjualan', 'daftar', filter, page, limit],
    queryFn: ({ signal }) => read((page - 1) * limit, limit, signal),
    placeholderData: keepPreviousData,
  })
  const change = (more: Readonly<Record<string, string>>) =>
    ask(filled({ ...defined(filter), page: '1', limit: String(limit), ...more }))
  return (
    <>
      <Heading locked={locked} />
      <div className={classes.filters}>
        <DateRangeInput
          value={{ dari: filter.tgl_from ?? null, sampai: filter.tgl_to ?? null }}
          onChange={({ dari, sampai }) => change({ tgl_from: dari ?? '', tgl_to: sampai ?? '' })}
          {...(today === null ? {} : { today, max: today })}
          {...(locked === undefined ? {} : { min: locked })}
        />
        <SalesFilter
          value={filter.kode_sales ?? ''}
          onChange={kode_sales => change({ kode_sales })}
        />
        <StatusFilter value={filter.status} onChange={status => change({ status })} />
      </div>
      <Panel flush>
        <DataTable
          label={t('Penjualan')}
          firstSearch={filter.q ?? ''}
          columns={useColumns()}
          rows={list.data?.data}
          rowKey={row => row.no_faktur_jual}
          server={{ count: list.data?.count ?? 0, page, limit }}
          onQuery={({ page: next, limit: size, q }) =>
            change({ page: String(next), limit: String(size), q })
          }
          {...(filter.q === undefined ? {} : { firstSearch: filter.q })}
          allRows={() => everyRow(read)}
          onRow={row => setOpened(row.no_faktur_jual)}
          rowTone={row => (row.status === 'BATAL' ? 'mute' : undefined)}
          loading={list.isFetching}
          {...(list.error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') })}
          onRetry={() => void list.refetch()}
          emptyHint={t('Tidak ada penjualan di tanggal ini.')}
        />
      </Panel>
      {opened !== null && <SaleDrawer nomor={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Says why there is no past to choose, while there is none. */
function Heading({ locked }: { locked: string | undefined }) {
  const { t } = useTranslation()
  const level = useSession()?.level
  const why = t(
    'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Nota lama dicari dengan nomor lengkapnya.',
    { tgl: locked, level },
  )
  return (
    <PageHeader
      title={t('Lihat Penjualan')}
      {...(locked === undefined ? {} : { description: why })}
    />
  )
}

interface FilterProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

function StatusFilter({ value, onChange }: FilterProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('Status')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'ALL', label: t('Semua') },
        { value: 'SELESAI', label: t('Selesai') },
        { value: 'BATAL', label: t('Batal') },
      ]}
    />
  )
}

function SalesFilter({ value, onChange }: FilterProps) {
  const { t } = useTranslation()
  const people = useQuery({ queryKey: ['sales', 'pilihan'], queryFn: salesPeople })
  return (
    <SelectField
      label={t('Sales')}
      value={value}
      onChange={onChange}
      options={people.data ?? []}
      empty={t('Semua')}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_faktur_jual', label: t('Nomor'), sortable: false },
    { key: 'pada', label: t('Waktu'), kind: 'datetime', sortable: false },
    {
      key: 'nama_customer',
      label: t('Pelanggan'),
      value: row => row.nama_customer ?? t('Umum'),
      sortable: false,
    },
    { key: 'kode_sales', label: t('Sales'), sortable: false },
    { key: 'user_id', label: t('Kasir'), sortable: false },
    { key: 'pcs', label: t('Pcs'), kind: 'count', sortable: false },
    { key: 'berat', label: t('Berat'), kind: 'gram', sortable: false },
    { key: 'total', label: t('Total'), kind: 'money', sortable: false },
    {
      key: 'status',
      label: t('Status'),
      cell: row => <SaleStatus status={row.status} />,
      sortable: false,
    },
  ]
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

const filled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
