import { formatRupiah, RUPIAH_MASK } from '@kencana/domain/quantity'
import type { FieldProps } from './field-props.ts'
import { FigureInput } from './parts/figure-input.tsx'

interface MoneyInputProps extends FieldProps {
  /** Whole rupiah. */
  readonly value: number | null
  readonly onChange: (value: number) => void
  /** Where nothing is not 0: what an emptied field calls, which then stays empty. */
  readonly onEmpty?: (() => void) | undefined
  readonly max?: number
}

/** `Rp. {amount} ,-`: whole rupiah with grouping; anything that is no number becomes 0. */
export function MoneyInput({ value, onChange, onEmpty, max = 1e13, ...field }: MoneyInputProps) {
  return (
    <FigureInput
      {...field}
      value={value}
      kind={{ places: 0, max }}
      format={formatRupiah}
      mask={RUPIAH_MASK}
      onValue={amount => {
        if (amount === null && onEmpty !== undefined) onEmpty()
        else onChange(amount ?? 0)
        return onEmpty === undefined ? (amount ?? 0) : amount
      }}
      onBlur={() => {
        if (value === null && onEmpty === undefined) onChange(0)
        field.onBlur?.()
      }}
    />
  )
}
