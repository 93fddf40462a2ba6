import type { ReactNode } from 'react'
import classes from './stat-card.module.css'

interface StatCardProps {
  readonly label: string
  /** A figure of the kit: `<Money …/>`, `<Weight …/>`, or a count. */
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly tone?: 'plain' | 'gold' | 'bad'
}

/** One figure an owner looks at. */
export function StatCard({ label, value, note, tone = 'plain' }: StatCardProps) {
  return (
    <div className={classes.stat} data-tone={tone}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </div>
  )
}
