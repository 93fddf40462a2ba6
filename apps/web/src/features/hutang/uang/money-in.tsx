import { useTranslation } from 'react-i18next'
import { ChangeBox } from '../../../engines/document-frame/money/change-box.tsx'
import { Paying } from '../../../engines/document-frame/money/paying.tsx'
import { onTenderKeys, useTenderNames } from '../../../engines/document-frame/money/tender-names.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import classes from '../hutang.module.css'
import type { Tenders } from './use-tenders.ts'

interface MoneyInProps {
  readonly tenders: Tenders
  /** Enter in the last field of a tender. */
  readonly onDone: () => void
}

/** Money that comes in, by the ways and the keys of the till. Stands in the dialog it is for. */
export function MoneyIn({ tenders, onDone }: MoneyInProps) {
  const { t } = useTranslation()
  const names = useTenderNames()
  const { total, pay } = tenders
  useKeys(
    onTenderKeys(cara => ({
      run: () => pay(cara),
      label: t('Bayar {cara}', { cara: names[cara] }),
    })),
  )
  return (
    <section className={classes.money} aria-label={t('Pembayaran')}>
      <Paying
        total={total}
        tenders={tenders.tenders}
        dispatch={tenders.dispatch}
        focus={tenders.focus}
        onTender={pay}
        onDone={onDone}
      />
      <ChangeBox total={total} bayar={tenders.bayar} />
    </section>
  )
}
