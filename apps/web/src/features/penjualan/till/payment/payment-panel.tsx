import type { CaraBayar, CaraJual } from '@kencana/domain/cart'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Paying } from '../../../../engines/document-frame/money/paying.tsx'
import { TaxRows } from '../../../../engines/document-frame/tax-rows.tsx'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { Money } from '../../../../kit/text/figures.tsx'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { moduleOn } from '../../../../lib/session.ts'
import type { OpenWork } from '../cart/use-cart.ts'
import classes from './payment.module.css'

interface PaymentPanelProps {
  readonly open: OpenWork
  readonly focus: { readonly cara: CaraJual; readonly at: number } | null
  readonly onTender: (cara: CaraBayar) => void
  readonly onKupon: () => void
  readonly onSaldo: () => void
  readonly onDone: () => void
}

/** What is to be paid, how it is paid, and what comes back. */
export const PaymentPanel = memo(function PaymentPanel({
  open,
  focus,
  onTender,
  onKupon,
  onSaldo,
  onDone,
}: PaymentPanelProps) {
  return (
    <>
      <NotaSums open={open} onKupon={onKupon} onDone={onDone}>
        <Total open={open} />
      </NotaSums>
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

interface NotaSumsProps extends Pick<PaymentPanelProps, 'open' | 'onKupon' | 'onDone'> {
  /** What is to be paid. */
  readonly children: ReactNode
}

/** What the pieces of the nota come to, less discount and coupon, with the tax in it. */
export function NotaSums({ open, onKupon, onDone, children }: NotaSumsProps) {
  const { t } = useTranslation()
  const { cart, nota, dispatch } = open
  const figures = nota.cart
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
      {moduleOn('KUPON_PENJUALAN_MODULE') && (
        <div className={classes.pair}>
          <span>
            {t('Kupon')} <Kbd keys="Alt+U" />
          </span>
          <button type="button" className="k-dotted" onClick={onKupon}>
            {cart.kupon?.kode_kupon ?? t('Isi')}
          </button>
          {cart.kupon && <Money value={-figures.kupon_rp} />}
        </div>
      )}
      <TaxRows cart={figures} className={classes.pair} />
      {nota.bayar.pembulatan > 0 && (
        <p className={classes.pair}>
          <span>{t('Pembulatan tunai')}</span>
          <Money value={nota.bayar.pembulatan} />
        </p>
      )}
      {children}
    </section>
  )
}

/** What the customer pays: the nota, and what its cash is rounded up by. */
export const handedOver = ({ nota }: Pick<OpenWork, 'nota'>): number =>
  nota.cart.bayar + nota.bayar.pembulatan

function Total({ open }: Pick<PaymentPanelProps, 'open'>) {
  const { t } = useTranslation()
  return (
    <p className={classes.total} aria-live="polite">
      <span>{t('Bayar')}</span>
      <b>
        <Money value={handedOver(open)} unit size="large" />
      </b>
    </p>
  )
}
