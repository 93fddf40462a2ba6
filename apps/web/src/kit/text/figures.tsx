import { formatFine, formatGram, formatRupiah } from '@kencana/domain/quantity'
import classes from './figures.module.css'

interface Figure {
  /** `null` or nothing shows a quiet dash. */
  readonly value: number | null | undefined
  /** Shows the quiet unit (Rp, g). */
  readonly unit?: boolean
  /** `large` is for the one total of a screen. */
  readonly size?: 'normal' | 'large'
}

const sizeClass = (size: Figure['size']) => (size === 'large' ? classes.large : classes.figure)

function Dash() {
  return <span className={classes.dash}>–</span>
}

/** Whole rupiah. */
export function Money({ value, unit = false, size }: Figure) {
  if (value === null || value === undefined) return <Dash />
  return (
    <span className={sizeClass(size)}>
      {unit && <span className={classes.unit}>Rp </span>}
      {formatRupiah(value)}
    </span>
  )
}

/** Whole milligrams, shown as grams with three decimals. */
export function Weight({ value, unit = false, size }: Figure) {
  if (value === null || value === undefined) return <Dash />
  return (
    <span className={sizeClass(size)}>
      {formatGram(value)}
      {unit && <span className={classes.unit}> g</span>}
    </span>
  )
}

/** Whole micrograms of fine gold, shown as grams with three decimals. */
export function Fine({ value, unit = false, size }: Figure) {
  if (value === null || value === undefined) return <Dash />
  return (
    <span className={sizeClass(size)}>
      {formatFine(value)}
      {unit && <span className={classes.unit}> g</span>}
    </span>
  )
}
