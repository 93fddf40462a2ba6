import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/text/figures.tsx'
import classes from '../barang.module.css'

interface Step {
  readonly teks: string
  readonly facts: Readonly<Record<string, string>>
  readonly jumlah_rp: number
}

/** How a price came about, step by step, in the words of the shared rules. */
export function PriceWorking({ steps, total }: { steps: readonly Step[]; total: number | null }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.working}>
      {steps.map(step => (
        <Line key={step.teks} step={step} />
      ))}
      <dt className={classes.sum}>{t('Harga Jual')}</dt>
      <dd className={classes.sum}>
        <Money value={total} />
      </dd>
    </dl>
  )
}

function Line({ step }: { step: Step }) {
  const { t } = useTranslation()
  return (
    <>
      <dt>{t(step.teks, step.facts)}</dt>
      <dd>{step.jumlah_rp === 0 ? '' : <Money value={step.jumlah_rp} />}</dd>
    </>
  )
}
