import { useTranslation } from 'react-i18next'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { ChangeBox } from './change-box.tsx'
import classes from './money.module.css'
import { Paying } from './paying.tsx'
import { onTenderKeys, useTenderNames } from './tender-names.ts'
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
    <section className={classes.taking} aria-label={t('Pembayaran')}>
      <Paying
        total={total}
        tenders={tenders.tenders}
        dispatch={tenders.dispatch}
        focus={tenders.focus}
        onTender={pay}
        onDone={onDone}
      />
      {tenders.bayar.pembulatan > 0 && (
        <p className={classes.change} data-tone="plain">
          <span>{t('Pembulatan tunai')}</span>
          <Money value={tenders.bayar.pembulatan} />
        </p>
      )}
      <ChangeBox total={total} bayar={tenders.bayar} />
    </section>
  )
}
