import type { PricedCart } from '@kencana/domain/cart'
import { useTranslation } from 'react-i18next'
import { Money } from '../../kit/text/figures.tsx'

interface TaxRowsProps {
  readonly cart: Pick<PricedCart, 'ppn' | 'ppn_rp' | 'pph22_rp'>
  /** Of a row: what is said, and its amount. */
  readonly className: string | undefined
}

/** VAT inside the prices of what is sold, and PPh 22 on top of them. */
export function TaxRows({ cart, className }: TaxRowsProps) {
  const { t } = useTranslation()
  const rates = cart.ppn.filter(rate => rate.permyriad > 0)
  const rate = rates.length === 1 ? rates[0]?.permyriad : undefined
  return (
    <>
      {cart.ppn_rp > 0 && (
        <p className={className}>
          <span>
            {rate === undefined
              ? t('Termasuk PPN')
              : t('Termasuk PPN {persen}%', { persen: percentText(rate) })}
          </span>
          <Money value={cart.ppn_rp} />
        </p>
      )}
      {cart.pph22_rp > 0 && (
        <p className={className}>
          <span>{t('PPh 22, ditambahkan')}</span>
          <Money value={cart.pph22_rp} />
        </p>
      )}
    </>
  )
}

/** 110 per 10,000 is '1,1'. */
const percentText = (permyriad: number): string =>
  `${Math.trunc(permyriad / 100)},${String(permyriad % 100).replace(/0$/, '')}`
