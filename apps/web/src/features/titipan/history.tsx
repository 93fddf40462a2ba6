import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { useTranslation } from 'react-i18next'
import { ChecksSaid } from '../../engines/document-frame/check/checks-said.tsx'
import { DocumentTimeline } from '../../engines/document-frame/document-timeline.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'

/** The documents of a deposit, and who checked them. */
export function History({ bon }: { bon: TitipanAnswer }) {
  const { t } = useTranslation()
  return (
    <>
      <DocumentTimeline
        documents={bon.riwayat}
        figureOf={one => <Money value={one.jumlah} />}
        saidOf={one => t('saldo {jumlah}', { jumlah: rupiahText(one.saldo) })}
      />
      <ChecksSaid of={bon.validasi} />
    </>
  )
}
