import type { ReactNode } from 'react'
import classes from './frame.module.css'

/** Something that happened to a document. */
export interface TimelineEntry {
  readonly key: string
  readonly head: ReactNode
  readonly figure?: ReactNode
  /** When, who, why: what is missing is left out. */
  readonly more: readonly (string | null | undefined)[]
}

/** What happened to a document, in the order of time. */
export function Timeline(props: { title: string; entries: readonly TimelineEntry[] }) {
  const { title, entries } = props
  return (
    <section>
      <h3 className={classes.head}>{title}</h3>
      <ol className={classes.entries} aria-label={title}>
        {entries.map(({ key, head, figure, more }) => (
          <li key={key}>
            <span>
              {head}
              <br />
              <span className={classes.quiet}>{more.filter(Boolean).join(' · ')}</span>
            </span>
            <span className={classes.right}>{figure}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
