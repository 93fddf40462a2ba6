import { cellText } from '../../kit/table/columns.ts'
import { Money } from '../../kit/text/figures.tsx'
import classes from './ringkasan.module.css'

/** By how much a figure went up or down, where it did. */
export function Change({ permil }: { permil: number | null }) {
  if (permil === null || permil === 0) return null
  const text = `${permil > 0 ? '▲ +' : '▼ −'}${cellText(Math.abs(permil), 'percent')}%`
  return (
    <span className={classes.change} data-tone={permil > 0 ? 'up' : 'down'}>
      {text}
    </span>
  )
}

/** The change in permil; nothing can be compared with nothing. */
export const changed = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) * 1000) / Math.abs(before))

/** What it was before, and the change since. */
export function Compared(props: { label: string; now: number; before: number }) {
  const { label, now, before } = props
  return (
    <span className={classes.compared}>
      {label}: <Money value={before} /> <Change permil={changed(now, before)} />
    </span>
  )
}
