import type { kirimHistory } from '@kencana/contract/areas/uang/kirim-uang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { StatedList } from '../../engines/document-frame/list/stated-list.tsx'
import { useBegun } from '../../engines/document-frame/list/use-begun.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { ageText, calls, STATUS_TONES, statusNames } from './calls.ts'
import { KirimDrawer } from './kirim-drawer.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

type Row = AnswerOf<typeof kirimHistory>['data'][number]

/** Money that other stores sent here, the oldest on its way told by its age; F6 receives. */
export function Screen() {
  const { t } = useTranslation()
  const [isReceiving, setReceiving] = useBegun()
  const { asked, ask } = useAsked('/terima-uang-kas')
  return (
    <>
      <StatedList
        name="kirim-uang"
        part="MASUK"
        title={t('Terima Uang Kas')}
        label={t('Terima Uang Kas')}
        asked={asked}
        ask={ask}
        nomor={asked.no_reff}
        names={statusNames(t)}
        tones={STATUS_TONES}
        stands="OPEN"
        columns={useColumns()}
        numberOf={row => row.no_reff}
        emptyHint={t('Tidak ada kiriman uang dengan saringan ini.')}
        read={(asking, signal) => {
          const query = { ...asking, arah: 'MASUK' as const }
          return call(calls.history, signal === undefined ? { query } : { query, signal })
        }}
        acts={<Act keys="F6" label={t('Terima uang')} main run={() => setReceiving(true)} />}
        drawer={({ nomor, onClose }) => <KirimDrawer key={nomor} nomor={nomor} onClose={onClose} />}
      />
      {isReceiving && <ReceiveDialog onClose={() => setReceiving(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_reff', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'dari', label: t('Dari toko') },
    { key: 'jumlah_rp', label: t('Jumlah'), kind: 'money' },
    { key: 'keterangan', label: t('Keterangan') },
    { key: 'input_by', label: t('Dikirim oleh') },
    { key: 'umur_hari', label: t('Umur'), value: row => ageText(row.umur_hari, t) },
    { key: 'diterima_oleh', label: t('Diterima oleh') },
  ]
}
