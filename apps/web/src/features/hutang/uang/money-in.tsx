import { useTranslation } from 'react-i18next'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { ChangeBox, Paying, TENDER_KEYS, useTenderNames } from '../../penjualan/index.ts'
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
  const keys = TENDER_KEYS.map((cara, index) => {
    const label = t('Bayar {cara}', { cara: names[cara] })
    return [`Alt+${index + 1}`, { run: () => pay(cara), label }] as const
  })
  useKeys(Object.fromEntries(keys))
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
