import type { KeyboardEvent, ReactNode } from 'react'
import classes from './tutup-toko.module.css'

/** A field that the arrows and Enter walk out of. */
export const Walked = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk between the fields inside
  <span className={classes.note} onKeyDown={walk}>
    {children}
  </span>
)

const STEP: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** To the next or the last figure of drawers and slips; past the last one to the note. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key]
  if (step === undefined) return
  event.preventDefault()
  const all = [
    ...document.querySelectorAll<HTMLElement>(`.${classes.note} input, .${classes.last} textarea`),
  ]
  all[all.indexOf(event.target as HTMLElement) + step]?.focus()
}
