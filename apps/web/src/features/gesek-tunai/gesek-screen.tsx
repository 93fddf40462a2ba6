import type { gesekTunai } from '@kencana/contract/areas/uang/gesek-tunai'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { cardText } from '@kencana/contract/names/card'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { STATUS_TONES, statusNames } from '../../engines/document-frame/detail/document-status.tsx'
import { StatedList } from '../../engines/document-frame/list/stated-list.tsx'
import { useAskedDays } from '../../engines/document-frame/list/use-asked-days.ts'
import { useBegun } from '../../engines/document-frame/list/use-begun.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'
import { GesekDialog } from './gesek-dialog.tsx'
import { GesekDrawer } from './gesek-drawer.tsx'

type Row = AnswerOf<typeof gesekTunai.list>['data'][number]

/** Cash given against debit cards, found by day or words; F6 gives some more. */
export function Screen() {
  const { t } = useTranslation()
  const [isWriting, setWriting] = useBegun()
  const { asked, ask } = useAsked('/gesek-tunai')
  return (
    <>
      <StatedList
        name="kas"
        part="gesek-tunai"
        title={t('Gesek Tunai')}
        label={t('Gesek tunai')}
        asked={asked}
        ask={ask}
        nomor={asked.no_gesek}
        days={useAskedDays(asked, asked.no_gesek)}
        names={statusNames(t)}
        tones={STATUS_TONES}
        stands="SELESAI"
        columns={useColumns()}
        numberOf={row => row.no_gesek}
        emptyHint={t('Tidak ada gesek tunai dengan saringan ini.')}
        read={(query, signal) =>
          call(calls.list, signal === undefined ? { query } : { query, signal })
        }
        acts={<Act keys="F6" label={t('Beri tunai')} main run={() => setWriting(true)} />}
        drawer={({ nomor, onClose }) => <GesekDrawer key={nomor} nomor={nomor} onClose={onClose} />}
      />
      {isWriting && <GesekDialog onClose={() => setWriting(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
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
  ]
}
