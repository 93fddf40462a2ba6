import { maskRupiah } from '@kencana/domain/quantity'
import { useState } from 'react'
import type { FieldProps } from './field-props.ts'
import { grouped } from './parts/figure-text.ts'
import { MaskedFigure } from './parts/masked-figure.tsx'
import { wholeNumber } from './parts/whole-number.ts'

interface MoneyInputProps extends FieldProps {
  /** Whole rupiah. */
  readonly value: number | null
  readonly onChange: (value: number) => void
  /** Where nothing is not 0: what an emptied field calls, which then stays empty. */
  readonly onEmpty?: (() => void) | undefined
  readonly max?: number
}

const DIGIT = /\d/

/** `Rp. {amount} ,-`: whole rupiah with grouping; anything that is no number becomes 0. */
export function MoneyInput({ value, onChange, onEmpty, max = 1e13, ...field }: MoneyInputProps) {
  // Cleared, it shows nothing while it counts as 0: digits typed next must not join a shown 0.
  const [blank, setBlank] = useState(false)
  const typed = value === null || blank ? '' : maskRupiah(value)
  return (
    <MaskedFigure
      {...field}
      shown={typed}
      figure={DIGIT}
      inputMode="numeric"
      onFigure={digits => {
        if (digits === '' && onEmpty !== undefined) return onEmpty()
        const amount = wholeNumber(grouped(digits).replaceAll(',', ''))
        if (Number(digits) > max) return
        setBlank(digits === '')
        onChange(amount)
      }}
      onBlur={() => {
        setBlank(false)
        if (value === null && onEmpty === undefined) onChange(0)
        field.onBlur?.()
      }}
    />
  )
}
