import type { jurnal } from '@kencana/contract/areas/akuntansi/jurnal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { StatedList } from '../../engines/document-frame/list/stated-list.tsx'
import { useAskedDays } from '../../engines/document-frame/list/use-asked-days.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { OwnJournals } from './ajuan/own-dialog.tsx'
import { calls } from './calls.ts'
import { JournalDrawer } from './journal-drawer.tsx'
import { WriteDialog } from './tulis/write-dialog.tsx'
import { STATUS_TONES, statusNames } from './words.ts'

type Row = AnswerOf<typeof jurnal.list>['data'][number]

/** Journals by hand that were posted; F6 writes one more, Alt A shows those one has submitted. */
export function Screen() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'write' | 'own' | null>(null)
  const { asked, ask } = useAsked('/jurnal-umum')
  return (
    <>
      <StatedList
        name="jurnal"
        title={t('Jurnal Umum')}
        description={t('Jurnal yang ditulis tangan. Masuk buku sesudah orang lain menyetujuinya.')}
        label={t('Jurnal Umum')}
        asked={asked}
        ask={ask}
        nomor={asked.no_jurnal}
        days={useAskedDays(asked, asked.no_jurnal)}
        names={statusNames(t)}
        tones={STATUS_TONES}
        stands="SELESAI"
        columns={useColumns()}
        numberOf={row => row.no_jurnal}
        emptyHint={t('Belum ada jurnal di hari ini. Tulis dengan F6.')}
        read={(query, signal) =>
          call(calls.list, signal === undefined ? { query } : { query, signal })
        }
        acts={
          <>
            <Act keys="Alt+A" label={t('Ajuan jurnal')} run={() => setOpen('own')} />
            <Act keys="F6" label={t('Tulis jurnal')} main run={() => setOpen('write')} />
          </>
        }
        drawer={({ nomor, onOpen, onClose }) => (
          <JournalDrawer key={nomor} nomor={nomor} onOpen={onOpen} onClose={onClose} />
        )}
      />
      {open === 'write' && <WriteDialog onClose={() => setOpen(null)} />}
      {open === 'own' && <OwnJournals onClose={() => setOpen(null)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_jurnal', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    {
      key: 'tgl_buku',
      label: t('Tanggal buku'),
      kind: 'date',
      value: row => row.tgl_buku ?? row.tgl_system,
    },
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
  ]
}
