import { type ReactNode, useEffect, useRef } from 'react'
import { openLayer } from '../keys/key-registry.ts'
import classes from './dialogs.module.css'

interface BlockingDialogProps {
  readonly title: string
  readonly text: ReactNode
  /** Without an act it cannot be left at all. */
  readonly act?: { readonly label: string; readonly run: () => void }
}

const ABOVE_ALL = 1000

/** Stays until the cause is gone or its one act is taken; nothing else closes it. */
export function BlockingDialog({ title, text, act }: BlockingDialogProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => openLayer(ABOVE_ALL), [])
  useEffect(() => (box.current?.querySelector('button') ?? box.current)?.focus(), [])
  return (
    <div className={classes.shade}>
      <div
        ref={box}
        className={classes.box}
        role="alertdialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        onKeyDown={event => event.key === 'Tab' && event.preventDefault()}
      >
        <h2>{title}</h2>
        <p>{text}</p>
        {act !== undefined && (
          <div className={classes.buttons}>
            <button type="button" className={classes.act} onClick={act.run}>
              {act.label}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
