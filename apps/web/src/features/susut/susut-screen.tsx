import { HASIL_SUSUT, SUMBER_SUSUT } from '@kencana/contract/names/stok/steps'
import { STATUS_SUSUT } from '@kencana/domain/stok/susut'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { everyRow } from '../../kit/table/every-row.ts'
import type { TableQuery } from '../../kit/table/use-table-model.ts'
import { call } from '../../lib/api.ts'
import { AREA, calls, type Susut } from './calls.ts'
import { JudgeDialog } from './judge-dialog.tsx'

const FILTERS = [...STATUS_SUSUT, 'ALL'] as const
type Filter = (typeof FILTERS)[number]

const FIRST: TableQuery = { page: 1, limit: 50, skip: 0, q: '' }

/** Losses beyond what is allowed: who bears each, another than who took the pieces back says. */
export function Screen() {
  const { t } = useTranslation()
  const [status, setStatus] = useState<Filter>('MENUNGGU')
  const [asked, setAsked] = useState(FIRST)
  const [picked, setPicked] = useState<Susut | null>(null)
  const { page, limit, q } = asked
  const list = useQuery({
    queryKey: [AREA, 'validasi', status, page, limit, q],
    queryFn: ({ signal }) => call(calls.list, { query: { status, page, limit, q }, signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  return (
    <>
      <PageHeader
        title={t('Validasi Susut')}
        description={t('Susut yang melebihi izin, siapa yang menanggungnya; yang terlama di atas.')}
      />
      <Panel flush>
        <DataTable
          label={t('Validasi Susut')}
          columns={columns(t)}
          rows={data?.data}
          rowKey={row => row.no_susut}
          server={{ count: data?.count ?? 0, page: data?.page ?? 1, limit, q }}
          onQuery={setAsked}
          allRows={() =>
            everyRow((skip, most) => call(calls.list, { query: { status, q, skip, limit: most } }))
          }
          onRow={row => row.status === 'MENUNGGU' && setPicked(row)}
          loading={list.isFetching}
          {...(list.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
          onRetry={() => void list.refetch()}
          emptyHint={t('Tidak ada susut yang menunggu.')}
          filters={
            <SelectField
              aria-label={t('Status')}
              value={status}
              options={FILTERS.map(value => ({ value, label: filterName(value, t) }))}
              onChange={one => {
                setStatus(one as Filter)
                setAsked({ ...asked, page: 1, skip: 0 })
              }}
            />
          }
        />
      </Panel>
      {picked !== null && (
        <JudgeDialog key={picked.no_susut} loss={picked} onClose={() => setPicked(null)} />
      )}
    </>
  )
}

const filterName = (filter: Filter, t: TFunction): string =>
  filter === 'ALL' ? t('Semua') : t(HASIL_SUSUT[filter])

const TONES: Readonly<Record<Susut['status'], Tone>> = {
  MENUNGGU: 'gold',
  DITERIMA: 'ok',
  DIBEBANKAN: 'brand',
  BATAL: 'bad',
}

const columns = (t: TFunction): readonly Column<Susut>[] => [
  { key: 'no_susut', label: t('Nomor'), kind: 'nomor', leads: true, sortable: false },
  { key: 'tgl', label: t('Tanggal'), kind: 'date', sortable: false },
  {
    key: 'sumber',
    label: t('Sumber'),
    sortable: false,
    value: ({ sumber }) => t(SUMBER_SUSUT[sumber]),
  },
  { key: 'nama_tukang', label: t('Tukang'), sortable: false },
  { key: 'user_id', label: t('Diterima oleh'), sortable: false },
  { key: 'susut', label: t('Susut'), kind: 'gram', sortable: false },
  { key: 'izin', label: t('Izin'), kind: 'gram', sortable: false },
  {
    key: 'tunggu_ug',
    label: t('Emas murni'),
    kind: 'weight',
    sortable: false,
    value: ({ tunggu_ug }) => Math.round(tunggu_ug / 1000),
  },
  { key: 'tunggu_rp', label: t('Nilai'), kind: 'money', sortable: false },
  {
    key: 'status',
    label: t('Status'),
    sortable: false,
    value: ({ status }) => t(HASIL_SUSUT[status]),
    cell: ({ status }) => <Tag tone={TONES[status]}>{t(HASIL_SUSUT[status])}</Tag>,
  },
  { key: 'penanggung', label: t('Ditanggung oleh'), sortable: false },
]
