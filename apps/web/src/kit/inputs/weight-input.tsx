import { formatGram } from '@kencana/domain/quantity'
import type { FieldProps } from './field-props.ts'
import classes from './inputs.module.css'
import { FigureInput } from './parts/figure-input.tsx'

interface WeightInputProps extends FieldProps {
  /** Whole milligrams; `null` while empty. */
  readonly value: number | null
  readonly onChange: (mg: number | null) => void
  readonly maxMg?: number
}

const MASK = { before: '', after: '' }

/** Grams with three decimals on screen, whole milligrams in the hand of the caller. */
export function WeightInput({ value, onChange, maxMg = 100_000_000, ...field }: WeightInputProps) {
  return (
    <FigureInput
      {...field}
      value={value}
      kind={{ places: 3, max: maxMg }}
      format={formatGram}
      mask={MASK}
      rightSection={<span className={classes.unit}>g</span>}
      placeholder={field.placeholder ?? (field.error ? '' : formatGram(0))}
      onValue={mg => {
        onChange(mg)
        return mg
      }}
    />
  )
}
