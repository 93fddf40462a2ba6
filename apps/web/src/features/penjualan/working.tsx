import type { WorkStep } from '@kencana/domain/price'
import { formatRupiah } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import classes from './penjualan.module.css'

interface WorkingProps {
  readonly steps: readonly (Omit<WorkStep, 'facts'> & {
    readonly facts: Readonly<Record<string, string | number>>
  })[]
  readonly total: number
}

/** How a price came about, step by step; the amounts add up to it. */
export function Working({ steps, total }: WorkingProps) {
  const { t } = useTranslation()
  return (
    <dl className={classes.working} aria-label={t('Cara hitung')}>
      {steps.map(step => (
        <div key={step.teks}>
          <dt>{t(step.teks, step.facts)}</dt>
          <dd>{step.jumlah_rp === 0 ? '' : signed(step.jumlah_rp)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('Harga jual')}</dt>
        <dd>{formatRupiah(total)}</dd>
      </div>
    </dl>
  )
}

const signed = (amount: number): string =>
  amount < 0 ? `−${formatRupiah(-amount)}` : formatRupiah(amount)
