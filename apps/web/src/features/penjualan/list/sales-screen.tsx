import type { penjualan } from '@kencana/contract/areas/penjualan'
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
import { STATUS, salesAsked } from './asked.ts'
import { SaleDrawer } from './sale-drawer.tsx'

const PATH = '/lihat-penjualan'

type Row = AnswerOf<typeof penjualan.list>['data'][number]

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
          <SalesFilter value={filter.kode_sales} onChange={list.change} />
          <StatusFilter
            value={filter.status}
            states={STATUS}
            nameOf={status => statusText(status, t)}
            onChange={list.change}
          />
        </>
      }
      drawer={({ nomor, onClose }) => <SaleDrawer nomor={nomor} onClose={onClose} />}
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
    { key: 'status', label: t('Status'), cell: row => <DocumentStatus status={row.status} /> },
  ]
}
