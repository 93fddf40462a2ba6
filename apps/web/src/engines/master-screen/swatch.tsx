import classes from './master-screen.module.css'

/** The colour a choice stands for; its name stands beside it. */
export function Swatch({ color }: { color: string }) {
  return <span className={classes.swatch} style={{ background: color }} aria-hidden />
}
