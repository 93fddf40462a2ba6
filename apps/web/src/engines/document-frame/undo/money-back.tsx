import { Money } from '../../../kit/text/figures.tsx'
import { Sums } from '../detail/sums.tsx'

interface MoneyBackProps {
  readonly label: string
  readonly total: number
  readonly ways: readonly { readonly label: string; readonly value: number }[]
}

/** What is given back when a document is cancelled, way by way, as it was paid. */
export function MoneyBack({ label, total, ways }: MoneyBackProps) {
  const whole = (
    <b>
      <Money value={total} unit />
    </b>
  )
  return <Sums label={label} sums={[{ label: <b>{label}</b>, value: whole }, ...ways]} />
}
