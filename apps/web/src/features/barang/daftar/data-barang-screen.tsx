import { STATUS_BARANG } from '@kencana/contract/areas/barang'
import type { AskedOf } from '@kencana/contract/menu/addresses'
import { PIECES } from '@kencana/contract/names/pieces'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { SkeletonTable } from '../../../kit/layout/states.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { everyRow } from '../../../kit/table/every-row.ts'
import type { TableQuery } from '../../../kit/table/use-table-model.ts'
import { call } from '../../../lib/api.ts'
import classes from '../barang.module.css'
import { type BarangRow, calls, pieceOf } from '../barang-calls.ts'
import { pieceColumns, StatusTag } from '../piece-columns.tsx'
import { type MasterList, useMaster } from '../use-masters.ts'
import { EMPTY_FILTER, type Filter, piecesAsked, queryOf } from './filter.ts'
import { PieceDrawer } from './piece-drawer.tsx'

/**
 * What the address asks for stands in the boxes, each time it is asked; a barcode in it
 * (`?barcode=…`) opens that piece.
 */
export function Screen() {
  const visit = useLocation({ select: location => location.state.__TSR_key })
  const { asked } = useAsked('/data-barang')
  const { barcode } = asked
  const piece = useQuery({
    queryKey: ['barang', 'satu', barcode],
    queryFn: () => pieceOf(barcode ?? ''),
    enabled: barcode !== undefined,
  })
  if (barcode !== undefined && piece.isPending) return <SkeletonTable />
  return <Pieces key={visit} first={firstOf(asked, piece.data?.status)} />
}

/** The piece that is opened stands in the list, whatever became of it. */
const firstOf = (asked: AskedOf<'/data-barang'>, status: string | undefined) =>
  status === undefined ? asked : { status, ...asked }

/** All pieces of the store: find one by anything that is known of it, and see it whole. */
function Pieces({ first }: { first: AskedOf<'/data-barang'> }) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(() => piecesAsked(first).filter)
  const [asked, setAsked] = useState(() => piecesAsked(first).asked)
  const [opened, setOpened] = useState(first.barcode ?? null)
  const page = usePage(filter, asked)
  const change = (more: Partial<Filter>) => {
    setFilter({ ...filter, ...more })
    setAsked({ ...asked, page: 1, skip: 0 })
  }
  const columns: readonly Column<BarangRow>[] = [
    ...pieceColumns(t),
    {
      key: 'status',
      label: t('Status'),
      sortable: false,
      cell: row => <StatusTag t={t} status={row.status} />,
    },
  ]
  const { data } = page
  return (
    <>
      <PageHeader
        title={t('Data Barang')}
        description={t('Cari barcode, nama, jenis, group, kadar, baki, atau berat.')}
      />
      <Panel flush>
        <DataTable
          filters={<Filters filter={filter} onChange={change} />}
          label={t('Data Barang')}
          columns={columns}
          rows={data?.data}
          rowKey={row => row.kode_barcode}
          server={{
            count: page.count,
            page: data?.page ?? 1,
            limit: asked.limit,
            q: asked.q,
          }}
          onQuery={setAsked}
          firstSearch={first.barcode ?? first.q ?? ''}
          onRow={row => setOpened(row.kode_barcode)}
          loading={page.isFetching}
          allRows={page.allRows}
          {...(page.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
          onRetry={() => void page.refetch()}
          emptyHint={t('Ubah saringan, atau tambah barang dari Tambah Data Barang.')}
          rowTone={row => (row.status === 'ADA' ? undefined : 'mute')}
        />
        {page.more && (
          <p className={classes.note}>
            {t('Lebih dari {jumlah} barang cocok. Persempit pencarian.', { jumlah: page.count })}
          </p>
        )}
      </Panel>
      {opened !== null && (
        <PieceDrawer kode={opened} onClose={() => setOpened(null)} key={opened} />
      )}
    </>
  )
}

/** The rows at once; how many match, where that takes looking further, as it arrives. */
function usePage(filter: Filter, asked: TableQuery) {
  const query = queryOf(filter, asked)
  const { page: _page, limit: _limit, sort: _sort, ...wanted } = query
  const rows = useQuery({
    queryKey: ['barang', 'daftar', query],
    queryFn: ({ signal }) => call(calls.list, { query: { ...query, hitung: 'tidak' }, signal }),
    placeholderData: keepPreviousData,
  })
  const total = useQuery({
    queryKey: ['barang', 'jumlah', wanted],
    queryFn: ({ signal }) => call(calls.list, { query: { ...wanted, limit: 1 }, signal }),
    enabled: rows.data?.lebih === true && !rows.isPlaceholderData,
  })
  const known = rows.data?.lebih === true ? total.data : rows.data
  const count = Math.max(known?.count ?? 0, rows.data?.count ?? 0)
  const { data, isFetching, isError, refetch } = rows
  const { skip: _skip, ...whole } = query
  const allRows = () =>
    everyRow(async (skip, limit) => {
      const page = skip / limit + 1
      const read = await call(calls.list, { query: { ...whole, limit, page, hitung: 'tidak' } })
      return { data: read.data }
    })
  return { data, isFetching, isError, refetch, allRows, count, more: known?.lebih === true }
}

const LISTS: readonly (readonly [MasterList, keyof Filter])[] = [
  ['jenis', 'kode_dept'],
  ['group', 'kode_group'],
  ['kadar', 'kode_kadar'],
  ['baki', 'kode_baki'],
]

function Filters({ filter, onChange }: { filter: Filter; onChange: (f: Partial<Filter>) => void }) {
  const { t } = useTranslation()
  const reset = () => onChange(EMPTY_FILTER)
  useKeys({ 'Alt+K': { run: reset, label: t('Kosongkan saringan') } })
  const labels: Readonly<Record<string, string>> = {
    jenis: t('Jenis'),
    group: t('Group'),
    kadar: t('Kadar'),
    baki: t('Baki'),
  }
  return (
    <div className={classes.filters}>
      <SelectField
        aria-label={t('Status')}
        value={filter.status}
        onChange={status => onChange({ status: status as Filter['status'] })}
        options={STATUS_BARANG.map(value => ({ value, label: t(PIECES[value]) }))}
      />
      {LISTS.map(([list, field]) => (
        <ListFilter
          key={list}
          list={list}
          label={labels[list] ?? list}
          value={String(filter[field] ?? '')}
          onChange={value => onChange({ [field]: value })}
        />
      ))}
      <WeightInput
        aria-label={t('Berat dari')}
        placeholder={t('Berat dari')}
        value={filter.dari_mg}
        onChange={dari_mg => onChange({ dari_mg })}
      />
      <WeightInput
        aria-label={t('Berat sampai')}
        placeholder={t('Berat sampai')}
        value={filter.sampai_mg}
        onChange={sampai_mg => onChange({ sampai_mg })}
      />
      <Button variant="subtle" onClick={reset}>
        {t('Kosongkan')}
      </Button>
    </div>
  )
}

function ListFilter(props: {
  list: MasterList
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const { options } = useMaster(props.list)
  return (
    <SelectField
      aria-label={props.label}
      empty={props.label}
      value={props.value}
      onChange={props.onChange}
      options={options}
    />
  )
}
