import type { ReactNode } from 'react'
import classes from './detail.module.css'

interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Smaller, below it: what is missing is left out. */
  readonly more?: readonly ReactNode[]
}

/** What a document says of whom, when and where, side by side. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, more = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {more.map(
            (one, place) =>
              isSaid(one) && (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
                <dd key={place} className={classes.quiet}>
                  {one}
                </dd>
              ),
          )}
        </div>
      ))}
    </dl>
  )
}

const isSaid = (one: ReactNode): boolean => one !== null && one !== undefined && one !== ''
