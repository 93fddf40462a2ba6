import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { useTranslation } from 'react-i18next'
import { ChecksSaid } from '../../../engines/document-frame/check/checks-said.tsx'
import { documentName } from '../../../engines/document-frame/document-name.ts'
import { Timeline } from '../../../engines/document-frame/timeline.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { noticeNames } from '../words.ts'

/** The documents of a loan, what the customer was told, and who checked its papers. */
export function LoanHistory({ loan }: { loan: HutangAnswer }) {
  const { t } = useTranslation()
  const notices = noticeNames(t)
  return (
    <>
      <Timeline
        title={t('Dokumen')}
        entries={loan.riwayat.map(one => ({
          key: one.nomor,
          head: (
            <>
              <b>{documentName(one.jenis, t)}</b> {one.nomor}
            </>
          ),
          figure: <Money value={one.total} />,
          more: [
            cellText(one.pada, 'datetime'),
            one.user_id,
            one.penyetuju && t('disetujui {user_id}', { user_id: one.penyetuju }),
            one.keterangan,
          ],
        }))}
      />
      {loan.pemberitahuan.length > 0 && (
        <Timeline
          title={t('Pemberitahuan')}
          entries={loan.pemberitahuan.map(one => ({
            key: one.pada,
            head: <b>{notices[one.cara]}</b>,
            more: [cellText(one.pada, 'datetime'), one.user_id, one.keterangan],
          }))}
        />
      )}
      <ChecksSaid of={loan.validasi} />
    </>
  )
}
