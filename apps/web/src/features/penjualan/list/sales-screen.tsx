import type { listPenjualan } from '@kencana/contract/areas/penjualan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayFilter } from '../../../engines/document-frame/list/day-filter.tsx'
import { DocumentList } from '../../../engines/document-frame/list/document-list.tsx'
import { usePagedList } from '../../../engines/document-frame/list/use-paged-list.ts'
import { salesPeople } from '../../../engines/document-frame/money/pickers.ts'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import { firstDay, useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import { SaleStatus } from '../sale-detail.tsx'
import { salesAsked } from './asked.ts'
import { SaleDrawer } from './sale-drawer.tsx'

const PATH = '/lihat-penjualan'

type Row = AnswerOf<typeof listPenjualan>['data'][number]

/** Sales by day, sales person and state; each opens beside the list. */
export function Screen() {
  const { t } = useTranslation()
  const who = useSession()
  const locked = firstDay(who)
  const { asked, ask } = useAsked(PATH)
  const filter = salesAsked(asked, who?.tgl_system ?? undefined, locked)
  const list = usePagedList({
    name: 'penjualan',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  const why = t(
    'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Nota lama dicari dengan nomor lengkapnya.',
    { tgl: locked, level: who?.level },
  )
  return (
    <DocumentList
      title={t('Lihat Penjualan')}
      description={locked === undefined ? undefined : why}
      label={t('Penjualan')}
      columns={useColumns()}
      list={list}
      q={filter.q}
      numberOf={row => row.no_faktur_jual}
      rowTone={row => (row.status === 'BATAL' ? 'mute' : undefined)}
      emptyHint={t('Tidak ada penjualan di tanggal ini.')}
      first={asked.no_faktur_jual}
      filters={
        <>
          <DayFilter filter={filter} onChange={list.change} />
          <SalesFilter
            value={filter.kode_sales ?? ''}
            onChange={kode_sales => list.change({ kode_sales })}
          />
          <StatusFilter value={filter.status} onChange={status => list.change({ status })} />
        </>
      }
      drawer={({ nomor, onClose }) => <SaleDrawer nomor={nomor} onClose={onClose} />}
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
    { key: 'no_faktur_jual', label: t('Nomor'), kind: 'nomor' },
    { key: 'pada', label: t('Waktu'), kind: 'datetime' },
    { key: 'nama_customer', label: t('Pelanggan'), value: row => row.nama_customer ?? t('Umum') },
    { key: 'kode_sales', label: t('Sales') },
    { key: 'user_id', label: t('Kasir') },
    { key: 'pcs', label: t('Pcs'), kind: 'count' },
    { key: 'berat', label: t('Berat'), kind: 'gram' },
    { key: 'total', label: t('Total'), kind: 'money' },
    { key: 'status', label: t('Status'), cell: row => <SaleStatus status={row.status} /> },
  ]
}
