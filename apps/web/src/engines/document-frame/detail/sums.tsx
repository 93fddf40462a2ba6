import type { ReactNode } from 'react'
import { Money } from '../../../kit/text/figures.tsx'
import classes from './detail.module.css'

interface Sum {
  readonly label: ReactNode
  /** Rupiah, or what stands there instead. */
  readonly value: number | ReactNode
  /** Goes off what stands above. */
  readonly isLess?: boolean
  /** What all above comes to. */
  readonly isTotal?: boolean
}

interface SumsProps {
  /** Said aloud before them. */
  readonly label?: string
  /** What is `null` is left out. */
  readonly sums: readonly (Sum | null)[]
}

/** Figures of a document, one below the other. */
export function Sums({ label, sums }: SumsProps) {
  return (
    <dl className={classes.sums} aria-label={label}>
      {sums.map(
        (sum, place) =>
          sum !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders are two rows
            <div key={place} data-total={sum.isTotal}>
              <dt>{sum.label}</dt>
              <dd>
                {sum.isLess && '−'}
                {typeof sum.value === 'number' ? (
                  <Money value={sum.value} unit={sum.isTotal === true} />
                ) : (
                  sum.value
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
