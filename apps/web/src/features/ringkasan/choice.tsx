import classes from './ringkasan.module.css'

interface ChoiceProps<V extends string | number> {
  /** Translated; read to those who do not see it. */
  readonly legend: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly value: V | undefined
  readonly onChange: (value: V) => void
}

/** One of a few, all of them in sight. */
export function Choice<V extends string | number>(props: ChoiceProps<V>) {
  return (
    <fieldset className={classes.periods}>
      <legend className="k-hidden">{props.legend}</legend>
      {props.options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          onClick={() => props.onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
