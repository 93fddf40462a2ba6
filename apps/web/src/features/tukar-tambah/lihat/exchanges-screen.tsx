import type { tukarTambah } from '@kencana/contract/areas/beli/tukar-tambah'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import {
  DocumentStatus,
  statusText,
} from '../../../engines/document-frame/detail/document-status.tsx'
import { DayFilter } from '../../../engines/document-frame/list/day-filter.tsx'
import { DocumentList } from '../../../engines/document-frame/list/document-list.tsx'
import { SalesFilter } from '../../../engines/document-frame/list/sales-filter.tsx'
import { StatusFilter } from '../../../engines/document-frame/list/status-filter.tsx'
import { usePagedList } from '../../../engines/document-frame/list/use-paged-list.ts'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import type { Column } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import { firstDay, useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import { exchangesAsked, STATUS } from './asked.ts'
import { ExchangeDrawer } from './exchange-drawer.tsx'

type Row = AnswerOf<typeof tukarTambah.list>['data'][number]

/** Exchanges by day, sales person and state; each opens beside the list. */
export function Screen() {
  const { t } = useTranslation()
  const who = useSession()
  const locked = firstDay(who)
  const { asked, ask } = useAsked('/lihat-tukar-tambah')
  const filter = exchangesAsked(asked, who?.tgl_system ?? undefined, locked)
  const list = usePagedList({
    name: 'tukar-tambah',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  const why = t(
    'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Tukar tambah lama dicari dengan nomor lengkapnya.',
    { tgl: locked, level: who?.level },
  )
  return (
    <DocumentList
      title={t('Lihat Tukar Tambah')}
      description={locked === undefined ? undefined : why}
      label={t('Tukar tambah')}
      columns={useColumns()}
      list={list}
      q={filter.q}
      numberOf={row => row.no_tukar_tambah}
      rowTone={row => (row.status === 'BATAL' ? 'mute' : undefined)}
      emptyHint={t('Tidak ada tukar tambah dengan saringan ini.')}
      first={asked.no_tukar_tambah}
      filters={
        <>
          <DayFilter filter={filter} onChange={list.change} />
          <SalesFilter value={filter.kode_sales} onChange={list.change} />
          <StatusFilter
            value={filter.status}
            states={STATUS}
            nameOf={status => statusText(status, t)}
            onChange={list.change}
          />
        </>
      }
      drawer={({ nomor, onClose }) => <ExchangeDrawer nomor={nomor} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_tukar_tambah', label: t('Nomor'), kind: 'nomor' },
    { key: 'pada', label: t('Waktu'), kind: 'datetime' },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'kode_sales', label: t('Sales') },
    { key: 'user_id', label: t('Kasir') },
    { key: 'jual', label: t('Barang baru'), kind: 'money' },
    { key: 'beli', label: t('Barang lama'), kind: 'money' },
    { key: 'total', label: t('Selisih'), kind: 'money' },
    {
      key: 'status',
      label: t('Status'),
      value: row => statusText(row.status, t),
      cell: row => <DocumentStatus status={row.status} />,
    },
  ]
}
