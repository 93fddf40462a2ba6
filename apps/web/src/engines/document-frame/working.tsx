import { formatRupiah } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import classes from './entry/lines.module.css'

interface WorkingProps {
  readonly steps: readonly {
    /** Indonesian, with the names of its facts: the key of its translations. */
    readonly teks: string
    readonly facts: Readonly<Record<string, string | number>>
    readonly jumlah_rp: number
  }[]
  /** What they come to, by its name: 'Harga jual'. */
  readonly label: string
  readonly total: number
  /** It stands where no Rp is said around it. */
  readonly unit?: boolean
}

/** How a price came about, step by step; the amounts add up to it. */
export function Working({ steps, label, total, unit = false }: WorkingProps) {
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
        <dt>{label}</dt>
        <dd>{unit ? rupiahText(total) : formatRupiah(total)}</dd>
      </div>
    </dl>
  )
}

const signed = (amount: number): string =>
  amount < 0 ? `−${formatRupiah(-amount)}` : formatRupiah(amount)
