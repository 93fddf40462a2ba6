import classes from './layout.module.css'

/** What keeps an act from being done, beside what it lacks; nothing where nothing does. */
export function Lack({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <p className={classes.lack} role="alert">
      {text}
    </p>
  )
}
