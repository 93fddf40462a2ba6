import type { ReactNode } from 'react'
import classes from './layout.module.css'

export type Tone = 'gold' | 'ok' | 'bad' | 'brand' | 'plain'

/** A small word for a state. */
export function Tag({ tone = 'gold', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
