import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldProps } from './field-props.ts'
import classes from './inputs.module.css'
import { selectAll } from './parts/select-all.ts'
import { wholeNumber } from './parts/whole-number.ts'

interface MoneyInputProps extends FieldProps {
  /** Whole rupiah. */
  readonly value: number | null
  readonly onChange: (value: number) => void
  readonly max?: number
}

/** `Rp. {amount} ,-`: whole rupiah with grouping; anything that is no number becomes 0. */
export function MoneyInput({ value, onChange, max = 1e13, inputRef, ...field }: MoneyInputProps) {
  // Cleared, it shows nothing while it counts as 0: digits typed next must not join a shown 0.
  const [blank, setBlank] = useState(false)
  return (
    <NumberInput
      {...field}
      {...(inputRef === undefined ? {} : { ref: inputRef })}
      classNames={{ input: classes.number ?? '' }}
      value={blank ? '' : (value ?? '')}
      onChange={next => {
        setBlank(next === '')
        onChange(wholeNumber(next))
      }}
      onFocus={event => selectAll(event.currentTarget)}
      onBlur={() => {
        setBlank(false)
        if (value === null) onChange(0)
        field.onBlur?.()
      }}
      prefix="Rp. "
      suffix=" ,-"
      thousandSeparator=","
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      max={max}
      hideControls
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
