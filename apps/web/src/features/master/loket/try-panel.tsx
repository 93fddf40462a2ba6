import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
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

/** On a phone the list comes first: the trial is opened by who wants it. */
const hasRoom = () => window.matchMedia('(min-width: 761px)').matches

/** A rule to be tried out above the table of its parameters; nothing is kept. */
export function TryPanel({ inputs, result, children }: TryPanelProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(hasRoom)
  const toggle = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-expanded={open}
      onClick={() => setOpen(before => !before)}
    >
      {open ? t('Tutup') : t('Buka')}
    </Button>
  )
  return (
    <div className={classes.space}>
      <Panel title={t('Coba hitung')} acts={toggle} flush={!open}>
        <div className={classes.split} hidden={!open}>
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
