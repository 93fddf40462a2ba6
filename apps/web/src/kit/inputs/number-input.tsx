import { withoutZerosBehind } from '@kencana/domain/figures/read-figure'
import { groupDigits } from '@kencana/domain/quantity'
import type { ReactNode } from 'react'
import type { FieldProps } from './field-props.ts'
import { FigureInput } from './parts/figure-input.tsx'

interface NumberInputProps extends FieldProps {
  /** Whole units of 10^-places; `null` while empty. */
  readonly value: number | null
  readonly onChange: (units: number | null) => void
  /** Digits behind the point. */
  readonly places?: number
  readonly max?: number
  /** What is less is on its way and not told; left like that, the field shows its value again. */
  readonly least?: number
  readonly negative?: boolean
  /** Stands behind the figure: ' %', ' hari'. */
  readonly suffix?: string
  readonly rightSection?: ReactNode
}

/** Beyond this a figure is no longer kept exactly; every bound of a field lies far below. */
const MOST = 1e14

/** Counts, percent, measures: whole units in the hand of the caller, decimals on screen. */
export function NumberInput(props: NumberInputProps) {
  const { onChange, places = 0, max = MOST, least, negative = false, suffix = '', ...field } = props
  return (
    <FigureInput
      {...field}
      kind={{ places, max, negative }}
      format={units => figureText(units, places)}
      mask={{ before: '', after: suffix }}
      onValue={units => {
        if (least !== undefined && (units ?? least - 1) < least) return field.value
        onChange(units)
        return units
      }}
    />
  )
}

/** '1,250.5' of 12505 tenths: no zeros behind that say nothing. */
function figureText(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  const whole = groupDigits(digits.slice(0, digits.length - places))
  const behind = withoutZerosBehind(digits.slice(digits.length - places))
  return `${units < 0 ? '-' : ''}${whole}${places === 0 || behind === '' ? '' : `.${behind}`}`
}
