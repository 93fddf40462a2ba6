import type { ReactNode } from 'react'
import { Money } from '../text/figures.tsx'
import classes from './act-bar.module.css'

interface ActBarProps {
  readonly label: string
  /** How its fields stand. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** What is chosen in a list, and the act on it: it stays in sight under a long one. */
export const ActBar = ({ label, className, children }: ActBarProps) => (
  <section className={`${classes.bar} ${className}`} aria-label={label}>
    {children}
  </section>
)

export interface Sum {
  readonly label: string
  /** Rupiah; null while it is not known. */
  readonly amount: number | null
  readonly tone?: 'ok' | 'bad' | undefined
  /** Read out when it changes. */
  readonly isSpoken?: boolean
}

interface SumsProps {
  readonly sums: readonly Sum[]
  /** How they stand. */
  readonly className: string | undefined
}

/** Amounts of money with their names. */
export const Sums = ({ sums, className }: SumsProps) => (
  <dl className={`${classes.sums} ${className}`}>
    {sums.map(({ label, amount, tone, isSpoken }) => (
      <div key={label} data-tone={tone}>
        <dt>{label}</dt>
        <dd>
          <span role={isSpoken ? 'status' : undefined}>
            <Money value={amount} unit />
          </span>
        </dd>
      </div>
    ))}
  </dl>
)
