import classes from './figures.module.css'

const NUMBER = /([A-Z]{2}-[A-Z0-9]+-\d{6}-\d+)/

/** A sentence whose numbers of documents never break at their hyphens. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(NUMBER).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number may be named twice
      <span key={place} className={classes.unbroken}>
        {part}
      </span>
    ),
  )
