import { type ReactNode, useId } from 'react'
import { Kbd } from '../text/kbd.tsx'
import classes from './save-foot.module.css'

interface SaveFootProps {
  /** What saving will do, or what it waits for. */
  readonly text: string
  readonly tone: 'plain' | 'gold' | 'bad'
  /** The act, as its button says it. */
  readonly label: string
  readonly disabled: boolean
  readonly onSave: () => void
  /** The figures above the act. */
  readonly children: ReactNode
}

/** The one act of a counter, at F10: its figures, what it will do or waits for, its button. */
export function SaveFoot({ text, tone, label, disabled, onSave, children }: SaveFootProps) {
  const why = useId()
  return (
    <section className={classes.foot}>
      {children}
      <p className={classes.why} id={why} data-tone={tone} role="status">
        {text}
      </p>
      <button
        type="button"
        className={classes.save}
        disabled={disabled}
        aria-describedby={why}
        onClick={onSave}
      >
        {label}
        <Kbd keys="F10" onBrand />
      </button>
    </section>
  )
}
