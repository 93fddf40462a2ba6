import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cellText } from '../../../kit/table/columns.ts'
import classes from '../frame.module.css'
import type { CheckRow } from './check-row.tsx'

/** Something the document says that must be found as it says. */
interface CheckFact {
  readonly label: string
  /** What is missing is left out. */
  readonly value: ReactNode
  /** What is held against the thing itself, not only read. */
  readonly large?: boolean
}

/** What must be found, and who wrote it when. */
export function CheckFacts({ row, facts }: { row: CheckRow; facts: readonly CheckFact[] }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.figures}>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ label, value, large }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-large={large}>{value}</dd>
          </div>
        ))}
      <div>
        <dt>{t('Ditulis oleh')}</dt>
        <dd>
          {row.user_id} <span className={classes.quiet}>{cellText(row.pada, 'datetime')}</span>
        </dd>
      </div>
    </dl>
  )
}
