import { STATUS_TITIPAN, type titipan } from '@kencana/contract/areas/uang/titipan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DayFilter } from '../../engines/document-frame/list/day-filter.tsx'
import { DocumentList } from '../../engines/document-frame/list/document-list.tsx'
import { StatusFilter } from '../../engines/document-frame/list/status-filter.tsx'
import { usePagedList } from '../../engines/document-frame/list/use-paged-list.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'
import { TakeDialog } from './take-dialog.tsx'
import { TitipanDrawer } from './titipan-drawer.tsx'
import { STATUS_TONES, statusNames } from './words.ts'

type Row = AnswerOf<typeof titipan.list>['data'][number]

const STATUS = ['ALL', ...STATUS_TITIPAN] as const

/** Money kept for customers: found by number, name or telephone; taken by F6. */
export function Screen() {
  const { t } = useTranslation()
  const [taking, setTaking] = useState(false)
  const { asked, ask } = useAsked('/lihat-titipan')
  const names = statusNames(t)
  const filter = {
    status: STATUS.find(one => one === asked.status) ?? 'ALL',
    tgl_from: asked.tgl_from,
    tgl_to: asked.tgl_to,
    q: asked.no_titipan ?? asked.q,
  }
  const list = usePagedList({
    name: 'titipan',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  return (
    <>
      <DocumentList
        title={t('Lihat Titipan')}
        label={t('Titipan')}
        columns={useColumns()}
        list={list}
        q={filter.q}
        numberOf={row => row.no_titipan}
        rowTone={row => (row.status === 'TERBUKA' ? undefined : 'mute')}
        emptyHint={t('Tidak ada titipan dengan saringan ini.')}
        first={asked.no_titipan}
        filters={
          <>
            <StatusFilter
              value={filter.status}
              states={STATUS}
              nameOf={status => names[status]}
              onChange={list.change}
            />
            <DayFilter filter={filter} onChange={list.change} />
            <Act keys="F6" label={t('Terima titipan')} main run={() => setTaking(true)} />
          </>
        }
        drawer={({ nomor, onClose }) => (
          <TitipanDrawer key={nomor} nomor={nomor} onClose={onClose} />
        )}
      />
      {taking && <TakeDialog onClose={() => setTaking(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const names = statusNames(t)
  return [
    { key: 'no_titipan', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'telp_customer', label: t('Telepon') },
    { key: 'kode_sales', label: t('Sales') },
    { key: 'masuk', label: t('Masuk'), kind: 'money' },
    { key: 'saldo', label: t('Saldo'), kind: 'money' },
    {
      key: 'status',
      label: t('Status'),
      value: row => names[row.status],
      cell: row => <Tag tone={STATUS_TONES[row.status]}>{names[row.status]}</Tag>,
    },
  ]
}
