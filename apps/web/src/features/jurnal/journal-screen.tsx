import type { jurnal, StatusJurnal } from '@kencana/contract/areas/akuntansi/jurnal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { AskedOf } from '@kencana/contract/menu/addresses'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { askedDays } from '../../engines/document-frame/list/asked-days.ts'
import { DayFilter } from '../../engines/document-frame/list/day-filter.tsx'
import { DocumentList } from '../../engines/document-frame/list/document-list.tsx'
import { StatusFilter } from '../../engines/document-frame/list/status-filter.tsx'
import { usePagedList } from '../../engines/document-frame/list/use-paged-list.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { firstDay, useSession } from '../../lib/session.ts'
import { OwnDialog } from './ajuan/own-dialog.tsx'
import { calls } from './calls.ts'
import { JournalDrawer } from './journal-drawer.tsx'
import { WriteDialog } from './tulis/write-dialog.tsx'
import { STATUS_TONES, statusNames } from './words.ts'

type Row = AnswerOf<typeof jurnal.list>['data'][number]

const STATUS = ['ALL', 'SELESAI', 'BATAL', 'DIBALIK'] as const
/** No number is found on a locked day. */
const NUMBER = /(?!)/

/** Journals by hand that were posted; F6 writes one more, Alt A shows those one has submitted. */
export function Screen() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'write' | 'own' | null>(null)
  const { asked, ask } = useAsked('/jurnal-umum')
  const days = useDays(asked)
  const filter = {
    status: STATUS.find(one => one === asked.status) ?? ('ALL' as const),
    tgl_from: days.tgl_from,
    tgl_to: days.tgl_to,
    q: asked.no_jurnal ?? asked.q,
  }
  const names = { ...statusNames(t), ALL: t('Semua') }
  const list = usePagedList({
    name: 'jurnal',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  return (
    <>
      <DocumentList<Row>
        title={t('Jurnal Umum')}
        description={t('Jurnal yang ditulis tangan. Masuk buku sesudah orang lain menyetujuinya.')}
        label={t('Jurnal Umum')}
        columns={useColumns()}
        list={list}
        q={filter.q}
        numberOf={row => row.no_jurnal}
        rowTone={row => (row.status === 'SELESAI' ? undefined : 'mute')}
        emptyHint={t('Belum ada jurnal di hari ini. Tulis dengan F6.')}
        first={asked.no_jurnal}
        filters={
          <>
            <StatusFilter<StatusJurnal>
              value={filter.status as StatusJurnal}
              states={STATUS}
              nameOf={status => names[status]}
              onChange={list.change}
            />
            <DayFilter filter={filter} onChange={list.change} />
            <Act keys="F6" label={t('Tulis jurnal')} main run={() => setOpen('write')} />
            <Act keys="Alt+A" label={t('Ajuan jurnal')} run={() => setOpen('own')} />
          </>
        }
        drawer={({ nomor, onOpen, onClose }) => (
          <JournalDrawer key={nomor} nomor={nomor} onOpen={onOpen} onClose={onClose} />
        )}
      />
      {open === 'write' && <WriteDialog onClose={() => setOpen(null)} />}
      {open === 'own' && <OwnDialog onClose={() => setOpen(null)} />}
    </>
  )
}

/** The open day at first; one that is named by a link is found on any day that may be seen. */
function useDays(asked: AskedOf<'/jurnal-umum'>) {
  const who = useSession()
  const locked = firstDay(who)
  if (asked.no_jurnal !== undefined && locked === undefined) {
    return { tgl_from: undefined, tgl_to: undefined }
  }
  return askedDays(asked, who?.tgl_system ?? undefined, { locked, whole: NUMBER })
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const names = statusNames(t)
  return [
    { key: 'no_jurnal', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'keterangan', label: t('Keterangan') },
    { key: 'jumlah', label: t('Jumlah'), kind: 'money' },
    {
      key: 'murni_ug',
      label: t('Emas murni'),
      kind: 'fine',
      value: row => (row.murni_ug === 0 ? null : row.murni_ug),
    },
    { key: 'diajukan_oleh', label: t('Ditulis oleh') },
    { key: 'user_id', label: t('Disetujui oleh') },
    {
      key: 'status',
      label: t('Status'),
      value: row => names[row.status],
      cell: row => <Tag tone={STATUS_TONES[row.status]}>{names[row.status]}</Tag>,
    },
  ]
}
