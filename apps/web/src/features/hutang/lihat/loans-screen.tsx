import type { listHutang } from '@kencana/contract/areas/hutang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
import { loansAsked, STATUS } from '../loans-asked.ts'
import { statusNames } from '../words.ts'
import classes from './lihat.module.css'
import { LoanDrawer } from './loan-drawer.tsx'
import { LoanStatus, statusText } from './loan-status.tsx'

export type LoanRow = AnswerOf<typeof listHutang>['data'][number]

const PATH = '/lihat-hutang'
type StatusFilter = (typeof STATUS)[number]

/** The loans the address asks for, page by page, and a way to ask for others. */
function useLoans() {
  const { asked, ask } = useAsked(PATH)
  const filter = loansAsked(asked)
  const page = Number(asked.page ?? 1)
  const limit = Number(asked.limit ?? 50)
  const read = (skip: number, most: number, signal?: AbortSignal) =>
    call(calls.list, {
      query: { ...said(filter), skip, limit: most },
      ...(signal === undefined ? {} : { signal }),
    })
  const list = useQuery({
    queryKey: ['hutang', 'daftar', filter, page, limit],
    queryFn: ({ signal }) => read((page - 1) * limit, limit, signal),
    placeholderData: keepPreviousData,
  })
  const change = (more: Readonly<Record<string, string>>) =>
    ask(said({ ...filter, page: '1', limit: String(limit), ...more }))
  return { filter, page, limit, list, change, allRows: () => everyRow(read) }
}

/** A loan in the address (`?no_faktur_hutang=…`) opens beside the list, each time it is asked. */
export function Screen() {
  const visit = useLocation({ select: location => location.state.__TSR_key })
  const { no_faktur_hutang } = useAsked(PATH).asked
  return <Loans key={no_faktur_hutang === undefined ? '' : visit} first={no_faktur_hutang} />
}

/** Pawn loans by state and day, found by number, name, phone or packet; each opens beside them. */
function Loans({ first }: { first: string | undefined }) {
  const { t } = useTranslation()
  const who = useSession()
  const today = who?.tgl_system ?? null
  const locked = firstDay(who)
  const { filter, page, limit, list, change, allRows } = useLoans()
  const [opened, setOpened] = useState(first ?? null)
  return (
    <>
      <PageHeader title={t('Lihat Hutang')} />
      <div className={classes.filters}>
        <SelectField
          label={t('Status')}
          value={filter.status}
          onChange={status => change({ status })}
          options={STATUS.map(value => ({ value, label: filterName(value, t) }))}
        />
        <DateRangeInput
          value={{ dari: filter.tgl_from ?? null, sampai: filter.tgl_to ?? null }}
          onChange={({ dari, sampai }) => change({ tgl_from: dari ?? '', tgl_to: sampai ?? '' })}
          {...(today === null ? {} : { today, max: today })}
          {...(locked === undefined ? {} : { min: locked })}
        />
      </div>
      <Panel flush>
        <DataTable
          label={t('Hutang')}
          columns={useColumns()}
          rows={list.data?.data}
          rowKey={row => row.no_faktur_hutang}
          server={{ count: list.data?.count ?? 0, page, limit }}
          onQuery={({ page: next, limit: size, q }) =>
            change({ page: String(next), limit: String(size), q })
          }
          {...(filter.q === undefined ? {} : { firstSearch: filter.q })}
          allRows={allRows}
          onRow={row => setOpened(row.no_faktur_hutang)}
          rowTone={toneOf}
          loading={list.isFetching}
          {...(list.error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') })}
          onRetry={() => void list.refetch()}
          emptyHint={t('Tidak ada hutang dengan saringan ini.')}
        />
      </Panel>
      {opened !== null && (
        <LoanDrawer
          key={opened}
          nomor={opened}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function filterName(status: StatusFilter, t: TFunction): string {
  switch (status) {
    case 'ALL':
      return t('Semua')
    case 'JATUH_TEMPO':
      return t('Jatuh tempo')
    case 'LUNAS_HARI_INI':
      return t('Lunas hari ini')
    case 'KELEBIHAN':
      return t('Kelebihan belum dibayar')
    default:
      return statusNames(t)[status]
  }
}

const toneOf = (row: LoanRow) => {
  if (row.status !== 'AKTIF') return 'mute' as const
  return row.lewat_hari > 0 ? ('gold' as const) : undefined
}

function useColumns(): readonly Column<LoanRow>[] {
  const { t } = useTranslation()
  const columns: readonly Column<LoanRow>[] = [
    {
      key: 'no_faktur_hutang',
      label: t('Nomor'),
      cell: row => <span className={classes.nomor}>{row.no_faktur_hutang}</span>,
    },
    { key: 'tgl_hutang', label: t('Tanggal'), kind: 'date' },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'telp_customer', label: t('Telepon') },
    { key: 'berat', label: t('Berat'), kind: 'gram' },
    { key: 'jumlah_hutang', label: t('Pinjaman'), kind: 'money' },
    { key: 'total_bayar', label: t('Tebus hari ini'), kind: 'money' },
    { key: 'tgl_jatuh_tempo', label: t('Jatuh tempo'), kind: 'date' },
    { key: 'lokasi', label: t('Letak paket') },
    {
      key: 'status',
      label: t('Status'),
      value: row => statusText(row, t),
      cell: row => <LoanStatus status={row.status} lewat_hari={row.lewat_hari} />,
    },
  ]
  return columns.map(column => ({ ...column, sortable: false }))
}

/** Only the values that say something. */
const said = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [K in keyof T]: NonNullable<T[K]> }
