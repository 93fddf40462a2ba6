import type { sortir } from '@kencana/contract/areas/stok/sortir'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { AskedOf } from '@kencana/contract/menu/addresses'
import { TUJUAN } from '@kencana/contract/names/stok/steps'
import { TUJUAN_SORTIR } from '@kencana/domain/stok/sortir'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { STATUS_TONES, statusNames } from '../../engines/document-frame/detail/document-status.tsx'
import { StatedList } from '../../engines/document-frame/list/stated-list.tsx'
import { useAskedDays } from '../../engines/document-frame/list/use-asked-days.ts'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { AREA, calls } from './calls.ts'
import { SortDrawer } from './sort-drawer.tsx'

type Row = AnswerOf<typeof sortir.list>['data'][number]

interface SortedDocumentsProps {
  readonly asked: AskedOf<'/sortir-pembelian'>
  readonly ask: (asked: AskedOf<'/sortir-pembelian'>) => void
}

/** What was sorted, by day and words; each opens beside the list. */
export function SortedDocuments({ asked, ask }: SortedDocumentsProps) {
  const { t } = useTranslation()
  return (
    <StatedList<Row>
      name={AREA}
      part="dokumen"
      title={t('Dokumen sortir')}
      label={t('Dokumen sortir')}
      asked={asked}
      ask={next => ask({ ...next, lihat: 'dokumen' })}
      nomor={asked.no_sortir}
      days={useAskedDays(asked, asked.no_sortir)}
      names={statusNames(t)}
      tones={STATUS_TONES}
      stands="SELESAI"
      columns={columns(t)}
      numberOf={row => row.no_sortir}
      emptyHint={t('Tidak ada sortir dengan saringan ini.')}
      read={(query, signal) =>
        call(calls.list, signal === undefined ? { query } : { query, signal })
      }
      acts={<Act keys="F6" label={t('Sortir barang')} main run={() => ask({})} />}
      drawer={({ nomor, onClose }) => <SortDrawer key={nomor} nomor={nomor} onClose={onClose} />}
    />
  )
}

/** 'Baki 12 · Cuci 3'. */
const went = ({ tujuan }: Row, t: TFunction): string =>
  TUJUAN_SORTIR.filter(place => tujuan[place] > 0)
    .map(place => `${t(TUJUAN[place])} ${String(tujuan[place])}`)
    .join(' · ')

const columns = (t: TFunction): readonly Column<Row>[] => [
  { key: 'no_sortir', label: t('Nomor'), kind: 'nomor' },
  { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
  { key: 'user_id', label: t('Oleh') },
  { key: 'pcs', label: t('Pcs'), kind: 'count' },
  { key: 'berat', label: t('Berat'), kind: 'gram' },
  { key: 'tujuan', label: t('Tujuan'), value: row => went(row, t) },
]
