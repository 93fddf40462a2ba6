import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { useTranslation } from 'react-i18next'
import { ChecksSaid } from '../../engines/document-frame/check/checks-said.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { Timeline } from '../../engines/document-frame/timeline.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'

/** The documents of a deposit, and who checked them. */
export function History({ bon }: { bon: TitipanAnswer }) {
  const { t } = useTranslation()
  return (
    <>
      <Timeline
        title={t('Dokumen')}
        entries={bon.riwayat.map(one => ({
          key: one.nomor,
          head: (
            <>
              <b>{documentName(one.jenis, t)}</b> {one.nomor}
            </>
          ),
          figure: <Money value={one.jumlah} />,
          more: [
            cellText(one.pada, 'datetime'),
            one.user_id,
            t('saldo {jumlah}', { jumlah: rupiahText(one.saldo) }),
            one.keterangan,
          ],
        }))}
      />
      <ChecksSaid of={bon.validasi} />
    </>
  )
}
