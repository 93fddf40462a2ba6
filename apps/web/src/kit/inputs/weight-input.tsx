import { formatGram, gramToMg, mgToGram } from '@kencana/domain/quantity'
import { NumberInput } from '@mantine/core'
import type { FieldProps } from './field-props.ts'
import classes from './inputs.module.css'
import { selectAll } from './parts/select-all.ts'

interface WeightInputProps extends FieldProps {
  /** Whole milligrams; `null` while empty. */
  readonly value: number | null
  readonly onChange: (mg: number | null) => void
  readonly maxMg?: number
}

/** Grams with three decimals on screen, whole milligrams in the hand of the caller. */
export function WeightInput({ value, onChange, maxMg = 100_000_000, ...rest }: WeightInputProps) {
  const { inputRef, ...field } = rest
  return (
    <NumberInput
      {...field}
      {...(inputRef === undefined ? {} : { ref: inputRef })}
      classNames={{ input: classes.number ?? '' }}
      value={value === null ? '' : mgToGram(value)}
      onChange={next => onChange(next === '' ? null : gramToMg(next))}
      onFocus={event => selectAll(event.currentTarget)}
      decimalScale={3}
      decimalSeparator="."
      thousandSeparator=","
      fixedDecimalScale
      allowNegative={false}
      clampBehavior="strict"
      max={mgToGram(maxMg)}
      hideControls
      rightSection={<span className={classes.unit}>g</span>}
      inputMode="decimal"
      placeholder={field.placeholder ?? formatGram(0)}
      autoComplete="off"
    />
  )
}
