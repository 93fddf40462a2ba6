import type { gesekTunai } from '@kencana/contract/areas/uang/gesek-tunai'
import { STATUS_UANG } from '@kencana/contract/areas/uang/mutasi'
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
import { STATUS_TONES, statusNames, useDays } from '../kas/index.ts'
import { calls } from './calls.ts'
import { GesekDialog } from './gesek-dialog.tsx'
import { cardText, GesekDrawer } from './gesek-drawer.tsx'

type Row = AnswerOf<typeof gesekTunai.list>['data'][number]

const STATUS = ['ALL', ...STATUS_UANG] as const

/** Cash given against debit cards, found by day or words; F6 gives some more. */
export function Screen() {
  const { t } = useTranslation()
  const [isWriting, setWriting] = useState(false)
  const { asked, ask } = useAsked('/gesek-tunai')
  const days = useDays(asked, asked.no_gesek)
  const names = { ...statusNames(t), ALL: t('Semua') }
  const filter = {
    status: STATUS.find(one => one === asked.status) ?? ('ALL' as const),
    tgl_from: days.tgl_from,
    tgl_to: days.tgl_to,
    q: asked.no_gesek ?? asked.q,
  }
  const list = usePagedList({
    name: 'kas',
    asked,
    ask,
    filter: { ...filter, jenis: 'gesek-tunai' },
    read: ({ jenis: _, ...query }, signal) =>
      call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  return (
    <>
      <DocumentList<Row>
        title={t('Gesek Tunai')}
        label={t('Gesek tunai')}
        columns={useColumns()}
        list={list}
        q={filter.q}
        numberOf={row => row.no_gesek}
        rowTone={row => (row.status === 'SELESAI' ? undefined : 'mute')}
        emptyHint={t('Tidak ada gesek tunai dengan saringan ini.')}
        first={asked.no_gesek}
        filters={
          <>
            <StatusFilter
              value={filter.status}
              states={STATUS}
              nameOf={status => names[status]}
              onChange={list.change}
            />
            <DayFilter filter={filter} onChange={list.change} />
            <Act keys="F6" label={t('Beri tunai')} main run={() => setWriting(true)} />
          </>
        }
        drawer={({ nomor, onClose }) => <GesekDrawer key={nomor} nomor={nomor} onClose={onClose} />}
      />
      {isWriting && <GesekDialog onClose={() => setWriting(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const names = statusNames(t)
  return [
    { key: 'no_gesek', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'kode_bank', label: t('Kartu'), value: cardText },
    { key: 'kode_setuju', label: t('Kode setuju') },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'laci', label: t('Laci') },
    { key: 'jumlah', label: t('Digesek'), kind: 'money' },
    { key: 'biaya', label: t('Biaya'), kind: 'money' },
    { key: 'tunai', label: t('Tunai keluar'), kind: 'money' },
    {
      key: 'status',
      label: t('Status'),
      value: row => names[row.status],
      cell: row => <Tag tone={STATUS_TONES[row.status]}>{names[row.status]}</Tag>,
    },
  ]
}
