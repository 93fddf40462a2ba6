import { type kurangBayar, STATUS_KURANG } from '@kencana/contract/areas/uang/kurang-bayar'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DayFilter } from '../../engines/document-frame/list/day-filter.tsx'
import { DocumentList } from '../../engines/document-frame/list/document-list.tsx'
import { StatusFilter } from '../../engines/document-frame/list/status-filter.tsx'
import { useBegun } from '../../engines/document-frame/list/use-begun.ts'
import { usePagedList } from '../../engines/document-frame/list/use-paged-list.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'
import { KurangDrawer } from './kurang-drawer.tsx'
import { ShortDialog } from './short-dialog.tsx'
import { STATUS_TONES, statusNames } from './words.ts'

type Row = AnswerOf<typeof kurangBayar.list>['data'][number]

const STATUS = ['ALL', ...STATUS_KURANG] as const

/** What customers owe of sales whose cash was short: the oldest first; written down by F6. */
export function Screen() {
  const { t } = useTranslation()
  const [writing, setWriting] = useBegun()
  const { asked, ask } = useAsked('/piutang-penjualan')
  const names = statusNames(t)
  const filter = {
    status: STATUS.find(one => one === asked.status) ?? 'ALL',
    tgl_from: asked.tgl_from,
    tgl_to: asked.tgl_to,
    q: asked.no_kurang_bayar ?? asked.q,
  }
  const list = usePagedList({
    name: 'piutang-penjualan',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  return (
    <>
      <DocumentList
        title={t('Piutang Penjualan')}
        label={t('Piutang Penjualan')}
        columns={useColumns()}
        list={list}
        q={filter.q}
        numberOf={row => row.no_kurang_bayar}
        rowTone={row => (row.status === 'BUKA' ? undefined : 'mute')}
        emptyHint={t('Tidak ada piutang dengan saringan ini.')}
        first={asked.no_kurang_bayar}
        acts={<Act keys="F6" label={t('Catat kurang bayar')} main run={() => setWriting(true)} />}
        filters={
          <>
            <StatusFilter
              value={filter.status}
              states={STATUS}
              nameOf={status => names[status]}
              onChange={list.change}
            />
            <DayFilter filter={filter} onChange={list.change} />
          </>
        }
        drawer={({ nomor, onClose }) => (
          <KurangDrawer key={nomor} nomor={nomor} onClose={onClose} />
        )}
      />
      {writing && <ShortDialog onClose={() => setWriting(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const names = statusNames(t)
  return [
    { key: 'no_kurang_bayar', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'telp_customer', label: t('Telepon') },
    { key: 'no_faktur_jual', label: t('Nota'), kind: 'nomor' },
    { key: 'tgl_janji', label: t('Janji bayar'), kind: 'date' },
    { key: 'umur', label: t('Umur (hari)'), kind: 'count' },
    { key: 'jumlah', label: t('Kurang'), kind: 'money' },
    { key: 'sisa', label: t('Sisa'), kind: 'money' },
    {
      key: 'status',
      label: t('Status'),
      value: row => names[row.status],
      cell: row => <Tag tone={STATUS_TONES[row.status]}>{names[row.status]}</Tag>,
    },
  ]
}
