import { PROSES } from '@kencana/contract/names/stok/steps'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { StatedList } from '../../engines/document-frame/list/stated-list.tsx'
import { useAskedDays } from '../../engines/document-frame/list/use-asked-days.ts'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { BatchDrawer } from './batch-drawer.tsx'
import { BATCH_TONES, batchNames } from './batch-status.ts'
import { AREA, type BatchRow, calls } from './calls.ts'

interface BatchesProps {
  readonly asked: Readonly<
    Partial<Record<'no_kirim' | 'q' | 'tgl_from' | 'tgl_to' | 'status', string>>
  >
  readonly ask: (asked: Readonly<Record<string, string>>) => void
  /** Here batches are closed; else it is the list beside a bench. */
  readonly closes?: true
}

/** Batches at craftsmen, by day, state and words; each opens beside the list. */
export function Batches({ asked, ask, closes }: BatchesProps) {
  const { t } = useTranslation()
  const days = useAskedDays(asked, asked.no_kirim)
  // A batch is closed weeks after it was sent: nobody has to know when.
  const anyDays = { tgl_from: asked.tgl_from, tgl_to: asked.tgl_to }
  const title = closes ? t('Wasting Sepuhan') : t('Kiriman ke tukang')
  const back = <Act keys="F6" label={t('Kembali ke meja')} main run={() => ask({})} />
  return (
    <StatedList<BatchRow>
      name={AREA}
      part="kiriman"
      title={title}
      label={t('Kiriman ke tukang')}
      asked={asked}
      ask={next => ask(closes ? next : { ...next, lihat: 'dokumen' })}
      nomor={asked.no_kirim}
      days={closes ? anyDays : days}
      names={batchNames(t)}
      tones={BATCH_TONES}
      stands="DIKIRIM"
      columns={columns(t)}
      numberOf={row => row.no_kirim}
      emptyHint={t('Tidak ada kiriman dengan saringan ini.')}
      read={(query, signal) =>
        call(calls.list, signal === undefined ? { query } : { query, signal })
      }
      {...(closes ? {} : { acts: back })}
      drawer={({ nomor, onClose }) => (
        <BatchDrawer key={nomor} nomor={nomor} onClose={onClose} closes={closes === true} />
      )}
    />
  )
}

const columns = (t: TFunction): readonly Column<BatchRow>[] => [
  { key: 'no_kirim', label: t('Nomor'), kind: 'nomor' },
  { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
  { key: 'proses', label: t('Pekerjaan'), value: ({ proses }) => t(PROSES[proses]) },
  { key: 'nama_tukang', label: t('Tukang') },
  { key: 'tgl_janji', label: t('Janji selesai'), kind: 'date' },
  { key: 'pcs', label: t('Pcs'), kind: 'count' },
  { key: 'sisa_pcs', label: t('Belum kembali'), kind: 'count' },
  { key: 'berat', label: t('Berat kirim'), kind: 'gram' },
]
