import { formatGram, gramToMg } from '@kencana/domain/quantity'
import { useState } from 'react'
import type { FieldProps } from './field-props.ts'
import classes from './inputs.module.css'
import { grouped } from './parts/figure-text.ts'
import { MaskedFigure } from './parts/masked-figure.tsx'

interface WeightInputProps extends FieldProps {
  /** Whole milligrams; `null` while empty. */
  readonly value: number | null
  readonly onChange: (mg: number | null) => void
  readonly maxMg?: number
}

const FIGURE = /[\d.]/
/** What may stand in the field while it is typed: '4', '4.', '4.5', '.5'. */
const TYPED = /^\d{0,8}(\.\d{0,3})?$/

/**
 * Grams with three decimals on screen, whole milligrams in the hand of the caller. While typed,
 * the text stands as it came; the zeros behind it are filled in when the field is left.
 */
export function WeightInput({ value, onChange, maxMg = 100_000_000, ...field }: WeightInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const own = typed !== null && mgOf(typed) === value
  return (
    <MaskedFigure
      {...field}
      shown={own ? withGroups(typed) : value === null ? '' : formatGram(value)}
      figure={FIGURE}
      inputMode="decimal"
      rightSection={<span className={classes.unit}>g</span>}
      placeholder={field.placeholder ?? formatGram(0)}
      onFigure={text => {
        if (!TYPED.test(text) || (mgOf(text) ?? 0) > maxMg) return
        setTyped(text)
        onChange(mgOf(text))
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur?.()
      }}
    />
  )
}

const mgOf = (text: string): number | null =>
  text === '' || text === '.'
    ? null
    : gramToMg(`${text.startsWith('.') ? '0' : ''}${text}`.replace(/\.$/, ''))

function withGroups(text: string): string {
  const [whole = '', decimals] = text.split('.')
  return decimals === undefined ? grouped(whole) : `${grouped(whole)}.${decimals}`
}
