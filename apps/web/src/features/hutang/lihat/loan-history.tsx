import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { beriTahu } from '@kencana/contract/entries/hutang/beri-tahu'
import { useTranslation } from 'react-i18next'
import { ChecksSaid } from '../../../engines/document-frame/check/checks-said.tsx'
import { DocumentTimeline } from '../../../engines/document-frame/document-timeline.tsx'
import { Timeline } from '../../../engines/document-frame/timeline.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { Money } from '../../../kit/text/figures.tsx'

/** How a customer was told, as it was typed. */
const WAYS = beriTahu.fields.cara.options

/** The documents of a loan, what the customer was told, and who checked its papers. */
export function LoanHistory({ loan }: { loan: HutangAnswer }) {
  const { t } = useTranslation()
  return (
    <>
      <DocumentTimeline documents={loan.riwayat} figureOf={one => <Money value={one.total} />} />
      {loan.pemberitahuan.length > 0 && (
        <Timeline
          title={t('Pemberitahuan')}
          entries={loan.pemberitahuan.map(one => ({
            key: one.pada,
            head: <b>{t(WAYS[one.cara])}</b>,
            more: [cellText(one.pada, 'datetime'), one.user_id, one.keterangan],
          }))}
        />
      )}
      <ChecksSaid of={loan.validasi} />
    </>
  )
}
