import type { titipan } from '@kencana/contract/areas/uang/titipan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { StatedList } from '../../engines/document-frame/list/stated-list.tsx'
import { useBegun } from '../../engines/document-frame/list/use-begun.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { COUNTER_KEYS } from '../../lib/keys/counter-keys.ts'
import { calls } from './calls.ts'
import { TakeDialog } from './take-dialog.tsx'
import { TitipanDrawer } from './titipan-drawer.tsx'
import { STATUS_TONES, statusNames } from './words.ts'

type Row = AnswerOf<typeof titipan.list>['data'][number]

/** Money kept for customers: found by number, name or telephone; taken by F12. */
export function Screen() {
  const { t } = useTranslation()
  const [taking, setTaking] = useBegun()
  const { asked, ask } = useAsked('/lihat-titipan')
  return (
    <>
      <StatedList
        name="titipan"
        title={t('Lihat Titipan')}
        label={t('Titipan')}
        asked={asked}
        ask={ask}
        nomor={asked.no_titipan}
        days={{ tgl_from: asked.tgl_from, tgl_to: asked.tgl_to }}
        names={statusNames(t)}
        tones={STATUS_TONES}
        stands="TERBUKA"
        columns={useColumns()}
        numberOf={row => row.no_titipan}
        emptyHint={t('Tidak ada titipan dengan saringan ini.')}
        read={(query, signal) =>
          call(calls.list, signal === undefined ? { query } : { query, signal })
        }
        acts={
          <Act
            keys={COUNTER_KEYS.titipan.key}
            label={t('Terima titipan')}
            main
            run={() => setTaking(true)}
          />
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
  return [
    { key: 'no_titipan', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'telp_customer', label: t('Telepon') },
    { key: 'kode_sales', label: t('Sales') },
    { key: 'masuk', label: t('Masuk'), kind: 'money' },
    { key: 'saldo', label: t('Saldo'), kind: 'money' },
  ]
}
