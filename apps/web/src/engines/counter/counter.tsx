import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { giveBack } from '../../kit/keys/give-back.ts'
import classes from './counter.module.css'

interface CounterProps {
  readonly box?: Ref<HTMLDivElement>
  /** The cursor goes back to the scan field after a click, where there is one. */
  readonly toScan?: () => void
  /** What Enter does in a field. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  readonly head: ReactNode
  /** What the head, the field below it and the rows are apart is their own. */
  readonly isTight?: boolean
  /** Notices, the scan field, the rows. */
  readonly children: ReactNode
  /** Whose it is and how it is paid, in sections; below them the one act. */
  readonly side: { readonly label: string; readonly sections: ReactNode; readonly foot: ReactNode }
  /** Dialogs above it. */
  readonly above?: ReactNode
}

/** A counter: two columns on a desk, one on a phone. It knows nothing of what is written at it. */
export function Counter(props: CounterProps) {
  const { box, toScan, onKeyDown, head, isTight, children, side, above } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks of the fields inside
    <div
      ref={box}
      className={classes.counter}
      onKeyDown={onKeyDown}
      onClickCapture={toScan && (event => giveBack(event.target, toScan))}
    >
      <section className={classes.left} data-tight={isTight || undefined}>
        {head}
        {children}
      </section>
      <aside className={classes.side} aria-label={side.label}>
        <div className={classes.scroll}>{side.sections}</div>
        {side.foot}
      </aside>
      {above}
    </div>
  )
}
