import { type kirimHistory, STATUS_KIRIM } from '@kencana/contract/areas/uang/kirim-uang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentList } from '../../engines/document-frame/list/document-list.tsx'
import { StatusFilter } from '../../engines/document-frame/list/status-filter.tsx'
import { usePagedList } from '../../engines/document-frame/list/use-paged-list.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { ageText, calls, STATUS_TONES, statusNames } from './calls.ts'
import { KirimDrawer } from './kirim-drawer.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

type Row = AnswerOf<typeof kirimHistory>['data'][number]

const STATUS = ['ALL', ...STATUS_KIRIM] as const

/** Money that other stores sent here, the oldest on its way told by its age; F6 receives. */
export function Screen() {
  const { t } = useTranslation()
  const [isReceiving, setReceiving] = useState(false)
  const { asked, ask } = useAsked('/terima-uang-kas')
  const names = { ...statusNames(t), ALL: t('Semua') }
  const filter = {
    status: STATUS.find(one => one === asked.status) ?? ('ALL' as const),
    q: asked.no_reff ?? asked.q,
  }
  const list = usePagedList({
    name: 'kirim-uang',
    asked,
    ask,
    filter: { ...filter, arah: 'MASUK' as const },
    read: (query, signal) =>
      call(calls.history, signal === undefined ? { query } : { query, signal }),
  })
  return (
    <>
      <DocumentList<Row>
        title={t('Terima Uang Kas')}
        label={t('Terima Uang Kas')}
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
            <Act keys="F6" label={t('Terima uang')} main run={() => setReceiving(true)} />
          </>
        }
        drawer={({ nomor, onClose }) => <KirimDrawer key={nomor} nomor={nomor} onClose={onClose} />}
      />
      {isReceiving && <ReceiveDialog onClose={() => setReceiving(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const names = statusNames(t)
  return [
    { key: 'no_reff', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'dari', label: t('Dari toko') },
    { key: 'jumlah_rp', label: t('Jumlah'), kind: 'money' },
    { key: 'keterangan', label: t('Keterangan') },
    { key: 'input_by', label: t('Dikirim oleh') },
    { key: 'umur_hari', label: t('Umur'), value: row => ageText(row.umur_hari, t) },
    { key: 'diterima_oleh', label: t('Diterima oleh') },
    {
      key: 'status',
      label: t('Status'),
      value: row => names[row.status],
      cell: row => <Tag tone={STATUS_TONES[row.status]}>{names[row.status]}</Tag>,
    },
  ]
}
