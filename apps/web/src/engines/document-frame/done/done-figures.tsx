import type { ReactNode } from 'react'
import { Money } from '../../../kit/text/figures.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from './done.module.css'

/** Something to hand over, or to say: an amount in rupiah, or a text. */
export interface DoneLine {
  readonly label: string
  readonly value: number | string
  readonly isGold?: boolean
}

interface DoneFiguresProps {
  readonly nomor: string
  readonly lines: readonly DoneLine[]
  /** What was done, and for whom: where no dialog says it. */
  readonly said?: { readonly label: string; readonly nama?: string }
  /** On a counter that has no card of its own below it. */
  readonly isCard?: boolean
  readonly children?: ReactNode
}

/** A document stands: its number, and the money in large type. */
export function DoneFigures(props: DoneFiguresProps) {
  const { nomor, lines, said, isCard = false, children } = props
  return (
    <section
      className={classes.written}
      role="status"
      aria-label={said?.label}
      data-alone={said !== undefined || undefined}
      data-card={isCard || undefined}
    >
      {said !== undefined && (
        <>
          <span className={classes.check}>
            <Icon name="validasi" size={28} />
          </span>
          <p>{said.label}</p>
        </>
      )}
      <h2>{nomor}</h2>
      {said?.nama !== undefined && <p className={classes.quiet}>{said.nama}</p>}
      <dl>
        {lines.map(({ label: name, value, isGold = false }) => (
          <div key={name} data-gold={isGold || undefined}>
            <dt>{name}</dt>
            <dd>{typeof value === 'number' ? <Money value={value} unit /> : value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
