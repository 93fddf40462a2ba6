import type { CaraBayar, CaraJual } from '@kencana/domain/cart'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Paying } from '../../../../engines/document-frame/money/paying.tsx'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { Money } from '../../../../kit/text/figures.tsx'
import type { OpenWork } from '../cart/use-cart.ts'
import classes from './payment.module.css'

interface PaymentPanelProps {
  readonly open: OpenWork
  readonly focus: { readonly cara: CaraJual; readonly at: number } | null
  readonly onTender: (cara: CaraBayar) => void
  readonly onSaldo: () => void
  readonly onDone: () => void
}

/** What is to be paid, how it is paid, and what comes back. */
export const PaymentPanel = memo(function PaymentPanel({
  open,
  focus,
  onTender,
  onSaldo,
  onDone,
}: PaymentPanelProps) {
  return (
    <>
      <Sums open={open} onDone={onDone} />
      <Paying
        total={open.nota.cart.bayar}
        tenders={open.cart.tenders}
        dispatch={open.dispatch}
        focus={focus}
        onTender={onTender}
        onSaldo={onSaldo}
        onDone={onDone}
      />
    </>
  )
})

function Sums({ open, onDone }: Pick<PaymentPanelProps, 'open' | 'onDone'>) {
  const { t } = useTranslation()
  const { cart, nota, dispatch } = open
  const figures = nota.cart
  const rates = figures.ppn.filter(rate => rate.permyriad > 0)
  const rate = rates.length === 1 ? rates[0]?.permyriad : undefined
  return (
    <section className={classes.sums} aria-label={t('Ringkasan nota')}>
      <p className={classes.pair}>
        <span>{t('Subtotal')}</span>
        <Money value={figures.subtotal} />
      </p>
      <div className={classes.pair}>
        <span>{t('Potongan nota')}</span>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter leaves the field inside */}
        <span className={classes.discount} onKeyDown={event => event.key === 'Enter' && onDone()}>
          <MoneyInput
            aria-label={t('Potongan nota')}
            value={cart.diskon_rp}
            onChange={diskon_rp => dispatch({ type: 'discount', diskon_rp })}
            error={figures.tolak === 'DISKON_MELEBIHI'}
          />
        </span>
      </div>
      {figures.ppn_rp > 0 && (
        <p className={classes.pair}>
          <span>
            {rate === undefined
              ? t('Termasuk PPN')
              : t('Termasuk PPN {persen}%', { persen: percentText(rate) })}
          </span>
          <Money value={figures.ppn_rp} />
        </p>
      )}
      {figures.pph22_rp > 0 && (
        <p className={classes.pair}>
          <span>{t('PPh 22, ditambahkan')}</span>
          <Money value={figures.pph22_rp} />
        </p>
      )}
      <p className={classes.total} aria-live="polite">
        <span>{t('Bayar')}</span>
        <b>
          <Money value={figures.bayar} unit size="large" />
        </b>
      </p>
    </section>
  )
}

/** 110 per 10,000 is '1,1'. */
const percentText = (permyriad: number): string =>
  `${Math.trunc(permyriad / 100)},${String(permyriad % 100).replace(/0$/, '')}`
