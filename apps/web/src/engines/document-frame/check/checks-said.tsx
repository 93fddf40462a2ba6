import { useTranslation } from 'react-i18next'
import { cellText } from '../../../kit/table/columns.ts'
import { Timeline } from '../timeline.tsx'
import { type CheckRow, type Hasil, Outcome } from './check-row.tsx'

/** A check of one of the documents that a detail shows. */
interface Said extends Pick<CheckRow, 'nomor' | 'user_id' | 'pada' | 'keterangan'> {
  readonly hasil: Hasil
}

/** Who checked the documents of something, and what he said; nothing before there was one. */
export function ChecksSaid({ of }: { of: readonly Said[] }) {
  const { t } = useTranslation()
  if (of.length === 0) return null
  return (
    <Timeline
      title={t('Pemeriksaan')}
      entries={of.map(one => ({
        key: one.nomor,
        head: (
          <>
            <Outcome hasil={one.hasil} /> {one.nomor}
          </>
        ),
        more: [cellText(one.pada, 'datetime'), one.user_id, one.keterangan],
      }))}
    />
  )
}
