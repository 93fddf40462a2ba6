import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import classes from './try.module.css'

export interface Line {
  readonly label: string
  readonly value: ReactNode
  /** The one figure all others lead to. */
  readonly isSum?: boolean
}

interface TryPanelProps {
  readonly inputs: ReactNode
  /** What the rule says, or a sentence why it says nothing. */
  readonly result: readonly Line[] | string
  readonly children?: ReactNode
}

/** A rule to be tried out above the table of its parameters; nothing is kept. */
export function TryPanel({ inputs, result, children }: TryPanelProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.space}>
      <Panel title={t('Coba hitung')}>
        <div className={classes.split}>
          <div className={classes.inputs}>{inputs}</div>
          <section className={classes.result} aria-label={t('Cara hitung')} aria-live="polite">
            {typeof result === 'string' ? <p>{result}</p> : <Lines lines={result} />}
          </section>
          {children}
        </div>
      </Panel>
    </div>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ label, value, isSum }) => (
        <div key={label} data-sum={isSum}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
