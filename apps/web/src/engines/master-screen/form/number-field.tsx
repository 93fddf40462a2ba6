import { type NumberField as NumberKind, placesOf } from '@kencana/contract/kit/field'
import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldProps } from '../../../kit/inputs/field-props.ts'
import { selectOnFocus } from '../../../kit/inputs/parts/select-on-focus.ts'

interface NumberFieldProps extends FieldProps {
  readonly field: NumberKind
  /** As it travels: percent as permil. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/**
 * Whole numbers, permil and percent with one decimal (percent kept as permil), and decimals as they
 * are. While typed, the text stands as it came: '3.' on its way to 3.5 is no figure yet and must
 * not be lost.
 */
export function NumberField({ field, value, onChange, inputRef, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | number | null>(null)
  const divisor = field.kind === 'percent' ? 10 : 1
  const places = field.kind === 'percent' ? 1 : placesOf(field)
  const step = 10 ** places
  const wire = (text: string | number): number | null => {
    const figure = text === '' ? Number.NaN : Number(text)
    return Number.isNaN(figure) ? null : (Math.round(figure * step) / step) * divisor
  }
  const own = typed !== null && wire(typed) === value
  return (
    <NumberInput
      {...rest}
      {...(inputRef === undefined ? {} : { ref: inputRef })}
      value={own ? typed : value === null ? '' : value / divisor}
      onChange={next => {
        setTyped(next)
        onChange(wire(next))
      }}
      onBlur={() => {
        setTyped(null)
        rest.onBlur?.()
      }}
      {...selectOnFocus}
      isAllowed={({ floatValue = 0 }) => Math.abs(floatValue) <= MOST_TYPED}
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

/** Beyond this a figure is no longer kept exactly; every bound of a field lies far below. */
const MOST_TYPED = 1e14

const SUFFIX: Readonly<Partial<Record<NumberKind['kind'], string>>> = {
  percent: ' %',
  permil: ' ‰',
}
