import type { CaraBayar } from '@kencana/domain/cart'
import { ppnPermyriad } from '@kencana/domain/cart'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { Money } from '../../../../kit/text/figures.tsx'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { quickCash } from '../cart/cart-prices.ts'
import type { OpenNota } from '../cart/use-cart.ts'
import classes from './payment.module.css'
import { TENDER_KEYS, useTenderNames } from './tender-names.ts'
import { TenderRows } from './tender-rows.tsx'

interface PaymentPanelProps {
  readonly open: OpenNota
  readonly focus: { readonly cara: CaraBayar; readonly at: number } | null
  readonly onTender: (cara: CaraBayar) => void
  readonly onDone: () => void
}

/** What is to be paid, how it is paid, and what comes back. */
export function PaymentPanel({ open, focus, onTender, onDone }: PaymentPanelProps) {
  return (
    <>
      <Sums open={open} onDone={onDone} />
      <div className={classes.paying}>
        <TenderButtons open={open} onTender={onTender} />
        <TenderRows open={open} focus={focus} onDone={onDone} />
        <QuickCash open={open} onDone={onDone} />
      </div>
    </>
  )
}

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
      {(figures.ppn_rp > 0 || cart.items.length === 0) && (
        <p className={classes.pair}>
          <span>
            {rate === undefined && rates.length > 0
              ? t('Termasuk PPN')
              : t('Termasuk PPN {persen}%', {
                  persen: percentText(rate ?? ppnPermyriad('FAKTUR')),
                })}
          </span>
          <Money value={figures.ppn_rp} />
        </p>
      )}
      <p className={classes.total} aria-live="polite">
        <span>{t('Bayar')}</span>
        <b>
          <Money value={figures.total} unit size="large" />
        </b>
      </p>
    </section>
  )
}

/** 110 per 10,000 is '1,1'. */
const percentText = (permyriad: number): string =>
  `${Math.trunc(permyriad / 100)},${String(permyriad % 100).replace(/0$/, '')}`

function TenderButtons({ open, onTender }: Pick<PaymentPanelProps, 'open' | 'onTender'>) {
  const { t } = useTranslation()
  const names = useTenderNames()
  return (
    <fieldset className={classes.tenders}>
      <legend className="k-hidden">{t('Cara pembayaran')}</legend>
      {TENDER_KEYS.map((cara, index) => (
        <button
          key={cara}
          type="button"
          aria-pressed={open.cart.tenders.some(tender => tender.cara === cara)}
          disabled={open.nota.cart.total === 0}
          onClick={() => onTender(cara)}
        >
          {names[cara]} <Kbd keys={String(index + 1)} />
        </button>
      ))}
    </fieldset>
  )
}

/** Exact and rounded amounts of cash, while cash is being taken. */
function QuickCash({ open, onDone }: Pick<PaymentPanelProps, 'open' | 'onDone'>) {
  const { t } = useTranslation()
  const { cart, nota, dispatch } = open
  const cash = cart.tenders.find(tender => tender.cara === 'TUNAI')
  if (cash === undefined) return null
  const others = cart.tenders.reduce((sum, t) => (t === cash ? sum : sum + t.jumlah), 0)
  const due = nota.cart.total - others
  return (
    <div className={classes.quick}>
      {quickCash(due).map((jumlah, index) => (
        <Button
          key={jumlah}
          variant="default"
          size="compact-sm"
          onClick={() => {
            dispatch({ type: 'tender', id: cash.id, change: { jumlah } })
            onDone()
          }}
        >
          {index === 0 ? t('Uang pas') : <Money value={jumlah} />}
        </Button>
      ))}
    </div>
  )
}
