import type { MutasiAnswer, mutasiBank } from '@kencana/contract/areas/uang/mutasi'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import {
  STATUS_TONES,
  statusNames,
} from '../../../engines/document-frame/detail/document-status.tsx'
import { StatedList } from '../../../engines/document-frame/list/stated-list.tsx'
import { useAskedDays } from '../../../engines/document-frame/list/use-asked-days.ts'
import { useBegun } from '../../../engines/document-frame/list/use-begun.ts'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import type { Column } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import { MUTASI } from '../calls.ts'
import { MoneyDrawer } from '../money-drawer.tsx'
import { placeText } from '../words.ts'
import { MUTASI_DIALOGS } from './mutasi-dialog.tsx'
import type { JenisMutasi } from './mutasi-faults.ts'

type Row = AnswerOf<typeof mutasiBank.list>['data'][number]

interface MutasiScreenProps {
  readonly jenis: JenisMutasi
  readonly path: '/mutasi-uang-bank' | '/mutasi-uang-cash'
  readonly title: string
}

/** Money that was moved, found by day or words; F6 opens the form. */
export function MutasiScreen({ jenis, path, title }: MutasiScreenProps) {
  const { t } = useTranslation()
  const [isMoving, setMoving] = useBegun()
  const { asked, ask } = useAsked(path)
  const MutasiDialog = MUTASI_DIALOGS[jenis]
  return (
    <>
      <StatedList
        name="kas"
        part={jenis}
        title={title}
        label={title}
        asked={asked}
        ask={ask}
        nomor={asked.no_mutasi}
        days={useAskedDays(asked, asked.no_mutasi)}
        names={statusNames(t)}
        tones={STATUS_TONES}
        stands="SELESAI"
        columns={useColumns()}
        numberOf={row => row.no_mutasi}
        emptyHint={t('Tidak ada mutasi dengan saringan ini.')}
        read={(query, signal) =>
          call(MUTASI[jenis].list, signal === undefined ? { query } : { query, signal })
        }
        acts={<Act keys="F6" label={t('Tambah mutasi')} main run={() => setMoving(true)} />}
        drawer={({ nomor, onClose }) => (
          <Drawer key={nomor} jenis={jenis} name={title} nomor={nomor} onClose={onClose} />
        )}
      />
      {isMoving && <MutasiDialog onClose={() => setMoving(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_mutasi', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'asal', label: t('Asal'), value: row => fromText(row) },
    { key: 'tujuan', label: t('Tujuan'), value: row => toText(row) },
    { key: 'jumlah', label: t('Jumlah'), kind: 'money' },
    { key: 'kategori', label: t('Kategori') },
    { key: 'keterangan', label: t('Keterangan') },
  ]
}

type Ends = Pick<Row, 'asal' | 'asal_rekening' | 'tujuan' | 'tujuan_rekening' | 'laci'>
const fromText = ({ asal, asal_rekening, laci }: Ends) => placeText(asal, asal_rekening, laci)
const toText = ({ tujuan, tujuan_rekening, laci }: Ends) => placeText(tujuan, tujuan_rekening, laci)

interface DrawerProps {
  readonly jenis: JenisMutasi
  readonly name: string
  readonly nomor: string
  readonly onClose: () => void
}

function Drawer({ jenis, name, nomor, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const { show, journal, cancel } = MUTASI[jenis]
  const params = { no_mutasi: nomor }
  return (
    <MoneyDrawer<MutasiAnswer>
      name={name}
      nomor={nomor}
      path={show.path.replace('/{no_mutasi}', '')}
      show={signal => call(show, { params, signal })}
      journal={signal => call(journal, { params, signal })}
      where={row => [
        { label: t('Asal'), value: fromText(row) },
        { label: t('Tujuan'), value: toText(row) },
        { label: t('Kategori'), value: row.kategori },
      ]}
      cancel={{ route: cancel, params }}
      onClose={onClose}
    />
  )
}
