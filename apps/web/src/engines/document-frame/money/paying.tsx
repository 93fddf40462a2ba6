import type { CaraBayar, CaraJual } from '@kencana/domain/cart'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from './money.module.css'
import { SALDO_KEY, TENDER_KEYS, tenderKey, useTenderNames } from './tender-names.ts'
import { TenderRows } from './tender-rows.tsx'
import { type CartTender, quickCash, type TenderAction } from './tenders.ts'

interface PayingProps {
  readonly total: number
  readonly tenders: readonly CartTender[]
  readonly dispatch: (action: TenderAction) => void
  /** The tender that was just chosen: its amount takes the cursor. */
  readonly focus: { readonly cara: CaraJual; readonly at: number } | null
  readonly onTender: (cara: CaraBayar) => void
  /** A deposit is chosen to pay; where one may. */
  readonly onSaldo?: () => void
  readonly onDone: () => void
}

/** How an amount is paid: ways by their keys, what was handed over, likely amounts of cash. */
export function Paying(props: PayingProps) {
  const { total, tenders, dispatch, focus, onDone } = props
  return (
    <div className={classes.paying}>
      <TenderButtons {...props} />
      <TenderRows tenders={tenders} dispatch={dispatch} focus={focus} onDone={onDone} />
      <QuickCash total={total} tenders={tenders} dispatch={dispatch} onDone={onDone} />
    </div>
  )
}

function TenderButtons({
  total,
  tenders,
  onTender,
  onSaldo,
}: Pick<PayingProps, 'total' | 'tenders' | 'onTender' | 'onSaldo'>) {
  const { t } = useTranslation()
  const names = useTenderNames()
  return (
    <fieldset className={classes.tenders}>
      <legend className="k-hidden">{t('Cara pembayaran')}</legend>
      {[...TENDER_KEYS, ...(onSaldo ? (['SALDO'] as const) : [])].map(cara => (
        <button
          key={cara}
          type="button"
          aria-pressed={tenders.some(tender => tender.cara === cara)}
          disabled={total === 0}
          onClick={() => (cara === 'SALDO' ? onSaldo?.() : onTender(cara))}
        >
          {names[cara]} <Kbd keys={cara === 'SALDO' ? SALDO_KEY : tenderKey(cara)} />
        </button>
      ))}
    </fieldset>
  )
}

/** Exact and rounded amounts of cash, while cash is being taken. */
function QuickCash({
  total,
  tenders,
  dispatch,
  onDone,
}: Pick<PayingProps, 'total' | 'tenders' | 'dispatch' | 'onDone'>) {
  const { t } = useTranslation()
  const cash = tenders.find(tender => tender.cara === 'TUNAI')
  if (cash === undefined) return null
  const others = tenders.reduce((sum, t) => (t === cash ? sum : sum + t.jumlah), 0)
  return (
    <div className={classes.quick}>
      {quickCash(total - others).map((jumlah, index) => (
        <Button
          key={jumlah}
          variant="default"
          size="compact-sm"
          onClick={() => {
            const change = { jumlah, pas: index === 0 }
            dispatch({ type: 'tender', id: cash.id, change })
            onDone()
          }}
        >
          {index === 0 ? t('Uang pas') : <Money value={jumlah} />}
        </Button>
      ))}
    </div>
  )
}
