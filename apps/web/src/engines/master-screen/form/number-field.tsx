import type { NumberField as NumberKind } from '@kencana/contract/kit/field'
import { NumberInput } from '@mantine/core'
import type { FieldProps } from '../../../kit/inputs/field-props.ts'

interface NumberFieldProps extends FieldProps {
  readonly field: NumberKind
  /** As it travels: percent as permil. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** Whole numbers, permil, and percent with one decimal (kept as permil). */
export function NumberField({ field, value, onChange, inputRef, ...rest }: NumberFieldProps) {
  const divisor = field.kind === 'percent' ? 10 : 1
  return (
    <NumberInput
      {...rest}
      {...(inputRef === undefined ? {} : { ref: inputRef })}
      value={value === null ? '' : value / divisor}
      onChange={typed => onChange(typeof typed === 'number' ? Math.round(typed * divisor) : null)}
      onFocus={event => event.currentTarget.select()}
      suffix={SUFFIX[field.kind] ?? ''}
      decimalScale={divisor === 1 ? 0 : 1}
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
