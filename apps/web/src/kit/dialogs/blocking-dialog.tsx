import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { openLayer } from '../keys/key-registry.ts'
import { keepFocus } from './dialog-host.tsx'
import classes from './dialogs.module.css'
import { useFocusInside } from './parts/focus-inside.ts'

interface BlockingDialogProps {
  readonly title: string
  readonly text: ReactNode
  /** The first has the focus; nothing but these closes it, if they do. */
  readonly acts: readonly { readonly label: string; readonly run: () => void }[]
}

const ABOVE_ALL = 1000

/** Stays until the cause is gone or one of its acts is taken; nothing else closes it. */
export function BlockingDialog({ title, text, acts }: BlockingDialogProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => openLayer(ABOVE_ALL), [])
  useFocusInside(box, own => own.querySelector('button') ?? own)
  return (
    <div className={classes.shade}>
      <div
        ref={box}
        className={classes.box}
        role="alertdialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        onKeyDown={keepFocus}
      >
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={classes.buttons}>
          {acts.map(({ label, run }, i) => (
            <button
              key={label}
              type="button"
              className={i === 0 ? classes.act : classes.quiet}
              onClick={run}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
