import { SARING_SORTIR } from '@kencana/contract/areas/stok/sortir'
import { TUJUAN } from '@kencana/contract/names/stok/steps'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { everyRow } from '../../kit/table/every-row.ts'
import type { TableQuery } from '../../kit/table/use-table-model.ts'
import { call } from '../../lib/api.ts'
import { AREA, calls, type MenungguSortir } from './calls.ts'
import type { Sorting } from './use-sort.ts'

type Filter = (typeof SARING_SORTIR)[number]

const FIRST: TableQuery = { page: 1, limit: 20, skip: 0, q: '' }

/** Bought pieces that wait, the oldest first; one that is chosen is taken up as if scanned. */
export function QueuePanel({ work }: { work: Sorting }) {
  const { t } = useTranslation()
  const [tujuan, setFilter] = useState<Filter>('BELUM')
  const [asked, setAsked] = useState(FIRST)
  const { page, limit, q } = asked
  const queue = useQuery({
    queryKey: [AREA, 'antre', tujuan, page, limit, q],
    queryFn: ({ signal }) => call(calls.queue, { query: { tujuan, page, limit, q }, signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = queue
  return (
    <Panel
      flush
      title={t('Menunggu disortir, {jumlah} barang', { jumlah: data?.count ?? 0 })}
      onRefresh={() => queue.refetch()}
    >
      <DataTable
        label={t('Menunggu disortir')}
        columns={columns(t)}
        rows={data?.data}
        rowKey={row => row.kode_barcode}
        server={{ count: data?.count ?? 0, page: data?.page ?? 1, limit, q }}
        onQuery={setAsked}
        allRows={() =>
          everyRow((skip, most) => call(calls.queue, { query: { tujuan, q, skip, limit: most } }))
        }
        onRow={row => void work.bring(row.kode_barcode)}
        rowTone={row =>
          work.form.list.some(one => one.piece.kode_barcode === row.kode_barcode)
            ? 'mute'
            : undefined
        }
        loading={queue.isFetching}
        {...(queue.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void queue.refetch()}
        emptyHint={t('Tidak ada barang beli yang menunggu di sini.')}
        filters={
          <SelectField
            aria-label={t('Tempat sortir')}
            value={tujuan}
            options={SARING_SORTIR.map(one => ({ value: one, label: filterName(one, t) }))}
            onChange={one => {
              setFilter(one as Filter)
              setAsked({ ...asked, page: 1, skip: 0 })
            }}
          />
        }
      />
    </Panel>
  )
}

function filterName(filter: Filter, t: TFunction): string {
  if (filter === 'ALL') return t('Semua')
  return filter === 'BELUM' ? t('Belum disortir') : t(TUJUAN[filter])
}

const columns = (t: TFunction): readonly Column<MenungguSortir>[] => [
  { key: 'kode_barcode', label: t('Barcode'), kind: 'nomor', leads: true, sortable: false },
  { key: 'nama_barang', label: t('Nama Barang'), sortable: false },
  { key: 'nama_kadar', label: t('Kadar'), sortable: false },
  { key: 'berat', label: t('Berat buku'), kind: 'gram', sortable: false },
  { key: 'kode_baki', label: t('Baki'), sortable: false },
  { key: 'kondisi', label: t('Kondisi'), sortable: false },
  {
    key: 'usulan',
    label: t('Usulan'),
    sortable: false,
    value: ({ usulan }) => (usulan === null ? null : t(TUJUAN[usulan])),
  },
  {
    key: 'tujuan',
    label: t('Tempat sortir'),
    sortable: false,
    value: ({ tujuan }) => (tujuan === null ? null : t(TUJUAN[tujuan])),
  },
  { key: 'hari', label: t('Hari menunggu'), kind: 'count', sortable: false },
]
