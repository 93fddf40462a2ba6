import type { kirimUang } from '@kencana/contract/areas/uang/kirim-uang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { StatedList } from '../../engines/document-frame/list/stated-list.tsx'
import { useBegun } from '../../engines/document-frame/list/use-begun.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { useChosenStore } from '../../lib/portal.ts'
import { useSession } from '../../lib/session.ts'
import { ageText, calls, STATUS_TONES, statusNames } from './calls.ts'
import { KirimDrawer } from './kirim-drawer.tsx'
import classes from './kirim-uang.module.css'
import { SendDialog } from './send-dialog.tsx'
import { StoresReport } from './stores-report.tsx'

type Row = AnswerOf<typeof kirimUang.list>['data'][number]

/** Money sent to another store, with its age while it is on its way; F6 sends. */
export function Screen() {
  const { t } = useTranslation()
  const isHead = useSession()?.tipe === 'PUSAT'
  const acting = useChosenStore()
  const [isSending, setSending] = useBegun()
  const { asked, ask } = useAsked('/kirim-uang-pusat')
  return (
    <>
      <StatedList
        name="kirim-uang"
        title={t('Kirim Uang Pusat')}
        label={t('Kirim uang')}
        asked={asked}
        ask={ask}
        nomor={asked.no_reff}
        days={{ tgl_from: asked.tgl_from, tgl_to: asked.tgl_to }}
        names={statusNames(t)}
        tones={STATUS_TONES}
        stands="OPEN"
        columns={useColumns()}
        numberOf={row => row.no_reff}
        emptyHint={t('Tidak ada kiriman uang dengan saringan ini.')}
        read={(query, signal) =>
          call(calls.list, signal === undefined ? { query } : { query, signal })
        }
        acts={<Act keys="F6" label={t('Kirim uang')} main run={() => setSending(true)} />}
        drawer={({ nomor, onClose }) => <KirimDrawer key={nomor} nomor={nomor} onClose={onClose} />}
      />
      {isHead && acting === null && (
        <div className={classes.below}>
          <StoresReport />
        </div>
      )}
      {isSending && <SendDialog onClose={() => setSending(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_reff', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'tujuan', label: t('Toko tujuan') },
    { key: 'jumlah_rp', label: t('Jumlah'), kind: 'money' },
    { key: 'keterangan', label: t('Keterangan') },
    { key: 'user_id', label: t('Petugas') },
    { key: 'umur_hari', label: t('Umur'), value: row => ageText(row.umur_hari, t) },
  ]
}
