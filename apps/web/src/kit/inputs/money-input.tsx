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
  readonly max?: number
}

const DIGIT = /\d/

/** `Rp. {amount} ,-`: whole rupiah with grouping; anything that is no number becomes 0. */
export function MoneyInput({ value, onChange, max = 1e13, ...field }: MoneyInputProps) {
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
        const amount = wholeNumber(grouped(digits).replaceAll(',', ''))
        if (amount > max) return
        setBlank(digits === '')
        onChange(amount)
      }}
      onBlur={() => {
        setBlank(false)
        if (value === null) onChange(0)
        field.onBlur?.()
      }}
    />
  )
}
