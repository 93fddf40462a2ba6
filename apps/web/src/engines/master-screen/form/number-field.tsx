import type { NumberField as NumberKind } from '@kencana/contract/kit/field'
import { NumberInput } from '@mantine/core'
import type { FieldProps } from '../../../kit/inputs/field-props.ts'

interface NumberFieldProps extends FieldProps {
  readonly field: NumberKind
  /** As it travels: percent as permil. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** Whole numbers, permil, percent with one decimal (kept as permil), and decimals as they are. */
export function NumberField({ field, value, onChange, inputRef, ...rest }: NumberFieldProps) {
  const divisor = field.kind === 'percent' ? 10 : 1
  const places = field.kind === 'percent' ? 1 : (field.places ?? 0)
  const step = 10 ** places
  const wire = (typed: number) => (Math.round(typed * step) / step) * divisor
  return (
    <NumberInput
      {...rest}
      {...(inputRef === undefined ? {} : { ref: inputRef })}
      value={value === null ? '' : value / divisor}
      onChange={typed => onChange(typeof typed === 'number' ? wire(typed) : null)}
      onFocus={event => event.currentTarget.select()}
      suffix={field.unit === undefined ? (SUFFIX[field.kind] ?? '') : ` ${field.unit}`}
      decimalScale={places}
      decimalSeparator="."
      thousandSeparator=","
      allowNegative={field.min < 0}
      clampBehavior="none"
      hideControls
      inputMode="decimal"
      autoComplete="off"
    />
  )
}

const SUFFIX: Readonly<Partial<Record<NumberKind['kind'], string>>> = {
  percent: ' %',
  permil: ' ‰',
}
