import { NumberInput } from '@mantine/core'
import type { FieldProps } from './field-props.ts'
import classes from './inputs.module.css'

interface MoneyInputProps extends FieldProps {
  /** Whole rupiah. */
  readonly value: number | null
  readonly onChange: (value: number) => void
  readonly max?: number
}

/** `Rp. {amount} ,-`: whole rupiah with grouping; anything that is no number becomes 0. */
export function MoneyInput({ value, onChange, max = 1e13, inputRef, ...field }: MoneyInputProps) {
  return (
    <NumberInput
      {...field}
      {...(inputRef === undefined ? {} : { ref: inputRef })}
      classNames={{ input: classes.number ?? '' }}
      value={value ?? ''}
      onChange={next => onChange(wholeNumber(next))}
      onFocus={event => event.currentTarget.select()}
      onBlur={() => {
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

/** The integer of what was typed, 0 when there is none (doc1 §5). */
export function wholeNumber(typed: number | string): number {
  const number = typeof typed === 'number' ? typed : Number(typed.replace(/[^0-9-]/g, ''))
  return Number.isSafeInteger(number) ? number : 0
}
