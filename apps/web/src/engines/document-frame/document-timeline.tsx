import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cellText } from '../../kit/table/columns.ts'
import { documentName } from './document-name.ts'
import { Timeline } from './timeline.tsx'

/** A document of what is looked at. */
interface Written {
  readonly nomor: string
  readonly jenis: string
  readonly pada: string
  readonly user_id: string
  readonly penyetuju: string | null
  readonly keterangan: string | null
}

interface DocumentTimelineProps<One extends Written> {
  readonly documents: readonly One[]
  /** Its money, or its weight. */
  readonly figureOf: (one: One) => ReactNode
  /** What is said between who wrote it and why. */
  readonly saidOf?: (one: One) => string
}

/** The documents of a loan, a deposit, a debt or a batch, one after the other. */
export function DocumentTimeline<One extends Written>(props: DocumentTimelineProps<One>) {
  const { t } = useTranslation()
  const { documents, figureOf, saidOf } = props
  return (
    <Timeline
      title={t('Dokumen')}
      entries={documents.map(one => ({
        key: one.nomor,
        head: (
          <>
            <b>{documentName(one.jenis, t)}</b> {one.nomor}
          </>
        ),
        figure: figureOf(one),
        more: [
          cellText(one.pada, 'datetime'),
          one.user_id,
          one.penyetuju && t('disetujui {user_id}', { user_id: one.penyetuju }),
          saidOf?.(one) ?? null,
          one.keterangan,
        ],
      }))}
    />
  )
}
