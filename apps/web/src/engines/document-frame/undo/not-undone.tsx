import classes from '../frame.module.css'

/** Why a document cannot be taken back here, as far as it is known before asking. */
export function NotUndone({ why }: { readonly why: string }) {
  return (
    <p className={classes.refused} role="note">
      {why}
    </p>
  )
}
