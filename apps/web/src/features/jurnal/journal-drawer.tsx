import type { JurnalAnswer } from '@kencana/contract/areas/akuntansi/jurnal'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { UndoLast } from '../../engines/document-frame/undo/undo-last.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { CHANGES, calls } from './calls.ts'
import { JournalLines } from './journal-lines.tsx'
import { TurnDialog } from './turn-dialog.tsx'
import { STATUS_TONES, statusNames } from './words.ts'

interface DrawerProps {
  readonly nomor: string
  readonly onOpen: (nomor: string) => void
  readonly onClose: () => void
}

/** One posted journal: its lines, who wrote and who approved it, what undoes it. */
export function JournalDrawer(props: DrawerProps) {
  const { nomor, onClose } = props
  const { t } = useTranslation()
  const document = useQuery({
    queryKey: ['jurnal', 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params: { no_jurnal: nomor }, signal }),
  })
  return (
    <DocumentDrawer title={`${t('Jurnal Umum')} ${nomor}`} of={document} onClose={onClose}>
      {shown => (
        <>
          <Acts {...props} journal={shown} />
          <About journal={shown} />
          <JournalLines lines={shown.baris} />
        </>
      )}
    </DocumentDrawer>
  )
}

/** On its day it is taken back, later it is turned round by another. */
function Acts({ nomor, journal, onOpen, onClose }: DrawerProps & { journal: JurnalAnswer }) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [isOpen, setOpen] = useState(false)
  const { membalik, status, tgl_system } = journal
  const isToday = tgl_system === today
  return (
    <DrawerActs>
      {membalik !== null && (
        <Act
          keys="Alt+O"
          label={t('Lihat {nomor}', { nomor: membalik })}
          run={() => onOpen(membalik)}
        />
      )}
      {status === 'SELESAI' && (
        <Act
          keys="Alt+X"
          label={isToday ? t('Batalkan') : t('Balik jurnal')}
          danger
          run={() => setOpen(true)}
        />
      )}
      {isOpen && isToday && <CancelDialog journal={journal} onClose={onClose} />}
      {isOpen && !isToday && <TurnDialog nomor={nomor} onClose={() => setOpen(false)} />}
    </DrawerActs>
  )
}

function CancelDialog({ journal, onClose }: { journal: JurnalAnswer; onClose: () => void }) {
  const { t } = useTranslation()
  const { no_jurnal, jenis, jumlah } = journal
  const sums = rupiahText(jumlah)
  return (
    <UndoLast
      last={{ jenis, nomor: no_jurnal }}
      route={calls.cancel}
      params={{ no_jurnal }}
      changes={CHANGES}
      onClose={onClose}
      hint={t('Jurnal yang sama dengan sisi terbalik masuk buku hari ini.')}
      undo={{
        kategori: 'BATAL_JURNAL',
        nomor: no_jurnal,
        lines: [],
        sums,
        draft: `batal-jurnal/${no_jurnal}`,
      }}
    />
  )
}

function About({ journal }: { journal: JurnalAnswer }) {
  const { t } = useTranslation()
  const { status, no_batal, no_balik, pada, user_id, jumlah, keterangan } = journal
  return (
    <Facts
      facts={[
        {
          label: t('Jumlah'),
          value: <Money value={jumlah} unit size="large" />,
          more: [keterangan],
        },
        {
          label: t('Status'),
          value: <Tag tone={STATUS_TONES[status]}>{statusNames(t)[status]}</Tag>,
          more: [no_batal ?? no_balik],
        },
        {
          label: t('Ditulis oleh'),
          value: journal.diajukan_oleh,
          more: [cellText(journal.diajukan_pada, 'datetime'), journal.no_ajuan],
        },
        ...(journal.tgl_buku === null
          ? []
          : [{ label: t('Tanggal buku'), value: cellText(journal.tgl_buku, 'date') }]),
        { label: t('Disetujui oleh'), value: user_id, more: [cellText(pada, 'datetime')] },
      ]}
    />
  )
}
