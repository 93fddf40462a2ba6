import { JENIS_LEBUR } from '@kencana/contract/names/stok/steps'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { StatedList } from '../../engines/document-frame/list/stated-list.tsx'
import { useAskedDays } from '../../engines/document-frame/list/use-asked-days.ts'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { BarDrawer } from './bar-drawer.tsx'
import { BAR_TONES, barNames } from './bar-status.ts'
import { AREA, type BarRow, calls } from './calls.ts'

interface BarsProps {
  readonly asked: Readonly<
    Partial<Record<'no_lebur' | 'q' | 'tgl_from' | 'tgl_to' | 'status', string>>
  >
  readonly ask: (asked: Readonly<Record<string, string>>) => void
}

/** Bars by day, state and words; each opens beside the list. */
export function Bars({ asked, ask }: BarsProps) {
  const { t } = useTranslation()
  return (
    <StatedList<BarRow>
      name={AREA}
      part="lantak"
      title={t('Hasil lebur')}
      label={t('Hasil lebur')}
      asked={asked}
      ask={next => ask({ ...next, lihat: 'dokumen' })}
      nomor={asked.no_lebur}
      days={useAskedDays(asked, asked.no_lebur)}
      names={barNames(t)}
      tones={BAR_TONES}
      stands="ADA"
      columns={columns(t)}
      numberOf={row => row.no_lebur}
      emptyHint={t('Tidak ada hasil lebur dengan saringan ini.')}
      read={(query, signal) =>
        call(calls.list, signal === undefined ? { query } : { query, signal })
      }
      acts={<Act keys="F6" label={t('Kembali ke meja')} main run={() => ask({})} />}
      drawer={({ nomor, onClose }) => <BarDrawer key={nomor} nomor={nomor} onClose={onClose} />}
    />
  )
}

const columns = (t: TFunction): readonly Column<BarRow>[] => [
  { key: 'no_lebur', label: t('Nomor'), kind: 'nomor' },
  { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
  { key: 'jenis', label: t('Bahan'), value: ({ jenis }) => t(JENIS_LEBUR[jenis]) },
  { key: 'berat', label: t('Berat lantak'), kind: 'gram' },
  { key: 'kadar_uji', label: t('Kadar uji (‰)'), kind: 'decimal' },
  {
    key: 'murni_ug',
    label: t('Emas murni'),
    kind: 'weight',
    value: ({ murni_ug }) => Math.round(murni_ug / 1000),
  },
  { key: 'no_uji', label: t('Nomor uji') },
  { key: 'user_id', label: t('Oleh') },
]
