import { type kirimUang, STATUS_KIRIM } from '@kencana/contract/areas/uang/kirim-uang'
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
import { useChosenStore } from '../../lib/portal.ts'
import { useSession } from '../../lib/session.ts'
import { ageText, calls, STATUS_TONES, statusNames } from './calls.ts'
import { KirimDrawer } from './kirim-drawer.tsx'
import { SendDialog } from './send-dialog.tsx'
import { StoresReport } from './stores-report.tsx'

type Row = AnswerOf<typeof kirimUang.list>['data'][number]

const STATUS = ['ALL', ...STATUS_KIRIM] as const

/** Money sent to another store, with its age while it is on its way; F6 sends. */
export function Screen() {
  const { t } = useTranslation()
  const isHead = useSession()?.tipe === 'PUSAT'
  const acting = useChosenStore()
  const [isSending, setSending] = useState(false)
  const { asked, ask } = useAsked('/kirim-uang-pusat')
  const names = { ...statusNames(t), ALL: t('Semua') }
  const filter = {
    status: STATUS.find(one => one === asked.status) ?? ('ALL' as const),
    tgl_from: asked.tgl_from,
    tgl_to: asked.tgl_to,
    q: asked.no_reff ?? asked.q,
  }
  const list = usePagedList({
    name: 'kirim-uang',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  return (
    <>
      <DocumentList<Row>
        title={t('Kirim Uang Pusat')}
        label={t('Kirim uang')}
        columns={useColumns()}
        list={list}
        q={filter.q}
        numberOf={row => row.no_reff}
        rowTone={row => (row.status === 'OPEN' ? undefined : 'mute')}
        emptyHint={t('Tidak ada kiriman uang dengan saringan ini.')}
        first={asked.no_reff}
        filters={
          <>
            <StatusFilter
              value={filter.status}
              states={STATUS}
              nameOf={status => names[status]}
              onChange={list.change}
            />
            <DayFilter filter={filter} onChange={list.change} />
            <Act keys="F6" label={t('Kirim uang')} main run={() => setSending(true)} />
          </>
        }
        drawer={({ nomor, onClose }) => <KirimDrawer key={nomor} nomor={nomor} onClose={onClose} />}
      />
      {isHead && acting === null && <StoresReport />}
      {isSending && <SendDialog onClose={() => setSending(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const names = statusNames(t)
  return [
    { key: 'no_reff', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'tujuan', label: t('Toko tujuan') },
    { key: 'jumlah_rp', label: t('Jumlah'), kind: 'money' },
    { key: 'keterangan', label: t('Keterangan') },
    { key: 'user_id', label: t('Petugas') },
    { key: 'umur_hari', label: t('Umur'), value: row => ageText(row.umur_hari, t) },
    {
      key: 'status',
      label: t('Status'),
      value: row => names[row.status],
      cell: row => <Tag tone={STATUS_TONES[row.status]}>{names[row.status]}</Tag>,
    },
  ]
}
