import { type NumberField as NumberKind, placesOf } from '@kencana/contract/kit/field'
import type { FieldProps } from '../../kit/inputs/field-props.ts'
import { NumberInput } from '../../kit/inputs/number-input.tsx'

interface NumberFieldProps extends FieldProps {
  readonly field: NumberKind
  /** As it travels: percent as permil. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** Whole numbers, permil and percent with one decimal (percent kept as permil), and decimals. */
export function NumberField({ field, value, onChange, ...rest }: NumberFieldProps) {
  const places = field.kind === 'percent' ? 1 : placesOf(field)
  const unit = field.kind === 'percent' ? 1 : 10 ** places
  return (
    <NumberInput
      {...rest}
      value={value === null ? null : Math.round(value * unit)}
      onChange={units => onChange(units === null ? null : units / unit)}
      places={places}
      negative={field.min < 0}
      suffix={field.unit === undefined ? (SUFFIX[field.kind] ?? '') : ` ${field.unit}`}
    />
  )
}

const SUFFIX: Readonly<Partial<Record<NumberKind['kind'], string>>> = {
  percent: ' %',
  permil: ' ‰',
}
